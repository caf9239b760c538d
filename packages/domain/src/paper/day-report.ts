import type { BookingState } from "../booking/booking.ts"
import type { BookingType } from "../booking/booking-type.ts"
import type { LocalDate } from "../calendar/local-date.ts"
import type { Instant } from "../calendar/zone.ts"
import { type Currency, type MarketId, markets } from "../market/market.ts"
import { isSameMoney, type Money, money } from "../money/money.ts"
import type { CashAccount } from "../payment/cash-handover.ts"
import type { DocumentParticulars } from "../payment/document-particulars.ts"
import type { AccountTurnover } from "../payment/ledger.ts"
import { type DocumentKind, type DocumentSeries, documentNumber } from "../payment/payment-document.ts"

/** A market's day in figures. */
export interface DayReport {
  readonly market: MarketId
  readonly date: LocalDate
  /** When it was made, or the day was closed. */
  readonly at: Instant
  readonly isClosed: boolean
  /** Bookings with a pick-up on the day, by state. */
  readonly states: readonly Counted<BookingState>[]
  readonly types: readonly Counted<BookingType>[]
  readonly deliveries: DeliveryFigures
  readonly money: MoneyFigures
  readonly cash: readonly CashAccount[]
  readonly documents: readonly SeriesFigures[]
}

export interface Counted<Name> {
  readonly name: Name
  readonly count: number
}

export interface DeliveryFigures {
  readonly delivered: number
  /** Those delivered within their window. */
  readonly onTime: number
  readonly failedAttempts: number
}

/** Booked on the day, whenever its bookings were made or carried. */
export interface MoneyFigures {
  /** Sales without VAT, before refunds. */
  readonly revenue: Money
  readonly vat: Money
  /** Discounts by promo codes. */
  readonly discounts: Money
  /** Refunds, with VAT. */
  readonly refunds: Money
}

export interface SeriesFigures {
  readonly kind: DocumentKind
  readonly count: number
  readonly first: string
  readonly last: string
  /** Whether a number is missing in the whole series. */
  readonly hasGap: boolean
}

/** A booking as the report counts it. */
export interface CountedBooking {
  readonly state: BookingState
  readonly bookingType: BookingType
  readonly deliveredAt: Instant | null
  readonly deliveryEnd: Instant
  readonly failedAttempts: number
}

/** A document as the report counts it. */
export interface CountedDocument {
  readonly series: DocumentSeries
  readonly number: number
  readonly amount: Money
  readonly particulars: DocumentParticulars | null
}

/** How many numbers of a series were drawn, and the last one. */
export interface CountedSeries {
  readonly series: DocumentSeries
  readonly issued: number
  readonly last: number
}

export interface DayFacts {
  readonly market: MarketId
  readonly date: LocalDate
  readonly at: Instant
  readonly bookings: readonly CountedBooking[]
  readonly turnover: readonly AccountTurnover[]
  readonly issued: readonly CountedDocument[]
  readonly series: readonly CountedSeries[]
}

export function dayReport({ market, date, at, bookings, turnover, issued, series }: DayFacts): DayReport {
  const { currency } = markets[market]
  return {
    market,
    date,
    at,
    isClosed: false,
    states: counted(bookings.map(({ state }) => state)),
    types: counted(bookings.map(({ bookingType }) => bookingType)),
    deliveries: deliveriesOf(bookings),
    money: moneyOf(turnover, issued, currency),
    cash: cashAccounts(turnover, currency),
    documents: seriesOf(issued, series, market),
  }
}

const counted = <Name extends string>(names: readonly Name[]): readonly Counted<Name>[] =>
  [...Map.groupBy(names, (name) => name)]
    .map(([name, same]) => ({ name, count: same.length }))
    .sort((a, b) => b.count - a.count || (a.name < b.name ? -1 : 1))

function deliveriesOf(bookings: readonly CountedBooking[]): DeliveryFigures {
  const delivered = bookings.filter(({ deliveredAt }) => deliveredAt !== null)
  return {
    delivered: delivered.length,
    // A delivery at exactly the end of its window is on time.
    onTime: delivered.filter(({ deliveredAt, deliveryEnd }) => (deliveredAt ?? 0) <= deliveryEnd).length,
    failedAttempts: bookings.reduce((sum, { failedAttempts }) => sum + failedAttempts, 0),
  }
}

function moneyOf(
  turnover: readonly AccountTurnover[],
  issued: readonly CountedDocument[],
  currency: Currency,
): MoneyFigures {
  const of = (name: string) => turnover.find(({ account }) => account === name) ?? { came: 0, went: 0 }
  const sales = of("sales")
  const vat = of("vat")
  const discounts = issued
    .filter(({ series, amount, particulars }) => {
      const isPaid = series.kind !== "credit-note"
      return isPaid && particulars !== null && isSameMoney(amount, particulars.price.toPay)
    })
    .reduce((sum, { particulars }) => sum + (particulars?.price.discount.minor ?? 0), 0)
  return {
    // Revenue is negative in the books.
    revenue: money(0 - sales.went, currency),
    vat: money(0 - vat.went - vat.came, currency),
    discounts: money(discounts, currency),
    refunds: money(sales.came + vat.came, currency),
  }
}

const driverPrefix = "cash-with:"

/** The desk's cash, then each driver's; accounts that are empty and did not move are left out. */
export const cashAccounts = (turnover: readonly AccountTurnover[], currency: Currency): readonly CashAccount[] =>
  turnover
    .filter(({ account }) => account === "cash" || account.startsWith(driverPrefix))
    .filter(({ before, came, went }) => before !== 0 || came !== 0 || went !== 0)
    .map(({ account, before, came, went }) => ({
      driver: account === "cash" ? null : account.slice(driverPrefix.length),
      currency,
      before,
      came,
      went,
    }))

const seriesOf = (
  issued: readonly CountedDocument[],
  ends: readonly CountedSeries[],
  market: MarketId,
): readonly SeriesFigures[] =>
  [...Map.groupBy(issued, ({ series }) => `${series.kind} ${series.year}`).values()].flatMap((same) => {
    const numbers = same.map(({ number }) => number)
    const [one] = same
    if (!one) return []
    const { kind, year } = one.series
    const end = ends.find(({ series }) => series.entity === market && series.kind === kind && series.year === year)
    return {
      kind,
      count: same.length,
      first: documentNumber(one.series, Math.min(...numbers)),
      last: documentNumber(one.series, Math.max(...numbers)),
      hasGap: end !== undefined && end.issued !== end.last,
    }
  })
