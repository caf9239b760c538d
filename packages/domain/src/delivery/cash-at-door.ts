import type { Booking } from "../booking/booking.ts"
import type { Money } from "../money/money.ts"
import { isCash } from "../payment/payment-method.ts"
import { outstanding, type Till } from "./till.ts"

/** The cash that a driver has still to take, at whichever stop it is paid; null for none. */
export function cashToTake({ paymentMethod }: Pick<Booking, "paymentMethod">, till: Till): Money | null {
  const left = outstanding(till)
  return isCash(paymentMethod) && left.minor > 0 ? left : null
}

/**
 * The cash that the recipient must have ready for the driver; null if he pays nothing. He is told no other price (D33).
 */
export const cashAtDoor = (booking: Pick<Booking, "paymentMethod">, till: Till): Money | null =>
  booking.paymentMethod === "cashAtDelivery" ? cashToTake(booking, till) : null
