import { setImmediate as nextTurn } from "node:timers/promises"
import { addDays } from "@mersal/domain/calendar/local-date"
import { carriedStates } from "@mersal/domain/delivery/carried"
import { legStates } from "@mersal/domain/delivery/driver-position"
import type { BoardCursor } from "@mersal/domain/operations/board-cursor"
import { matchesSearch, searchedDigits } from "@mersal/domain/operations/board-search"
import { cashMethods } from "@mersal/domain/payment/payment-method"
import { BookingBoard } from "@mersal/domain/ports/driven/booking-board"
import type { StoredBooking } from "@mersal/domain/ports/driven/bookings"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import * as z from "zod"
import { type AskedCondition, conditions } from "../database/conditions.ts"
import { type ColumnValue, Database } from "../database/connection.ts"
import { dateColumn, referenceColumn, wholeNumber } from "../rows/columns.ts"
import { isCommand } from "../rows/command-type.ts"
import { readNote } from "../rows/note-row.ts"
import { isDrivenNoMore, stillDriven, stillDrivenBy } from "../rows/still-driven.ts"
import { storedBookings } from "./stored-booking.ts"

/** Finds bookings by the columns that hold their present state. */
export const bookingBoard: Layer.Layer<BookingBoard, never, Database> = Layer.effect(
  BookingBoard,
  Effect.gen(function* () {
    const { rows } = yield* Database
    const found = Effect.fnUntraced(function* (text: string, values: readonly ColumnValue[]) {
      return yield* storedBookings(rows, yield* rows(text, values))
    })
    return {
      list: Effect.fnUntraced(function* ({ search, limit, ...asked }) {
        const isUnderWay = asked.states.length > 0 && !asked.states.some(isDrivenNoMore)
        const { where, values } = conditions(
          ["is_sandbox = 0"],
          // An expression uses no index: a market has half of all bookings, and SQLite would sort them instead of
          // reading in order.
          asked.market !== null && ["market || '' = ?", asked.market],
          asked.date !== null && ["(now_pickup_date = ? or now_delivery_date = ?)", asked.date, asked.date],
          isUnderWay && [stillDriven],
          asked.states.length > 0 && [`now_state in (${marks(asked.states)})`, ...asked.states],
          asked.bookingType !== null && ["booking_type = ?", asked.bookingType],
          asked.vehicle !== null && ["vehicle = ?", asked.vehicle],
          asked.driver === "none" && ["driver is null"],
          asked.driver !== null && asked.driver !== "none" && ["driver = ?", asked.driver],
          search !== "" && maybeFound(search),
        )
        const text = `select * from bookings ${where}
          and (${inOrder}) > (?, ?, ?) and (${inOrder}) <= (?, ?, ?)
          order by ${inOrder} limit ?`
        // An index finds few bookings; any other search goes through them piece by piece.
        const isFew = isUnderWay || asked.date !== null || (asked.driver !== null && asked.driver !== "none")
        const matching: StoredBooking[] = []
        let after = asked.after ?? beforeAll
        for (;;) {
          const [end] = isFew ? [] : yield* rows(endOfPiece, placeOf(after))
          const until = end === undefined ? afterAll : cursorOf(end)
          const page = yield* rows(text, [...values, ...placeOf(after), ...placeOf(until), limit])
          const read = yield* storedBookings(rows, page)
          // The pattern matches more than was searched for, so reading goes on until there are enough true matches.
          matching.push(...read.filter(({ booking }) => matchesSearch(booking, search)))
          if (matching.length >= limit) break
          if (page.length === limit) after = cursorOf(page.at(-1))
          else if (end === undefined) break
          else {
            after = until
            yield* Effect.promise(() => nextTurn())
          }
        }
        return matching.slice(0, limit)
      }),
      ofDay: (market, date) =>
        found(ofDay, [date, date, date, date, date, date, addDays(date, -7), ...cashMethods, market]),
      openOf: (driver) => found(openOf, [driver]),
      runOf: (driver, date) => found(runOf, [driver, date, date, ...legStates, date, ...carriedStates]),
      isDriving: (driver) => Effect.map(rows(isDriving, [driver, ...legStates]), (some) => some.length > 0),
      notesOf: (reference) =>
        Effect.map(
          rows("select * from booking_notes where reference = ? order by written_at, id", [reference]),
          (some) => some.map(readNote),
        ),
    }
  }),
)

