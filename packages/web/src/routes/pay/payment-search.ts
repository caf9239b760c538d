/** What the addresses of the payment pages say. Nothing else in them is read: a browser's word pays nothing (D28). */

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

/** The token of a pay link, from behind the # of its address; null where there is none. */
export const payTokenOf = (hash: string): string | null => new URLSearchParams(hash.replace(/^#/, "")).get("pay")

const textOf = (value: unknown): string => (typeof value === "string" || typeof value === "number" ? `${value}` : "")
