import * as Effect from "effect/Effect"
import type { Reference } from "../../booking/order/reference.ts"
import { add, type Money, money } from "../../money/money.ts"
import { isUnderWay, type Refund, wasInTill } from "../../payment/attempt/refund.ts"
import { PaymentAttempts, Refunds } from "../../ports/driven/payment-attempts.ts"

/** The part of a booking's till that refunds are bringing back to cards and have not completed. */
export const onItsWayToCards = (refunds: readonly Refund[], currency: Money["currency"]): Money =>
  add(
    money(0, currency),
    ...refunds.filter((refund) => isUnderWay(refund) && wasInTill(refund)).map((one) => one.amount),
  )

/** The part of a booking's till that is on its way back to its cards. */
export const toCardsOf = Effect.fnUntraced(function* (reference: Reference, currency: Money["currency"]) {
  const refunds = yield* Refunds
  const attempts = yield* (yield* PaymentAttempts).ofBooking(reference)
  const asked = yield* Effect.forEach(attempts, ({ attempt }) => refunds.ofAttempt(attempt.id))
  return onItsWayToCards(asked.flat(), currency)
})