const marks = (values: readonly unknown[]): string => values.map(() => "?").join(", ")

/** The order of the board, which an index has. */
const inOrder = "now_pickup_date, booked_at, reference"

/** How many bookings are searched before other work gets a turn on this thread: a few milliseconds. */
export const bookingsInPiece = 5_000

const endOfPiece = `
  select ${inOrder} from bookings where (${inOrder}) > (?, ?, ?)
  order by ${inOrder} limit 1 offset ${bookingsInPiece - 1}`

type Place = Readonly<Record<keyof BoardCursor, string | number>>
const beforeAll: Place = { date: "", bookedAt: 0, reference: "" }
const afterAll: Place = { date: "9999-99-99", bookedAt: 0, reference: "" }
const placeOf = ({ date, bookedAt, reference }: Place) => [date, bookedAt, reference] as const

const CursorRow = z.object({ now_pickup_date: dateColumn, booked_at: wholeNumber, reference: referenceColumn })

function cursorOf(row: unknown): BoardCursor {
  const { now_pickup_date, booked_at, reference } = CursorRow.parse(row)
  return { date: now_pickup_date, bookedAt: booked_at, reference }
}

const searched = ["reference", "customer", "pickup", "drop_off"]

/** Where a text could be found. Names and phones are inside JSON texts, which a pattern matches as a whole. */
function maybeFound(search: string): AskedCondition {
  const digits = searchedDigits(search)
  const patterns = [search.trim().replace(/\s+/g, "%"), ...(digits === null ? [] : [digits])].map(
    (text) => `%${text.toLowerCase().replace(/["\\_]/g, "%")}%`,
  )
  const tests = patterns.flatMap(() => searched.map((column) => `lower(${column}) like ?`))
  return [`(${tests.join(" or ")})`, ...patterns.flatMap((pattern) => searched.map(() => pattern))]
}

/**
 * The bookings of a day, and of earlier days only those that are still to be driven, have a payment under review, owe
 * money to a card, or are delivered and not yet paid: cash not yet taken from the driver, or a card payment that was
 * let go. Each kind has an index of its own; "cross" tells SQLite to begin with them, where it would otherwise read all
 * bookings in order.
 */
const ofDay = `
  select bookings.* from (select distinct found from (
    select reference as found from bookings where now_pickup_date = ?
    union all select reference from bookings where now_delivery_date = ?
    union all select reference from bookings where now_pickup_date < ? and ${stillDriven}
    union all select reference from bookings where owes_money = 1 and now_pickup_date < ?
    union all select bookings.reference from payment_attempts cross join bookings
      where payment_attempts.state = 'review' and bookings.reference = payment_attempts.booking and now_pickup_date < ?
    union all select reference from bookings
      where now_delivery_date < ? and now_delivery_date >= ? and now_state = 'delivered'
      and case when payment_method in (${marks(cashMethods)}) then not exists (
        select 1 from delivery_events
        where delivery_events.reference = bookings.reference and ${isCommand("takeCash")}
      ) else exists (
        select 1 from delivery_events
        where delivery_events.reference = bookings.reference and role = 'system' and ${isCommand("refund")}
      ) end
  ) as every_kind) as those cross join bookings
  where reference = found and market = ? and is_sandbox = 0
  order by reference`

const openOf = `select * from bookings where ${stillDrivenBy} order by reference`

const isIn = (states: readonly string[]): string => `now_state in (${states.map(() => "?").join(", ")})`
const isOnLeg = isIn(legStates)

/** Whether a booking on hold has been collected; its state alone does not tell. */
const isCollected = `exists (
  select 1 from delivery_events
  where delivery_events.reference = bookings.reference and ${isCommand("collect")}
)`

const runOf = `
  select * from bookings
  where driver = ? and is_sandbox = 0 and (
    now_pickup_date = ? or now_delivery_date = ? or ${isOnLeg}
    or (now_delivery_date < ? and (${isIn(carriedStates)} or (now_state = 'onHold' and ${isCollected})))
  )
  order by reference`

const isDriving = `select 1 as is_driving from bookings where driver = ? and ${isOnLeg} limit 1`
