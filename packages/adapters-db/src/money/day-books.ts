import { type Instant, msPerDay } from "@mersal/domain/calendar/zone"
import type { CashHandover } from "@mersal/domain/payment/cash-handover"
import { DayBooks } from "@mersal/domain/ports/driven/day-books"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import * as z from "zod"
import { type ColumnValue, Database } from "../database/connection.ts"
import { currencyColumn, dateColumn, marketColumn, referenceColumn, wholeNumber } from "../rows/columns.ts"
import { readDocument } from "../rows/document-row.ts"

/** Reads what a day's accounts are made of. */
export const dayBooks: Layer.Layer<DayBooks, never, Database> = Layer.effect(
  DayBooks,
  Effect.gen(function* () {
    const { rows } = yield* Database
    return {
      turnover: (currency, { from, to }) =>
        Effect.map(rows(turnover, turnoverValues(currency, from, to)), (some) =>
          some.map((row) => TurnoverRow.parse(row)),
        ),
      lines: (currency, { from, to }, { offset, limit }) =>
        Effect.map(rows(lines, [currency, from, to, limit, offset]), (some) =>
          some.map((row) => {
            const { id, booked_at, amount_minor, ...same } = LineRow.parse(row)
            return { ...same, transaction: id, at: booked_at, minor: amount_minor }
          }),
        ),
      issued: (market, { from, to }, { offset, limit }) =>
        Effect.map(rows(issued, [market, from, to, limit, offset]), (some) => some.map(readDocument)),
      handover: (id) =>
        Effect.map(rows("select * from cash_handovers where id = ?", [id]), ([row]) =>
          row === undefined ? null : readHandover(row),
        ),
      handoversOf: (driver, currency) =>
        Effect.map(rows(handoversOf, [driver, currency]), ([row]) => CountRow.parse(row).given),
      handovers: (currency, { from, to }) =>
        Effect.map(rows(handovers, [currency, from, to]), (some) => some.map(readHandover)),
      closedDay: (market, date) =>
        Effect.map(rows("select * from closed_days where market = ? and date = ?", [market, date]), ([row]) => {
          if (row === undefined) return null
          const { closed_at, closed_by, ...same } = ClosedRow.parse(row)
          return { ...same, at: closed_at, by: closed_by }
        }),
    }
  }),
)

const TurnoverRow = z.object({ account: z.string(), before: wholeNumber, came: wholeNumber, went: wholeNumber })

const LineRow = z.object({
  id: z.string(),
  source: z.string(),
  booking: z.nullable(referenceColumn),
  booked_at: wholeNumber,
  account: z.string(),
  amount_minor: wholeNumber,
})

const HandoverRow = z.object({
  id: z.string(),
  driver: z.string(),
  currency: currencyColumn,
  amount_minor: wholeNumber,
  difference_minor: wholeNumber,
  handed_at: wholeNumber,
  reason: z.string(),
  taken_by: z.string(),
})

function readHandover(row: unknown): CashHandover {
  const { currency, amount_minor, difference_minor, handed_at, taken_by, ...same } = HandoverRow.parse(row)
  return {
    ...same,
    amount: { minor: amount_minor, currency },
    difference: { minor: difference_minor, currency },
    takenBy: taken_by,
    at: handed_at,
  }
}

const CountRow = z.object({ given: wholeNumber })

const ClosedRow = z.object({
  market: marketColumn,
  date: dateColumn,
  closed_at: wholeNumber,
  closed_by: z.string(),
  report: z.string(),
})

// Whole days come from daily sums; the rest is read line by line, beginning with the transactions of that time. On
// PostgreSQL a sum of bigints is numeric, so it is cast back.
const turnover = `
  select account, cast(sum(before) as bigint) as before, cast(sum(came) as bigint) as came, cast(sum(went) as bigint) as went
  from (
    select account, amount_minor as before, 0 as came, 0 as went from ledger_days where currency = ? and day < ?
    union all
    select account,
      case when booked_at < ? then amount_minor else 0 end,
      case when booked_at >= ? and amount_minor > 0 then amount_minor else 0 end,
      case when booked_at >= ? and amount_minor < 0 then amount_minor else 0 end
    from ledger_transactions cross join ledger_entries
    where ledger_transaction = id and currency = ? and booked_at >= ? and booked_at < ?
  ) as entered
  group by account order by account`

function turnoverValues(currency: string, from: Instant, to: Instant): readonly ColumnValue[] {
  const first = Math.floor(Math.min(from, to) / msPerDay)
  return [currency, first, from, from, from, currency, first * msPerDay, to]
}

const lines = `
  select ledger_transactions.id, source, booking, booked_at, account, amount_minor
  from ledger_transactions join ledger_entries on ledger_transaction = id
  where currency = ? and booked_at >= ? and booked_at < ? order by booked_at, id, sort_order limit ? offset ?`

const issued = `
  select * from payment_documents where entity = ? and issued_at >= ? and issued_at < ?
  order by issued_at, cause limit ? offset ?`

const handoversOf = "select count(*) as given from cash_handovers where driver = ? and currency = ?"

const handovers = `
  select * from cash_handovers where currency = ? and handed_at >= ? and handed_at < ? order by handed_at, id`
