import { todayIn } from "../booking/windows/market-schedule.ts"
import type { Instant } from "../calendar/zone.ts"
import type { MarketId } from "../market/market.ts"

/** What is issued when money comes or goes: in the U.A.E. a tax invoice, in Qatar a receipt; a credit note in both (D17). */
export type DocumentKind = "tax-invoice" | "receipt" | "credit-note"

/** A row of numbers without a gap: of one legal entity, one kind and one year. */
export interface DocumentSeries {
  /** Each market is a legal entity of its own. */
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
 * The number as it is printed.
 *
 * @example documentNumber({ entity: "AE", kind: "tax-invoice", year: 2026 }, 17) // "INV-AE-2026-000017"
 */
export const documentNumber = ({ entity, kind, year }: DocumentSeries, number: number): string =>
  `${prefixes[kind]}-${entity}-${year}-${String(number).padStart(6, "0")}`

/** The year of an instant where the entity is. */
const yearOf = (market: MarketId, at: Instant): number => Number(todayIn(market, at).slice(0, 4))
