import * as Context from "effect/Context"
import type * as Effect from "effect/Effect"
import type { Reference } from "../../booking/order/reference.ts"
import type { Instant } from "../../calendar/zone.ts"
import type { Money } from "../../money/money.ts"
import type { Seller } from "../../paper/seller.ts"
import type { DocumentParticulars } from "../../payment/document-particulars.ts"
import type { LedgerTransaction } from "../../payment/ledger.ts"
import type { DocumentSeries } from "../../payment/payment-document.ts"

/** Reads the ledger and the issued documents. Only `UnitOfWork` writes them, and they are never changed. */
export class MoneyBooks extends Context.Service<
  MoneyBooks,
  {
    /** The transactions of a source, in order. */
    readonly booked: (source: string) => Effect.Effect<readonly LedgerTransaction[]>
    /** The sum of each account in each currency; all accounts together are zero. */
    readonly balances: Effect.Effect<readonly AccountBalance[]>
    /** The documents of a booking, in the order of issue. */
    readonly documents: (booking: Reference) => Effect.Effect<readonly IssuedDocument[]>
    /** The document of a cause; null without one. */
    readonly documentFor: (cause: string) => Effect.Effect<IssuedDocument | null>
    /** How many numbers each series has issued, and the last one, for the report: a gap would show. */
    readonly seriesEnds: Effect.Effect<readonly SeriesEnd[]>
  }
>()("mersal/MoneyBooks") {}

export interface AccountBalance {
  readonly account: string
  readonly currency: string
  readonly minor: number
}

export interface IssuedFor {
  readonly series: DocumentSeries
  /** What it is for: the attempt, the refund, the cash or the company's month. One document each. */
  readonly cause: string
  /** Null for a company's month. */
  readonly booking: Reference | null
  /** The company whose month it covers; absent for a booking. */
  readonly companyId?: string
  readonly amount: Money
  readonly at: Instant
  /** Null if it was issued before they were stored. */
  readonly particulars: DocumentParticulars | null
  /** The seller at the time of issue; null if it was issued before this was stored. */
  readonly seller: Seller | null
}

export interface IssuedDocument extends IssuedFor {
  /** 1 for the first of its series. */
  readonly number: number
}

export interface SeriesEnd {
  readonly series: IssuedFor["series"]
  readonly issued: number
  readonly last: number
}
