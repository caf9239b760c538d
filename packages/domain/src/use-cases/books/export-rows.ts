import * as Effect from "effect/Effect"
import { bookingMoney } from "../../booking/change/booking-money.ts"
import { toIso } from "../../calendar/iso-instant.ts"
import { addDays, type LocalDate } from "../../calendar/local-date.ts"
import { type MarketId, markets } from "../../market/market.ts"
import { money, toDecimalText } from "../../money/money.ts"
import { byteOrderMark, type CsvCell, csvLine } from "../../paper/csv.ts"
import type { ExportKind } from "../../paper/export-kind.ts"
import { documentNumber } from "../../payment/payment-document.ts"
import type { StoredBooking } from "../../ports/driven/bookings.ts"
import { DayBooks, type LedgerLine, type Page } from "../../ports/driven/day-books.ts"
import type { IssuedDocument } from "../../ports/driven/money-books.ts"
import type { ExportRequest } from "../../ports/driving/books-service.ts"
import { cancellationDone } from "../booking/cancellation-now.ts"
import { bookingNow, deliveryOf } from "../booking/delivery-of.ts"
import { spanOfDays } from "./day-span.ts"
import { bookingsOfDay } from "./read-day.ts"

type Row = readonly CsvCell[]

const heads: Readonly<Record<ExportKind, Row>> = {
  bookings: [
    "reference",
    "booked_at",
    "state",
    "type",
    "vehicle",
    "pickup_date",
    "pickup_window",
    "delivery_date",
    "delivery_window",
    "from",
    "to",
    "customer",
    "company",
    "cost_centre",
    "driver",
    "failed_attempts",
    "payment",
    "promo",
    "currency",
    "charge",
    "discount",
    "vat",
    "total",
    "paid",
    "refunded",
    "kept",
  ],
  ledger: ["booked_at", "transaction", "source", "booking", "account", "currency", "amount"],
  documents: ["issued_at", "kind", "number", "booking", "currency", "amount", "vat_percent"],
  cash: ["booked_at", "transaction", "booking", "account", "currency", "amount"],
}

/** The first line of an export: its column names. */
export const exportHead = (kind: ExportKind): string => byteOrderMark + csvLine(heads[kind])

/** The position of an export: the day to read next, and how far in it. */
export interface ExportPlace {
  readonly date: LocalDate
  readonly offset: number
}

const pageSize = 500

/**
 * The lines of an export from a position on, and the next position; null at the end. Pages are small to bound their
 * size.
 */
export const exportPage = Effect.fn("exportPage")(function* (
  { kind, market, to }: ExportRequest,
  { date, offset }: ExportPlace,
) {
  const { rows, isWhole } = yield* rowsOf(kind, market, date, offset)
  const nextDay = addDays(date, 1)
  const next: ExportPlace | null = isWhole
    ? nextDay > to
      ? null
      : { date: nextDay, offset: 0 }
    : { date, offset: offset + pageSize }
  return { text: rows.map(csvLine).join(""), next }
})

const rowsOf = Effect.fnUntraced(function* (kind: ExportKind, market: MarketId, date: LocalDate, offset: number) {
  if (kind === "bookings") return { rows: (yield* bookingsOfDay(market, date)).map(bookingRow), isWhole: true }
  const books = yield* DayBooks
  const { currency } = markets[market]
  const span = spanOfDays(market, date)
  const page: Page = { offset, limit: pageSize }
  if (kind === "documents") {
    const issued = yield* books.issued(market, span, page)
    return { rows: issued.map(documentRow), isWhole: issued.length < pageSize }
  }
  const lines = yield* books.lines(currency, span, page)
  const rows = kind === "ledger" ? lines.map(ledgerRow(market)) : lines.filter(isCash).map(cashRow(market))
  return { rows, isWhole: lines.length < pageSize }
})

const decimal = (minor: number, market: MarketId): CsvCell => ({
  decimal: toDecimalText(money(minor, markets[market].currency)),
})

const isCash = ({ account }: LedgerLine): boolean => account.startsWith("cash")

const ledgerRow =
  (market: MarketId) =>
  ({ at, transaction, source, booking, account, minor }: LedgerLine): Row => [
    toIso(at),
    transaction,
    source,
    booking ?? "",
    account,
    markets[market].currency,
    decimal(minor, market),
  ]

const cashRow =
  (market: MarketId) =>
  ({ at, transaction, booking, account, minor }: LedgerLine): Row => [
    toIso(at),
    transaction,
    booking ?? "",
    account,
    markets[market].currency,
    decimal(minor, market),
  ]

const documentRow = ({ at, series, number, booking, amount, particulars }: IssuedDocument): Row => [
  toIso(at),
  series.kind,
  documentNumber(series, number),
  booking ?? "",
  amount.currency,
  decimal(amount.minor, series.entity),
  particulars?.price.vatPercent ?? "",
]

function bookingRow(stored: StoredBooking): Row {
  const delivery = deliveryOf(stored)
  const { facts, state, till } = delivery
  const booking = bookingNow(stored, delivery)
  const { market, price } = booking
  const fee = cancellationDone(stored)?.fee ?? money(0, till.due.currency)
  return [
    booking.reference,
    toIso(booking.bookedAt),
    booking.state,
    booking.bookingType,
    booking.vehicle,
    booking.pickupWindow.date,
    booking.pickupWindow.window,
    booking.deliveryWindow.date,
    booking.deliveryWindow.window,
    booking.pickup.cityName,
    booking.dropOff.cityName,
    booking.customer.name,
    stored.companyId ?? "",
    stored.costCentre ?? "",
    facts.driver ?? "",
    facts.failedAttempts,
    booking.paymentMethod,
    booking.promoCode ?? "",
    price.toPay.currency,
    decimal(price.deliveryCharge.minor, market),
    decimal(price.discount.minor, market),
    decimal(price.vat.minor, market),
    decimal(price.toPay.minor, market),
    decimal(till.paid.minor, market),
    decimal(till.refunded.minor, market),
    decimal(bookingMoney(state, till, fee).kept.minor, market),
  ]
}
