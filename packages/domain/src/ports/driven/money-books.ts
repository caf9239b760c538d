import * as Context from "effect/Context"
import type * as Effect from "effect/Effect"
import type { Reference } from "../../booking/order/reference.ts"
import type { Instant } from "../../calendar/zone.ts"
import type { Money } from "../../money/money.ts"
import type { Seller } from "../../paper/seller.ts"
import type { DocumentParticulars } from "../../payment/document-particulars.ts"
import type { LedgerTransaction } from "../../payment/ledger.ts"
import type { DocumentSeries } from "../../payment/payment-document.ts"

/** Reads the ledger and the documents that were issued. Both are written by `UnitOfWork` only, and never changed. */
export class MoneyBooks extends Context.Service<
  MoneyBooks,
  {
    /** What was booked of a source, in order. */
    readonly booked: (source: string) => Effect.Effect<readonly LedgerTransaction[]>
    /** The sum of each account in each currency, and of all of them together: nothing. */
    readonly balances: Effect.Effect<readonly AccountBalance[]>
    /** The documents of a booking, in the order in which they were issued. */
    readonly documents: (booking: Reference) => Effect.Effect<readonly IssuedDocument[]>
    /** The document that was issued for a cause; null without one. */
    readonly documentFor: (cause: string) => Effect.Effect<IssuedDocument | null>
    /** Every number of every series, for the report: a gap would show. */
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
  /** The attempt, the refund, the cash or the company's month that it is for: one document each. */
  readonly cause: string
  /** Null where it is of a company's month. */
  readonly booking: Reference | null
  /** The company whose month it is of; absent where it is of a booking. */
  readonly companyId?: string
  readonly amount: Money
  readonly at: Instant
  /** Null for one that was issued before they were kept. */
  readonly particulars: DocumentParticulars | null
  /** Who sold when it was issued; null for one that was issued before this was kept. */
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
