import * as Effect from "effect/Effect"
import { type BookingMoney, bookingMoney } from "../../booking/change/booking-money.ts"
import type { Delivery } from "../../delivery/delivery.ts"
import { money } from "../../money/money.ts"
import type { StoredBooking } from "../../ports/driven/bookings.ts"
import { PaymentAttempts } from "../../ports/driven/payment-attempts.ts"
import { cancellationDone } from "./cancellation-now.ts"

/** What was paid for a booking and what becomes of it, in its present state (D36, D37). */
export const moneyOfBooking = Effect.fnUntraced(function* (stored: StoredBooking, delivery: Delivery) {
  const { state, till } = delivery
  const fee = cancellationDone(stored)?.fee ?? money(0, till.due.currency)
  const attempts = yield* (yield* PaymentAttempts).ofBooking(stored.booking.reference)
  const card = attempts.findLast(({ attempt: { wasPaid, countsAside } }) => wasPaid || countsAside)?.attempt.card
  return { ...bookingMoney(state, till, fee), last4: card?.last4 ?? null } satisfies BookingMoney
})
