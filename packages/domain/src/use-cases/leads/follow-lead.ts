import * as Effect from "effect/Effect"
import * as Result from "effect/Result"
import { sanitise } from "../../booking/draft/text-sanitiser.ts"
import { LeadChanged, LeadNotFound } from "../../leads/lead-errors.ts"
import { followedLead } from "../../leads/lead-follow-up.ts"
import { LeadDesk } from "../../ports/driven/lead-desk.ts"
import { UnitOfWork } from "../../ports/driven/unit-of-work.ts"
import type { LeadFollowUpRequest } from "../../ports/driving/lead-service.ts"

/** Sets owner, state and answer of a lead (D38); of two concurrent writes one succeeds. */
export const followLead = Effect.fn("followLead")(function* ({ id, ...followUp }: LeadFollowUpRequest) {
  const lead = yield* foundLead(id)
  const answer = sanitise(followUp.answer).trim()
  const followed = yield* Effect.fromResult(followedLead(lead, { ...followUp, answer }))
  const work = yield* UnitOfWork
  const written = yield* Effect.result(work.commit([{ kind: "followLead", lead: followed }]))
  if (Result.isFailure(written)) return yield* new LeadChanged({ lead: yield* foundLead(id) })
  return followed
})

const foundLead = Effect.fnUntraced(function* (id: string) {
  return (yield* (yield* LeadDesk).find(id)) ?? (yield* new LeadNotFound())
})
