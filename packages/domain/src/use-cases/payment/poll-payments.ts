import * as Clock from "effect/Clock"
import * as Effect from "effect/Effect"
import { msPerMinute } from "../../calendar/zone.ts"
import { PaymentAttempts, Refunds } from "../../ports/driven/payment-attempts.ts"
import { eachByItself } from "../each-by-itself.ts"
import { type PassedOver, pageByItself } from "../page-by-itself.ts"
import { abandonAttempt, checkAttempt, checkIfDue, checkLeaseMillis, hintAttempt } from "./check-attempt.ts"
import { moveRefundOn } from "./refund-money.ts"

/** How many items a page has; a job that finds more runs again at once. */
const atOnce = 20

const idOf = (id: string): string => id

/** By how much the clocks of two processes may differ before one of them ends an attempt early, in milliseconds. */
export const clockTolerance = 5 * msPerMinute

/** Checks every attempt whose check is due. Several processes may run: each attempt is lent to one of them. */
const checkDueAttempts = Effect.fn("checkDueAttempts")(function* () {
  const now = yield* Clock.currentTimeMillis
  const ids = yield* (yield* PaymentAttempts).claimDue(now, atOnce, checkLeaseMillis)
  yield* eachByItself(ids, checkAttempt, { what: "payment-check", idOf, atOnce: 4 })
  return ids.length
})

/** Sends refunds, and asks about those that were sent. */
const moveDueRefunds = Effect.fn("moveDueRefunds")(function* () {
  const now = yield* Clock.currentTimeMillis
  const ids = yield* (yield* Refunds).claimDue(now, atOnce, checkLeaseMillis)
  yield* eachByItself(ids, moveRefundOn, { what: "refund", idOf })
  return ids.length
})

/**
 * Ends attempts abandoned by their customers, later than their time by the clock tolerance. The gateway is asked first.
 */
const abandonOverdue = Effect.fn("abandonOverdue")(function* (passedOver?: PassedOver) {
  const now = yield* Clock.currentTimeMillis
  const { overdue } = yield* PaymentAttempts
  const abandoned = (id: string) =>
    hintAttempt(id).pipe(Effect.andThen(checkIfDue(id)), Effect.andThen(abandonAttempt(id, () => true)))
  const left = {
    find: (limit: number) => overdue(now - clockTolerance, limit),
    pageLength: atOnce,
    what: "left-payment",
    idOf,
  }
  return yield* pageByItself(left, abandoned, passedOver)
})

/** Does all of it, for a recurring job. Returns how much there was to do. */
export const pollPayments = Effect.fn("pollPayments")(function* (passedOver?: PassedOver) {
  const ended = yield* abandonOverdue(passedOver)
  const checked = yield* checkDueAttempts()
  return ended + checked + (yield* moveDueRefunds())
})
