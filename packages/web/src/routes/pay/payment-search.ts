/**
 * The search parameters of the payment pages. Other parameters are ignored: what a browser says proves no payment
 * (D28).
 */

export interface PaymentVerifyingSearch {
  readonly attempt: string
}

export interface PayLinkSearch {
  readonly bookingId: string
}

export const paymentVerifyingSearch = (search: Record<string, unknown>): PaymentVerifyingSearch => ({
  attempt: textOf(search.attempt),
})

export const payLinkSearch = (search: Record<string, unknown>): PayLinkSearch => ({
  bookingId: textOf(search.bookingId),
})

/** The token of a pay link, from the address's fragment; null if there is none. */
export const payTokenOf = (hash: string): string | null => new URLSearchParams(hash.replace(/^#/, "")).get("pay")

const textOf = (value: unknown): string => (typeof value === "string" || typeof value === "number" ? `${value}` : "")
