import type { Reference } from "../booking/order/reference.ts"
import type { Instant } from "../calendar/zone.ts"
import type { RecordedEvent } from "../delivery/delivery-event.ts"

/** What happened to a booking, each event sealed with all that came before it, for anybody to check. */
export interface DeliveryReceipt {
  readonly version: 1
  readonly reference: Reference
  readonly links: readonly ReceiptLink[]
  /** The product's own seal over the last link: without it somebody could have written another chain. */
  readonly seal: string
}

export interface ReceiptLink {
  readonly entry: ReceiptEntry
  /** SHA-256 over the link before and this entry. */
  readonly hash: string
}

/** An event as a receipt says it: what, when and by whom in general. It names nobody, and no place. */
export interface ReceiptEntry {
  readonly order: number
  readonly what: string
  readonly at: Instant
  readonly role: string
  readonly details: Readonly<Record<string, string | number>>
}

/** An event without its people, places and PIN. */
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

/** An entry as one text, whatever order its fields are in: what is hashed. */
const canonicalEntry = ({ order, what, at, role, details }: ReceiptEntry): string =>
  JSON.stringify([order, what, at, role, Object.entries(details).sort(([a], [b]) => (a < b ? -1 : 1))])

/** What is hashed for a link: the booking's own text stands before the first. */
export const linkText = (reference: Reference, before: string | null, entry: ReceiptEntry): string =>
  `${before ?? `receipt|1|${reference}`}\n${canonicalEntry(entry)}`

/** What is sealed: the whole chain by its last link, and how long it is. */
export const sealedText = ({ reference, links }: Pick<DeliveryReceipt, "reference" | "links">): string =>
  `delivery-receipt|${reference}|${links.length}|${links.at(-1)?.hash ?? ""}`

export type ReceiptVerdict =
  | { readonly kind: "whole" }
  /** The first link that does not follow from what comes before it. */
  | { readonly kind: "broken"; readonly order: number }
  /** Every link follows, but the seal is not ours: links are missing at the end, or all of it is somebody else's. */
  | { readonly kind: "not-ours" }

/** The order of the first entry whose hash, or whose place in the row, is not right; null where all are. */
export function brokenLink(receipt: DeliveryReceipt, hashes: readonly string[]): number | null {
  const index = receipt.links.findIndex(({ entry, hash }, at) => hash !== hashes[at] || entry.order !== at + 1)
  return index === -1 ? null : index + 1
}

/** When the parcel was handed over, as a receipt tells it; null where it tells of no hand-over. */
export const deliveredAt = ({ links }: Pick<DeliveryReceipt, "links">): Instant | null =>
  links.findLast(({ entry }) => entry.what === "deliver")?.entry.at ?? null
