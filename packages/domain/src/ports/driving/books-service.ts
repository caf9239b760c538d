import type { LocalDate } from "../../calendar/local-date.ts"
import type { CommandIdReused } from "../../delivery/delivery-errors.ts"
import type { MarketId } from "../../market/market.ts"
import type { Language } from "../../messages/language.ts"
import type { Money } from "../../money/money.ts"
import type { DayReport } from "../../paper/day-report.ts"
import type { ExportKind } from "../../paper/export-kind.ts"
import type { DayNotOver, HandoverRefused } from "../../payment/books-errors.ts"
import type { CashAccount, CashGiver, CashHandover } from "../../payment/cash-handover.ts"
import type { PrintedFile } from "./document-service.ts"
import type { Answer, CallOptions } from "./service-failure.ts"

/** Cash, days and what is taken along from them, for dispatchers and admins. */
export interface BooksService {
  /** What drivers and the desk have in cash, and what moved on a day. */
  cash(request: DayRequest, options?: CallOptions): Answer<CashDay>
  /** Books what a driver hands over, once for each id. */
  handOver(request: HandoverRequest, options?: CallOptions): Answer<CashHandover, HandoverRefused | CommandIdReused>
  /** A day as it is now, or as it was when it was closed. */
  dayReport(request: DayRequest, options?: CallOptions): Answer<DayReport>
  printedReport(
    request: DayRequest & { readonly language: Language | null },
    options?: CallOptions,
  ): Answer<PrintedFile>
  /** Keeps a day's report as it is now; a day that was closed stays as it was. */
  closeDay(request: DayRequest, options?: CallOptions): Answer<DayReport, DayNotOver>
  /** Rows as CSV, read while they are written. */
  exported(request: ExportRequest, options?: CallOptions): Answer<ExportFile>
}

export interface DayRequest {
  readonly market: MarketId
  /** Null for today. */
  readonly date: LocalDate | null
}

export interface CashDay {
  readonly date: LocalDate
  readonly accounts: readonly (CashAccount & { readonly name: string })[]
  readonly handovers: readonly (CashHandover & { readonly name: string })[]
  /** Who may hand cash over now, whatever day it is of. */
  readonly givers: readonly CashGiver[]
  /** What was missing at counts of the day; below nothing where there was too much. */
  readonly differences: Money
}

export interface HandoverRequest {
  /** 8 to 64 letters, digits, `-`, `_`. */
  readonly id: string
  readonly driver: string
  readonly amount: Money
  /** Empty where the rest stays with him. */
  readonly reason: string
}

export interface ExportRequest {
  readonly kind: ExportKind
  readonly market: MarketId
  /** First and last day, by the date of pick-up or of booking into the books; a year at most. */
  readonly from: LocalDate
  readonly to: LocalDate
}

export interface ExportFile {
  readonly name: string
  readonly lines: AsyncIterable<string>
}
