import type { BookingState } from "../../booking/booking.ts"
import type { Instant } from "../../calendar/zone.ts"
import type { StoredBooking } from "../../ports/driven/bookings.ts"
import { wasConfirmed } from "../booking/was-confirmed.ts"

/** Whether a booking no longer waits for its payment: its time is over, or its customer has given it up (D16). */
export function isHoldOver(stored: StoredBooking, state: BookingState, now: Instant): boolean {
  if (state === "awaitingPayment") return stored.holdEndsAt !== null && stored.holdEndsAt <= now
  return state === "expired" || (state === "cancelled" && !wasConfirmed(stored, now))
}
