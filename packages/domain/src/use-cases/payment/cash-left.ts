import * as Effect from "effect/Effect"
import type { Reference } from "../../booking/order/reference.ts"
import { refundable, type Till } from "../../delivery/till.ts"
import { money, subtract } from "../../money/money.ts"
import { PaymentAttempts } from "../../ports/driven/payment-attempts.ts"

/**
 * The cash in a booking's till. The desk cannot refund more in cash: card money is refunded to the card through its
 * gateway.
 */
export const cashLeft = Effect.fnUntraced(function* (reference: Reference, till: Till) {
  const attempts = yield* (yield* PaymentAttempts).ofBooking(reference)
  const left = refundable(till)
  const onCards = attempts
    .map(({ attempt: { wasPaid, countsAside, amount, held, refunded } }) =>
      countsAside ? amount.minor : wasPaid ? held.minor - refunded.minor : 0,
    )
    .reduce((sum, minor) => sum + minor, 0)
  const cash = subtract(left, money(onCards, left.currency))
  return money(Math.max(0, cash.minor), cash.currency)
})
