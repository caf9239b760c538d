import type { Access } from "./bookings.ts"
import type { Instant, Money } from "./values.ts"

/** A document that was issued for a booking. */
export interface ListedDocument {
  /** As printed: "INV-AE-2026-000017". */
  readonly number: string
  readonly kind: "tax-invoice" | "receipt" | "credit-note"
  /** The booking's reference. */
  readonly booking: string
  readonly at: Instant
  readonly amount: Money
}

export interface PrintWish extends Access {
  /** By default a document is in the customer's language, and a delivery receipt in the client's. */
  readonly language?: "en" | "ar"
}

export interface PrintedFile {
  readonly type: "application/pdf"
  readonly bytes: Uint8Array
  readonly name: string
}

/** The history of a booking, each event chained to all before it, for anybody to verify. */
export interface DeliveryReceipt {
  readonly version: 1
  readonly reference: string
  readonly links: readonly {
    /** An event: what, when and by which role. It names nobody, and no place. */
    readonly entry: {
      readonly order: number
      readonly what: string
      readonly at: Instant
      readonly role: string
      readonly details: Readonly<Record<string, string | number>>
    }
    /** SHA-256 over the previous link and this entry. */
    readonly hash: string
  }[]
  /** The product's seal over the last link. */
  readonly seal: string
}
