import * as Clock from "effect/Clock"
import * as Effect from "effect/Effect"
import { sanitisedLead } from "../../booking/draft/sanitised.ts"
import { IdSource } from "../../ports/driven/id-source.ts"
import type { SaveLeadRequest } from "../../ports/driving/booking-service.ts"
import type { OnceOptions } from "../../ports/driving/service-failure.ts"
import type { Caller } from "../caller.ts"
import { type Decision, once } from "../once.ts"

/**
 * Saves the lead of a draft under its id, or under a new one if the id is not ours (section 7, POST /ctc/lead/create;
 * D38); once for each idempotency key.
 */
export const saveLead = Effect.fn("saveLead")(function* (
  request: SaveLeadRequest,
  caller: Caller,
  options: OnceOptions = {},
) {
  return yield* once(
    { caller, options, request: { saveLead: request }, matter: "other", about: "new" },
    saved(request, caller),
  )
})

const saved = Effect.fnUntraced(function* (request: SaveLeadRequest, { isSandbox }: Caller) {
  const leadId = request.leadId !== null && isToken(request.leadId) ? request.leadId : yield* (yield* IdSource).token
  const answer = { leadId }
  // Nobody contacts a sandbox user: his id leads to nothing.
  if (isSandbox) return { answer, changes: [] } satisfies Decision<typeof answer>
  const at = yield* Clock.currentTimeMillis
  const lead = sanitisedLead(request.lead)
  return { answer, changes: [{ kind: "saveLead", leadId, lead, at }] } satisfies Decision<typeof answer>
})

/** Whether `IdSource` could have made it. */
const isToken = (id: string): boolean => /^[0-9a-f]{32}$/.test(id)
