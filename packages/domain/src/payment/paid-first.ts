import type { BookingState } from "../booking/booking.ts"
import type { Money } from "../money/money.ts"
import { isCash, type PaymentMethod } from "./payment-method.ts"

/**
 * The state in which an order is booked (D16, D45). It waits for its payment only if there is one: cash is paid at a
 * stop, and a promo may leave nothing to pay.
 *
 * @param due what is to be paid for it
 */
export const stateWhenBooked = (
  method: PaymentMethod,
  due: Money,
): Extract<BookingState, "awaitingPayment" | "confirmed"> =>
  isCash(method) || due.minor <= 0 ? "confirmed" : "awaitingPayment"

/**
 * Whether a complete booking gets dearer only once the difference is paid (D37): if it was paid, and also if it is by
 * card and there was nothing to pay. The driver collects the new total of what is not paid in cash yet.
 *
 * @param held what was paid and not refunded
 */
export const isDifferencePaidFirst = (method: PaymentMethod, held: Money): boolean =>
  method !== "onAccount" && (held.minor > 0 || !isCash(method))
