import type { Reference } from "@mersal/domain/booking/order/reference"

const storageKey = "mersal.toldBooking"

/** Whether this device has been granted what is told of a booking, and may be told still. */
export function isTold(reference: Reference): boolean {
  try {
    return Notification.permission === "granted" && localStorage.getItem(storageKey) === reference
  } catch {
    return false
  }
}

/** Of the last booking alone: no other has a confirmation. */
export function rememberTold(reference: Reference): void {
  try {
    localStorage.setItem(storageKey, reference)
  } catch {
    // A private window offers it again, and to accept it twice is to be told once.
  }
}
