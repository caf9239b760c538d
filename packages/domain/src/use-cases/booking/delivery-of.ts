import type { Booking } from "../../booking/booking.ts"
import { beginDelivery, type Delivery } from "../../delivery/delivery.ts"
import { afterEvent } from "../../machines/obey-command.ts"
import type { StoredBooking } from "../../ports/driven/bookings.ts"

/**
 * The state of a booking, computed from its log. Without the seal of its PIN, no PIN can prove a delivery from now on;
 * an earlier proof stays valid.
 */
export const deliveryOf = (
  { booking, log }: Pick<StoredBooking, "booking" | "log">,
  pinSeal: string | null = sealThatProved(log),
): Delivery => log.reduce(afterEvent, beginDelivery(booking, pinSeal))

/** The seal of the PIN by which the parcel was handed over, or null; only right ones are recorded. */
function sealThatProved(log: StoredBooking["log"]): string | null {
  const proof = log.findLast(({ type }) => type === "deliver")
  return proof?.type === "deliver" && proof.proof.kind === "pin" ? proof.proof.seal : null
}

/** A booking after its events: with its state, and with the windows it was moved to. */
export const bookingNow = ({ booking }: Pick<StoredBooking, "booking">, { state, facts }: Delivery): Booking => ({
  ...booking,
  state,
  pickupWindow: facts.pickupWindow,
  deliveryWindow: facts.deliveryWindow,
})
