import type { Booking } from "../../booking/booking.ts"
import { beginDelivery, type Delivery } from "../../delivery/delivery.ts"
import { afterEvent } from "../../machines/obey-command.ts"
import type { StoredBooking } from "../../ports/driven/bookings.ts"

/**
 * Where a booking is: what its log makes of it. Without the seal over its PIN no PIN proves a delivery from now on; one
 * that was proved so stays proved.
 */
export const deliveryOf = (
  { booking, log }: Pick<StoredBooking, "booking" | "log">,
  pinSeal: string | null = sealThatProved(log),
): Delivery => log.reduce(afterEvent, beginDelivery(booking, pinSeal))

/** The seal of the PIN by which the parcel was handed over, or null: only a right one is on record. */
function sealThatProved(log: StoredBooking["log"]): string | null {
  const proof = log.findLast(({ type }) => type === "deliver")
  return proof?.type === "deliver" && proof.proof.kind === "pin" ? proof.proof.seal : null
}

/** A booking as it stands after its events: with its state, and with the windows to which somebody moved it. */
export const bookingNow = ({ booking }: Pick<StoredBooking, "booking">, { state, facts }: Delivery): Booking => ({
  ...booking,
  state,
  pickupWindow: facts.pickupWindow,
  deliveryWindow: facts.deliveryWindow,
})
