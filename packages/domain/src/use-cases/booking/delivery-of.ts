import type { Booking } from "../../booking/booking.ts"
import { beginDelivery, type Delivery } from "../../delivery/delivery.ts"
import { afterEvent } from "../../machines/obey-command.ts"
import type { StoredBooking } from "../../ports/driven/bookings.ts"

/**
 * The state of a booking, computed from its log.
 *
 * A delivery that a PIN has proved stays proved, whatever PIN is the right one now: the PIN comes from the recipient's
 * phone, which is forgotten one day.
 *
 * @param pinSeal of the PIN that may prove a delivery from now on; without it none can
 */
export const deliveryOf = (
  { booking, log }: Pick<StoredBooking, "booking" | "log">,
  pinSeal: string | null = null,
): Delivery => log.reduce(afterEvent, beginDelivery(booking, sealThatProved(log) ?? pinSeal))

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
