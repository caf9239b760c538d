import { legStates } from "@mersal/domain/delivery/driver-position"
import { BookingBoard } from "@mersal/domain/ports/driven/booking-board"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import { type ColumnValue, Database } from "./connection.ts"
import { readNote } from "./rows/note-row.ts"
import { storedBooking } from "./stored-booking.ts"

/** Looks for bookings by the columns that say where they are now. */
export const bookingBoard: Layer.Layer<BookingBoard, never, Database> = Layer.effect(
  BookingBoard,
  Effect.gen(function* () {
    const { rows } = yield* Database
    const found = Effect.fnUntraced(function* (text: string, values: readonly ColumnValue[]) {
      const some = yield* rows(text, values)
      return yield* Effect.forEach(some, (row) => storedBooking(rows, row), { concurrency: 8 })
    })
    return {
      list: ({ date, states, driver, after, limit }) => {
        const conditions: (readonly [text: string, ...values: readonly ColumnValue[]])[] = [["is_sandbox = 0"]]
        if (date !== null) conditions.push(["(now_pickup_date = ? or now_delivery_date = ?)", date, date])
        if (states.length > 0) conditions.push([`now_state in (${states.map(() => "?").join(", ")})`, ...states])
        if (driver !== null) conditions.push(["driver = ?", driver])
        if (after !== null) conditions.push(["(now_pickup_date, reference) > (?, ?)", after.date, after.reference])
        const where = conditions.map(([text]) => text).join(" and ")
        return found(`select * from bookings where ${where} order by now_pickup_date, reference limit ?`, [
          ...conditions.flatMap(([, ...values]) => values),
          limit,
        ])
      },
      runOf: (driver, date) => found(runOf, [driver, date, date, ...legStates]),
      isDriving: (driver) => Effect.map(rows(isDriving, [driver, ...legStates]), (some) => some.length > 0),
      notesOf: (reference) =>
        Effect.map(
          rows("select * from booking_notes where reference = ? order by written_at, id", [reference]),
          (some) => some.map(readNote),
        ),
    }
  }),
)

const isOnLeg = `now_state in (${legStates.map(() => "?").join(", ")})`

const runOf = `
  select * from bookings
  where driver = ? and is_sandbox = 0 and (now_pickup_date = ? or now_delivery_date = ? or ${isOnLeg})
  order by reference`

const isDriving = `select 1 as is_driving from bookings where driver = ? and ${isOnLeg} limit 1`
