import type { Money } from "@mersal/domain/money/money"

const storageKey = "mersal.changePayment"

export interface PaidChange {
  readonly reference: string
  /** The attempt that pays the difference of this booking's change. */
  readonly attempt: string
  /** The change's effect on the price; unknown for an attempt that another tab began. */
  readonly price?: { readonly was: Money; readonly total: Money; readonly paid: Money }
}

/**
 * Stores, for this tab, for which booking's change a payment was begun: a declined card leads back to it, and a paid
 * one is shown with it. What was stored at its beginning stays.
 */
export function rememberChangePayment(payment: PaidChange): void {
  if (paidChangeOf(payment.attempt) !== null) return
  try {
    sessionStorage.setItem(storageKey, JSON.stringify(payment))
  } catch {
    // Without storage, the customer returns to the list of his bookings.
  }
}

/** The change that an attempt pays; null for any other payment. */
export function paidChangeOf(attempt: string): PaidChange | null {
  try {
    const payment = JSON.parse(sessionStorage.getItem(storageKey) ?? "null") as PaidChange | null
    return payment?.attempt === attempt ? payment : null
  } catch {
    return null
  }
}
