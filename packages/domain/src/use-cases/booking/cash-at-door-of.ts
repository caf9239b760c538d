import { isPast } from "../../booking/change/booking-end.ts"
import { cashAtDoor } from "../../delivery/cash-at-door.ts"
import type { RecordedEvent } from "../../delivery/delivery-event.ts"
import type { Money } from "../../money/money.ts"
import type { StoredBooking } from "../../ports/driven/bookings.ts"
import { bookingNow, deliveryOf } from "./delivery-of.ts"

type Logged = Pick<StoredBooking, "booking" | "log">

/** What the recipient has to pay as the booking is now. */
export function cashAtDoorOf(stored: Logged): Money | null {
  const delivery = deliveryOf(stored)
  return cashAtDoor(bookingNow(stored, delivery), delivery.till)
}

/**
 * Whether an event paid what the recipient was to have ready for the driver. False where the driver took it at the
 * door, which the recipient knows, and for a booking that is over or for which he owes something again.
 */
export function paidForRecipient({ booking, log }: Logged, event: RecordedEvent): boolean {
  if (event.type !== "settle" && event.type !== "takeCash") return false
  if (isPast(deliveryOf({ booking, log }).state) || cashAtDoorOf({ booking, log }) !== null) return false
  // The price at that time is the previous price in the first price change since.
  const since = log.filter(({ order }) => order > event.order)
  const [toPay = booking.price.toPay] = since.flatMap((later) =>
    later.type === "reschedule" ? (later.costBefore ?? []) : [],
  )
  const upTo = (last: number): Logged => ({
    booking: { ...booking, price: { ...booking.price, toPay } },
    log: log.filter(({ order }) => order <= last),
  })
  const before = upTo(event.order - 1)
  const isAtDoor = event.by.role === "porter" && deliveryOf(before).state === "deliveryStarted"
  if (event.type === "takeCash" && isAtDoor) return false
  return cashAtDoorOf(before) !== null && cashAtDoorOf(upTo(event.order)) === null
}
