import type { Reference } from "@mersal/domain/booking/order/reference"

const storageKey = "mersal.toldBooking"

/** Whether this device has notifications for a booking, and still has permission. */
export function isTold(reference: Reference): boolean {
  try {
    return Notification.permission === "granted" && localStorage.getItem(storageKey) === reference
  } catch {
    return false
  }
}

/** Remembers only the last booking, because only that has a confirmation. */
export function rememberTold(reference: Reference): void {
  try {
    localStorage.setItem(storageKey, reference)
  } catch {
    // A private window offers it again. Accepting it twice has no further effect.
  }
}
