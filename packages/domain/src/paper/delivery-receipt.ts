import type { Reference } from "../booking/order/reference.ts"
import type { Instant } from "../calendar/zone.ts"
import type { RecordedEvent } from "../delivery/delivery-event.ts"

/** The history of a booking, each event chained to all before it, for anybody to verify. */
export interface DeliveryReceipt {
  readonly version: 1
  readonly reference: Reference
  readonly links: readonly ReceiptLink[]
  /** The product's own seal over the last link: without it anybody could write another chain. */
  readonly seal: string
}

export interface ReceiptLink {
  readonly entry: ReceiptEntry
  /** SHA-256 over the previous link and this entry. */
  readonly hash: string
}

/** An event in a receipt: what, when and by which role. It names nobody, and no place. */
export interface ReceiptEntry {
  readonly order: number
  readonly what: string
  readonly at: Instant
  readonly role: string
  readonly details: Readonly<Record<string, string | number>>
}

/** An event without people, places and PIN. */
export function receiptEntry({ order, type, at, by, ...event }: RecordedEvent): ReceiptEntry {
  return { order, what: type, at, role: by.role, details: detailsOf(event as Partial<RecordedEvent>) }
}

function detailsOf(event: Readonly<Record<string, unknown>>): ReceiptEntry["details"] {
  const { reason, amount, proof, deliveryWindow } = event as {
    readonly reason?: string
    readonly amount?: { readonly minor: number; readonly currency: string }
    readonly proof?: { readonly kind: string }
    readonly deliveryWindow?: { readonly date: string; readonly window: string }
  }
  return {
    ...(reason !== undefined && { reason }),
    ...(amount && { minor: amount.minor, currency: amount.currency }),
    ...(proof && { proof: proof.kind }),
    ...(deliveryWindow && { date: deliveryWindow.date, window: deliveryWindow.window }),
  }
}

/** An entry as canonical text, independent of the order of its fields, for hashing. */
const canonicalEntry = ({ order, what, at, role, details }: ReceiptEntry): string =>
  JSON.stringify([order, what, at, role, Object.entries(details).sort(([a], [b]) => (a < b ? -1 : 1))])

/** The text that is hashed for a link; the first one follows the booking's reference. */
export const linkText = (reference: Reference, before: string | null, entry: ReceiptEntry): string =>
  `${before ?? `receipt|1|${reference}`}\n${canonicalEntry(entry)}`

/** The text that is sealed: the chain's last link, and its length. */
export const sealedText = ({ reference, links }: Pick<DeliveryReceipt, "reference" | "links">): string =>
  `delivery-receipt|${reference}|${links.length}|${links.at(-1)?.hash ?? ""}`

export type ReceiptVerdict =
  | { readonly kind: "whole" }
  /** The first link that does not follow from the one before. */
  | { readonly kind: "broken"; readonly order: number }
  /**
   * Every link follows, but the seal is not ours: links are missing at the end, or the whole chain is somebody else's.
   */
  | { readonly kind: "not-ours" }

/** The order of the first entry with a wrong hash or a wrong position; null if all are right. */
export function brokenLink(receipt: DeliveryReceipt, hashes: readonly string[]): number | null {
  const index = receipt.links.findIndex(({ entry, hash }, at) => hash !== hashes[at] || entry.order !== at + 1)
  return index === -1 ? null : index + 1
}

/** When the parcel was handed over, according to a receipt; null if it was not. */
export const deliveredAt = ({ links }: Pick<DeliveryReceipt, "links">): Instant | null =>
  links.findLast(({ entry }) => entry.what === "deliver")?.entry.at ?? null
