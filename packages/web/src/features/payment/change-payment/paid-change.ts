import type { Money } from "@mersal/domain/money/money"

const storageKey = "mersal.changePayment"

export interface PaidChange {
  readonly reference: string
  /** The attempt that pays what a change of this booking costs more. */
  readonly attempt: string
  /** What the change does to the price; unknown of an attempt that another tab has begun. */
  readonly price?: { readonly was: Money; readonly total: Money; readonly paid: Money }
}

/**
 * Keeps, for this tab, for which booking's change a payment was begun: a card that is declined leads back to it, and one
 * that has paid is told what for. What was kept when it began stays.
 */
export function rememberChangePayment(payment: PaidChange): void {
  if (paidChangeOf(payment.attempt) !== null) return
  try {
    sessionStorage.setItem(storageKey, JSON.stringify(payment))
  } catch {
    // Without storage the way back is the list of one's bookings.
  }
}

/** The change that an attempt pays for; null for any other payment. */
export function paidChangeOf(attempt: string): PaidChange | null {
  try {
    const payment = JSON.parse(sessionStorage.getItem(storageKey) ?? "null") as PaidChange | null
    return payment?.attempt === attempt ? payment : null
  } catch {
    return null
  }
}
