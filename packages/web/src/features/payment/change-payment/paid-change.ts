const storageKey = "mersal.changePayment"

interface ChangePaid {
  readonly reference: string
  /** The attempt that pays what a change of this booking costs more. */
  readonly attempt: string
}

/** Keeps, for this tab, for which booking's change a payment was begun: a card that is declined leads back to it. */
export function rememberChangePayment(payment: ChangePaid): void {
  try {
    sessionStorage.setItem(storageKey, JSON.stringify(payment))
  } catch {
    // Without storage the way back is the list of one's bookings.
  }
}

/** The booking whose change an attempt pays for; null for any other payment. */
export function changedBookingOf(attempt: string): string | null {
  try {
    const payment = JSON.parse(sessionStorage.getItem(storageKey) ?? "null") as ChangePaid | null
    return payment?.attempt === attempt ? payment.reference : null
  } catch {
    return null
  }
}
