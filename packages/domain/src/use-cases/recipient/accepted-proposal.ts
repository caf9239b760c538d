import * as Effect from "effect/Effect"
import { type BookingWish, isSameStopWish } from "../../booking/change/booking-change.ts"
import type { Reference } from "../../booking/order/reference.ts"
import { RecipientRequests } from "../../ports/driven/recipient-requests.ts"
import type { Change } from "../../ports/driven/unit-of-work.ts"

/** A change identical to the recipient's proposal accepts it; no further decision is pending. */
export const acceptedProposal = Effect.fnUntraced(function* (reference: Reference, { dropOff }: BookingWish) {
  const [last] = yield* (yield* RecipientRequests).of(reference)
  const { digest, answer } = last ?? {}
  if (digest === undefined || answer?.outcome !== "proposed" || !isSameStopWish(answer.wish, dropOff)) return []
  return [{ kind: "settleProposal", digest, outcome: "accepted" }] satisfies readonly Change[]
})
