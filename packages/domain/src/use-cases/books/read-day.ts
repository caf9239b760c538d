import * as Clock from "effect/Clock"
import * as Effect from "effect/Effect"
import { todayIn } from "../../booking/windows/market-schedule.ts"
import type { LocalDate } from "../../calendar/local-date.ts"
import { type MarketId, markets } from "../../market/market.ts"
import type { BoardCursor } from "../../operations/board-cursor.ts"
import { type CountedBooking, type DayReport, dayReport } from "../../paper/day-report.ts"
import { DayNotOver } from "../../payment/books-errors.ts"
import { BookingBoard } from "../../ports/driven/booking-board.ts"
import type { StoredBooking } from "../../ports/driven/bookings.ts"
import { type ClosedDay, DayBooks, type Page } from "../../ports/driven/day-books.ts"
import { MoneyBooks } from "../../ports/driven/money-books.ts"
import type { DayRequest } from "../../ports/driving/books-service.ts"
import { bookingNow, deliveryOf } from "../booking/delivery-of.ts"
import { accountIdOf, type Caller } from "../caller.ts"
import { committed } from "../payment/committed.ts"
import { spanOfDays } from "./day-span.ts"

/** A day as of now; a closed day as it was when closed. */
export const readDay = Effect.fn("readDay")(function* ({ market, date }: DayRequest) {
  const at = yield* Clock.currentTimeMillis
  const day = date ?? todayIn(market, at)
  const closed = yield* (yield* DayBooks).closedDay(market, day)
  if (closed) return closedReport(closed)
  const books = yield* DayBooks
  const span = spanOfDays(market, day)
  return dayReport({
    market,
    date: day,
    at,
    bookings: (yield* bookingsOfDay(market, day)).map(countedOf),
    turnover: yield* books.turnover(markets[market].currency, span),
    issued: yield* everyPage((page) => books.issued(market, span, page)),
    series: yield* (yield* MoneyBooks).seriesEnds,
  })
})

/** We wrote it ourselves. */
const closedReport = ({ at, report }: ClosedDay): DayReport => ({
  ...(JSON.parse(report) as DayReport),
  at,
  isClosed: true,
})

/** Stores a day's report as of now. If two close it at once, both get the stored report. */
export const closeDay = Effect.fn("closeDay")((request: DayRequest, caller: Caller) =>
  committed(
    Effect.gen(function* () {
      const now = yield* Clock.currentTimeMillis
      const report = yield* readDay(request)
      if (report.isClosed) return { answer: report, changes: [] }
      if (spanOfDays(report.market, report.date).to > now) return yield* new DayNotOver()
      const { market, date } = report
      const day: ClosedDay = { market, date, at: now, by: accountIdOf(caller), report: JSON.stringify(report) }
      return { answer: closedReport(day), changes: [{ kind: "closeDay" as const, day }] }
    }),
  ).pipe(Effect.catchTag("Conflict", Effect.die)),
)

const pageSize = 200

const everyBooking = { states: [], bookingType: null, vehicle: null, search: "", driver: null }

/** Bookings with a pick-up on a date in a market, page by page. */
export const bookingsOfDay = Effect.fnUntraced(function* (market: MarketId, date: LocalDate) {
  const board = yield* BookingBoard
  const all: StoredBooking[] = []
  let after: BoardCursor | null = null
  while (true) {
    const page: readonly StoredBooking[] = yield* board.list({ ...everyBooking, market, date, after, limit: pageSize })
    all.push(
      ...page.filter((stored) => {
        const { pickupWindow } = bookingNow(stored, deliveryOf(stored))
        return pickupWindow.date === date
      }),
    )
    const last = page.at(-1)
    if (page.length < pageSize || !last) return all
    const { pickupWindow, bookedAt, reference } = bookingNow(last, deliveryOf(last))
    after = { date: pickupWindow.date, bookedAt, reference }
  }
})

const everyPage = Effect.fnUntraced(function* <Row>(read: (page: Page) => Effect.Effect<readonly Row[]>) {
  const all: Row[] = []
  while (true) {
    const page = yield* read({ offset: all.length, limit: pageSize })
    all.push(...page)
    if (page.length < pageSize) return all
  }
})

function countedOf(stored: StoredBooking): CountedBooking {
  const { state, facts } = deliveryOf(stored)
  const delivered = state === "delivered" ? stored.log.findLast(({ type }) => type === "deliver") : undefined
  return {
    state,
    bookingType: stored.booking.bookingType,
    deliveredAt: delivered?.at ?? null,
    deliveryEnd: facts.deliveryWindow.end,
    failedAttempts: facts.failedAttempts,
  }
}
