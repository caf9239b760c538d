import * as Context from "effect/Context"
import type * as Effect from "effect/Effect"
import type { Reference } from "../../booking/order/reference.ts"
import type { LocalDate } from "../../calendar/local-date.ts"
import type { Instant } from "../../calendar/zone.ts"
import type { Currency, MarketId } from "../../market/market.ts"
import type { CashHandover } from "../../payment/cash-handover.ts"
import type { AccountTurnover } from "../../payment/ledger.ts"
import type { IssuedDocument } from "./money-books.ts"

/** Reads what days are accounted by: movements of money, cash handovers, issued documents, closed days. */
export class DayBooks extends Context.Service<
  DayBooks,
  {
    /** Each account's balance before a span, and its movements in it; only accounts that ever moved. */
    readonly turnover: (currency: Currency, span: Span) => Effect.Effect<readonly AccountTurnover[]>
    /** Every ledger entry in a span, in the order of booking. */
    readonly lines: (currency: Currency, span: Span, page: Page) => Effect.Effect<readonly LedgerLine[]>
    /** Documents issued in a span, in the order of issue. */
    readonly issued: (market: MarketId, span: Span, page: Page) => Effect.Effect<readonly IssuedDocument[]>
    readonly handover: (id: string) => Effect.Effect<CashHandover | null>
    /** How often a driver has handed cash over. */
    readonly handoversOf: (driver: string, currency: Currency) => Effect.Effect<number>
    /** The oldest first. */
    readonly handovers: (currency: Currency, span: Span) => Effect.Effect<readonly CashHandover[]>
    readonly closedDay: (market: MarketId, date: LocalDate) => Effect.Effect<ClosedDay | null>
  }
>()("mersal/DayBooks") {}

/** From an instant on, and before another. */
export interface Span {
  readonly from: Instant
  readonly to: Instant
}

/** How many rows, and how many to skip. */
export interface Page {
  readonly offset: number
  readonly limit: number
}

export interface LedgerLine {
  readonly transaction: string
  readonly source: string
  /** Null for a cash handover. */
  readonly booking: Reference | null
  readonly at: Instant
  readonly account: string
  readonly minor: number
}

/** A day with its report as it was when it was closed. */
export interface ClosedDay {
  readonly market: MarketId
  readonly date: LocalDate
  readonly at: Instant
  /** The account that closed it. */
  readonly by: string
  /** The report as JSON. */
  readonly report: string
}
