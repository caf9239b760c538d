import { cashAtDoor } from "../delivery/cash-at-door.ts"
import type { Money } from "../money/money.ts"
import type { StoredBooking } from "../ports/driven/bookings.ts"
import { bookingNow, deliveryOf } from "./delivery-of.ts"

/** What the recipient of a booking pays as it stands. */
export function cashAtDoorOf(stored: StoredBooking): Money | null {
  const delivery = deliveryOf(stored)
  return cashAtDoor(bookingNow(stored, delivery), delivery.till)
}
