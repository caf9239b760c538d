import * as Clock from "effect/Clock"
import * as Effect from "effect/Effect"
import { sanitisedLead } from "../../booking/draft/sanitised.ts"
import { IdSource } from "../../ports/driven/id-source.ts"
import { UnitOfWork } from "../../ports/driven/unit-of-work.ts"
import type { SaveLeadRequest } from "../../ports/driving/booking-service.ts"
import type { Caller } from "../caller.ts"

/**
 * Saves the lead of a draft under its id, or under a new one if the id is not ours (section 7, POST /ctc/lead/create;
 * D38).
 */
export const saveLead = Effect.fn("saveLead")(function* (
  request: SaveLeadRequest,
  { isSandbox }: Pick<Caller, "isSandbox">,
) {
  const ids = yield* IdSource
  const work = yield* UnitOfWork
  const leadId = request.leadId !== null && isToken(request.leadId) ? request.leadId : yield* ids.token
  // Nobody contacts a sandbox user: his id leads to nothing.
  if (isSandbox) return { leadId }
  const at = yield* Clock.currentTimeMillis
  // Saving a lead has no condition that could fail: a conflict here would be a broken adapter.
  yield* Effect.orDie(work.commit([{ kind: "saveLead", leadId, lead: sanitisedLead(request.lead), at }]))
  return { leadId }
})

/** Whether `IdSource` could have made it. */
const isToken = (id: string): boolean => /^[0-9a-f]{32}$/.test(id)
