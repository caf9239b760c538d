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

/** Cash, daily closing and exports, for dispatchers and admins. */
export interface BooksService {
  /** The cash held by drivers and the desk, and a day's movements. */
  cash(request: DayRequest, options?: CallOptions): Answer<CashDay>
  /** Records a driver's cash handover, once for each id. */
  handOver(request: HandoverRequest, options?: CallOptions): Answer<CashHandover, HandoverRefused | CommandIdReused>
  /** A day's report as of now, or as it was when the day was closed. */
  dayReport(request: DayRequest, options?: CallOptions): Answer<DayReport>
  printedReport(
    request: DayRequest & { readonly language: Language | null },
    options?: CallOptions,
  ): Answer<PrintedFile>
  /** Stores a day's report as of now; a day that was closed already does not change. */
  closeDay(request: DayRequest, options?: CallOptions): Answer<DayReport, DayNotOver>
  /** Rows as CSV, streamed. */
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
  /** Drivers who may hand cash over now, whatever day it is from. */
  readonly givers: readonly CashGiver[]
  /** Cash missing at the day's counts; negative if there was too much. */
  readonly differences: Money
}

export interface HandoverRequest {
  /** 8 to 64 letters, digits, `-`, `_`. */
  readonly id: string
  readonly driver: string
  readonly amount: Money
  /** Empty if the driver keeps the rest. */
  readonly reason: string
}

export interface ExportRequest {
  readonly kind: ExportKind
  readonly market: MarketId
  /** First and last day, by pick-up date or ledger date; at most a year. */
  readonly from: LocalDate
  readonly to: LocalDate
}

export interface ExportFile {
  readonly name: string
  readonly lines: AsyncIterable<string>
}
