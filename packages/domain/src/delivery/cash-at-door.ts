import type { Booking } from "../booking/booking.ts"
import type { Money } from "../money/money.ts"
import { outstanding, type Till } from "./till.ts"

/**
 * The cash that the recipient must have ready for the driver; null if he pays nothing. He is told no other price (D33).
 */
export function cashAtDoor({ paymentMethod }: Pick<Booking, "paymentMethod">, till: Till): Money | null {
  const left = outstanding(till)
  return paymentMethod === "cashAtDelivery" && left.minor > 0 ? left : null
}
