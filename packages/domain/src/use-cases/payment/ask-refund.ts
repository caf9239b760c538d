import * as Clock from "effect/Clock"
import * as Effect from "effect/Effect"
import { mayDo, noSubject } from "../../account/may-do.ts"
import type { Reference } from "../../booking/order/reference.ts"
import { parseReference } from "../../booking/order/reference.ts"
import type { Instant } from "../../calendar/zone.ts"
import { add, type Money, money } from "../../money/money.ts"
import type { Evidence } from "../../payment/attempt/attempt-event.ts"
import { leftToRefund } from "../../payment/attempt/attempt-record.ts"
import type { RefundReason } from "../../payment/attempt/refund.ts"
import { RefundExceedsPayment } from "../../payment/payment-errors.ts"
import { Bookings } from "../../ports/driven/bookings.ts"
import { PaymentAttempts, type StoredAttempt } from "../../ports/driven/payment-attempts.ts"
import type { Change } from "../../ports/driven/unit-of-work.ts"
import type { RefundRequest, StartedRefund } from "../../ports/driving/payment-service.ts"
import type { OnceOptions } from "../../ports/driving/service-failure.ts"
import { BookingNotFound } from "../../tracking/tracking-errors.ts"
import type { Caller } from "../caller.ts"
import { type Decision, once } from "../once.ts"
import { refundChanges } from "./refund-changes.ts"
import { sharesOf } from "./refund-money.ts"
import { toCardsOf } from "./to-cards.ts"

/** Refunds a booking's card payments for the desk; everything that is left if no amount is given. */
export const askRefund = Effect.fn("askRefund")(function* (
  request: RefundRequest,
  caller: Caller,
  options: OnceOptions = {},
) {
  return yield* once(
    {
      caller,
      options,
      request: { refund: request.reference, amount: request.amount },
      matter: "payment",
      about: "own",
    },
    decided(request, caller),
  )
})

const decided = Effect.fnUntraced(function* ({ reference: typed, amount: asked }: RefundRequest, caller: Caller) {
  const reference = parseReference(typed)
  const stored = reference && (yield* (yield* Bookings).find(reference))
  // Staff cannot see sandbox bookings.
  if (!stored || stored.isSandbox || !mayDo(caller.actor, "refund-booking", noSubject))
    return yield* new BookingNotFound()
  const now = yield* Clock.currentTimeMillis
  const { currency } = stored.booking.price.toPay
  // Read once, so that what is left and what is refunded are of the same moment, as is the commit.
  const attempts = yield* (yield* PaymentAttempts).ofBooking(stored.booking.reference)
  const left = add(money(0, currency), ...attempts.map(({ attempt }) => leftToRefund(attempt)))
  const amount = asked ?? left
  if (amount.currency !== currency || amount.minor <= 0 || amount.minor > left.minor)
    return yield* new RefundExceedsPayment({ amount: left })
  const { refunds, changes } = yield* shared(attempts, amount, "asked-by-staff", "operator", now)
  const answer: StartedRefund = { refunds: refunds.map(({ id, amount, state }) => ({ id, amount, state })) }
  return { answer, changes } satisfies Decision<StartedRefund>
})

/**
 * The changes that start a card refund, to be committed with its cause, such as a cancellation (D36). Money that was
 * not paid by card is not included, nor money of unknown ownership. If a refund is already under way, it counts towards
 * what a cancellation gives back.
 */
export const cardRefund = Effect.fnUntraced(function* (
  reference: Reference,
  amount: Money,
  reason: RefundReason,
  evidence: Evidence,
  now: Instant,
) {
  const attempts = (yield* (yield* PaymentAttempts).ofBooking(reference)).filter(({ attempt }) => attempt.wasPaid)
  const before = reason === "cancelled" ? yield* toCardsOf(reference, amount.currency) : money(0, amount.currency)
  const rest = money(Math.max(0, amount.minor - before.minor), amount.currency)
  return yield* shared(attempts, rest, reason, evidence, now)
})

const shared = Effect.fnUntraced(function* (
  attempts: readonly StoredAttempt[],
  amount: Money,
  reason: RefundReason,
  evidence: Evidence,
  now: Instant,
) {
  const shares = sharesOf(
    attempts.map(({ attempt }) => ({ attempt, left: leftToRefund(attempt) })),
    amount,
  )
  const asked = yield* Effect.forEach(shares, ({ attempt, share }) => {
    const why = attempt.state === "review" && !attempt.wasPaid ? "in-doubt" : reason
    return refundChanges(attempt, share, why, evidence, now)
  })
  return {
    refunds: asked.map(({ refund }) => refund),
    changes: asked.flatMap(({ changes }): readonly Change[] => changes),
  }
})
