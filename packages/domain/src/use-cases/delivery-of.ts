import type { Booking } from "../booking/booking.ts"
import { beginDelivery, type Delivery } from "../delivery/delivery.ts"
import { afterEvent } from "../machines/obey-command.ts"
import type { StoredBooking } from "../ports/driven/bookings.ts"

/** Where a booking is: what its log makes of it. Without the seal over its PIN no PIN proves its delivery. */
export const deliveryOf = (
  { booking, log }: Pick<StoredBooking, "booking" | "log">,
  pinSeal: string | null = null,
): Delivery => log.reduce(afterEvent, beginDelivery(booking, pinSeal))

/** A booking as it stands after its events: with its state, and with the windows to which somebody moved it. */
export const bookingNow = ({ booking }: Pick<StoredBooking, "booking">, { state, facts }: Delivery): Booking => ({
  ...booking,
  state,
  pickupWindow: facts.pickupWindow,
  deliveryWindow: facts.deliveryWindow,
})
