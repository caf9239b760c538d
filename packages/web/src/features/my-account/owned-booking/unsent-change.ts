import type { Booking } from "@mersal/domain/booking/booking"
import { type ChangeForm, changeFormOf } from "@mersal/domain/booking/change/change-form"

/*
 * What was typed to change a booking and not sent yet, so that a reload does not lose it (D37). This tab keeps it, for
 * the booking as it stood: once the booking is another one, what was typed for the old one means nothing.
 */

const prefix = "mersal.unsentChange."

export function keepUnsentChange(booking: Booking, form: ChangeForm): void {
  try {
    sessionStorage.setItem(prefix + booking.reference, JSON.stringify({ before: changeFormOf(booking), form }))
  } catch {
    // A browser that refuses storage begins anew after a reload.
  }
}

/** What was typed for this booking as it stands; null where nothing was, or where it has changed meanwhile. */
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
    // Nothing was kept.
  }
}
