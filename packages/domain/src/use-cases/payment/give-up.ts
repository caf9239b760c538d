import * as Effect from "effect/Effect"
import { parseReference, type Reference } from "../../booking/order/reference.ts"
import type { Instant } from "../../calendar/zone.ts"
import type { AttemptRecord } from "../../payment/attempt/attempt-record.ts"
import { isLive } from "../../payment/attempt/attempt-state.ts"
import { mayGiveUp, type Successor } from "../../payment/attempt/leave-the-bank.ts"
import { PaymentInProgress } from "../../payment/payment-errors.ts"
import { PaymentAttempts } from "../../ports/driven/payment-attempts.ts"
import type { SessionRequest } from "../../ports/driving/payment-service.ts"
import { recorded } from "./attempt-changes.ts"
import { checkForPage } from "./check-attempt.ts"

/**
 * Asks the gateway about the attempts that a request may give up: they may be paid by now. Only after it is known that
 * the caller may pay: how long he waits would tell a stranger whether a booking is being paid.
 */
export const checkBeforeGivingUp = Effect.fnUntraced(function* ({
  reference: typed,
  instead,
}: Pick<SessionRequest, "reference" | "instead">) {
  const reference = parseReference(typed)
  const live = reference && (yield* liveAttemptOf(reference))
  for (const id of new Set([instead, live?.id])) if (id) yield* checkForPage(id)
})

/** The attempt that may still pay a booking, of which there is at most one. */
export const liveAttemptOf = Effect.fnUntraced(function* (reference: Reference) {
  const attempts = yield* (yield* PaymentAttempts).ofBooking(reference)
  return attempts.find(({ attempt }) => isLive(attempt.state))?.attempt
})

/** A live attempt whose place another payment takes, if it may. */
export const givenUp = Effect.fnUntraced(function* (live: AttemptRecord, by: Successor, now: Instant) {
  if (!mayGiveUp(live, by, now)) return yield* new PaymentInProgress()
  return recorded(live, { type: "abandoned" }, "system", now).change
})
