import { isPast } from "../../booking/change/booking-end.ts"
import { cashAtDoor } from "../../delivery/cash-at-door.ts"
import type { RecordedEvent } from "../../delivery/delivery-event.ts"
import type { Money } from "../../money/money.ts"
import type { StoredBooking } from "../../ports/driven/bookings.ts"
import { bookingNow, deliveryOf } from "./delivery-of.ts"

type Logged = Pick<StoredBooking, "booking" | "log">

/** What the recipient of a booking pays as it stands. */
export function cashAtDoorOf(stored: Logged): Money | null {
  const delivery = deliveryOf(stored)
  return cashAtDoor(bookingNow(stored, delivery), delivery.till)
}

/**
 * Whether an event of a booking paid what its recipient was to have ready for the driver. Not where the driver took it at
 * his door, which he knows; nor of a booking that is over by now, or of which something is due from him again.
 */
export function paidForRecipient({ booking, log }: Logged, event: RecordedEvent): boolean {
  if (event.type !== "settle" && event.type !== "takeCash") return false
  if (isPast(deliveryOf({ booking, log }).state) || cashAtDoorOf({ booking, log }) !== null) return false
  // What it cost then is what the first change of its price since says that it cost before.
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
