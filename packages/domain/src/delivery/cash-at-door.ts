import type { Booking } from "../booking/booking.ts"
import type { Money } from "../money/money.ts"
import { outstanding, type Till } from "./till.ts"

/** What the recipient is to have ready for the driver in cash; null where he pays nothing. He is told of no other price (D33). */
export function cashAtDoor({ paymentMethod }: Pick<Booking, "paymentMethod">, till: Till): Money | null {
  const left = outstanding(till)
  return paymentMethod === "cashAtDelivery" && left.minor > 0 ? left : null
}
