import { type LastBooking, readLastBooking } from "@mersal/domain/booking/order/last-booking"

/** Where the last booking of this browser is stored. */
export const lastBookingKey = "mersal.lastBooking"

/** The last booking of this browser, with the card that paid it, if known. */
export const lastBooking = (): LastBooking | null => readLastBooking(localStorage.getItem(lastBookingKey))

/**
 * Stores a booking that was made. The card's digits stay if already stored, because this is called at every change of
 * the page.
 */
export function keepLastBooking(made: Omit<LastBooking, "lastFour">): void {
  const last = lastBooking()
  const known = last?.reference === made.reference ? last : null
  localStorage.setItem(lastBookingKey, JSON.stringify({ ...known, ...made }))
}

/** Adds the last digits of the card that paid (section 4, "Card payment return"). */
export function rememberCard(reference: LastBooking["reference"], lastFour: string): void {
  const last = lastBooking()
  if (last?.reference === reference) localStorage.setItem(lastBookingKey, JSON.stringify({ ...last, lastFour }))
}
