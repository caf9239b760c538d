import type { Booking } from "@mersal/domain/booking/booking"
import { type ChangeForm, changeFormOf } from "@mersal/domain/booking/change/change-form"

/* An unsent change of a booking, so that a reload does not lose it (D37). This tab stores it for the booking's
   current state: once the booking has changed, the old input no longer applies. */

const prefix = "mersal.unsentChange."

export function keepUnsentChange(booking: Booking, form: ChangeForm): void {
  try {
    sessionStorage.setItem(prefix + booking.reference, JSON.stringify({ before: changeFormOf(booking), form }))
  } catch {
    // A browser that refuses storage begins again after a reload.
  }
}

/** The unsent change of this booking in its current state; null if there is none, or if the booking has changed. */
export function unsentChange(booking: Booking): ChangeForm | null {
  try {
    const kept = JSON.parse(sessionStorage.getItem(prefix + booking.reference) ?? "null") as Kept | null
    return JSON.stringify(kept?.before) === JSON.stringify(changeFormOf(booking)) ? (kept?.form ?? null) : null
  } catch {
    return null
  }
}

interface Kept {
  readonly before: ChangeForm
  readonly form: ChangeForm
}

export function forgetUnsentChange(reference: string): void {
  try {
    sessionStorage.removeItem(prefix + reference)
  } catch {
    // Nothing is stored.
  }
}
