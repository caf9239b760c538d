import { todayIn } from "../booking/windows/market-schedule.ts"
import type { Instant } from "../calendar/zone.ts"
import type { MarketId } from "../market/market.ts"

/**
 * The documents issued when money moves: in the U.A.E. a tax invoice, in Qatar a receipt; a credit note in both (D17).
 */
export type DocumentKind = "tax-invoice" | "receipt" | "credit-note"

/** A gapless series of numbers, of one legal entity, kind and year. */
export interface DocumentSeries {
  /** Each market is its own legal entity. */
  readonly entity: MarketId
  readonly kind: DocumentKind
  readonly year: number
}

export const paidSeries = (market: MarketId, at: Instant): DocumentSeries => ({
  entity: market,
  kind: market === "AE" ? "tax-invoice" : "receipt",
  year: yearOf(market, at),
})

export const refundSeries = (market: MarketId, at: Instant): DocumentSeries => ({
  entity: market,
  kind: "credit-note",
  year: yearOf(market, at),
})

const prefixes: Readonly<Record<DocumentKind, string>> = {
  "tax-invoice": "INV",
  receipt: "RCP",
  "credit-note": "CN",
}

/**
 * The number as printed.
 *
 * @example documentNumber({ entity: "AE", kind: "tax-invoice", year: 2026 }, 17) // "INV-AE-2026-000017"
 */
export const documentNumber = ({ entity, kind, year }: DocumentSeries, number: number): string =>
  `${prefixes[kind]}-${entity}-${year}-${String(number).padStart(6, "0")}`

/** The year of an instant at the entity's place. */
const yearOf = (market: MarketId, at: Instant): number => Number(todayIn(market, at).slice(0, 4))
