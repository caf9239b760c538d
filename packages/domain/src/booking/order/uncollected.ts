import type { Instant } from "../../calendar/zone.ts"
import type { Booking } from "../booking.ts"

/**
 * Whether the promised delivery time has passed and the parcel has not even been collected. Tracking calls the booking
 * delayed from the same moment on; the end of the window itself is still in time.
 */
export const isUncollectedAndLate = (
  { state, deliveryWindow }: Pick<Booking, "state" | "deliveryWindow">,
  now: Instant,
): boolean => (state === "confirmed" || state === "assigned") && now > deliveryWindow.end
