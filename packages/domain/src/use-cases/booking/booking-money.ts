import * as Effect from "effect/Effect"
import { type BookingMoney, bookingMoney } from "../../booking/change/booking-money.ts"
import type { Delivery } from "../../delivery/delivery.ts"
import { tillThatCounts } from "../../delivery/till.ts"
import { money } from "../../money/money.ts"
import type { StoredBooking } from "../../ports/driven/bookings.ts"
import { PaymentAttempts } from "../../ports/driven/payment-attempts.ts"
import { cancellationDone } from "./cancellation-now.ts"

/** What was paid for a booking and what becomes of it, in its present state (D36, D37). */
export const moneyOfBooking = Effect.fnUntraced(function* (stored: StoredBooking, delivery: Delivery) {
  const { state, till } = delivery
  const fee = cancellationDone(stored)?.fee ?? money(0, till.due.currency)
  const attempts = yield* (yield* PaymentAttempts).ofBooking(stored.booking.reference)
  const paying = attempts.filter(({ attempt: { wasPaid, countsAside } }) => wasPaid || countsAside)
  const [last4, ...others] = new Set(paying.map(({ attempt: { card } }) => card?.last4 ?? null))
  return {
    ...bookingMoney(state, tillThatCounts(stored, till), fee),
    last4: others.length === 0 ? (last4 ?? null) : null,
  } satisfies BookingMoney
})
