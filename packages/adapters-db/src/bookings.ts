import type { Reference } from "@mersal/domain/booking/reference"
import { Bookings, type StoredBooking } from "@mersal/domain/ports/driven/bookings"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import { Database, type SqliteConnection } from "./connection.ts"
import { readBooking } from "./rows/booking-row.ts"
import { readEvent } from "./rows/tracking-event-row.ts"
import { statement } from "./statement.ts"

/** Reads bookings with what has happened to them. */
export const bookings: Layer.Layer<Bookings, never, Database> = Layer.effect(
  Bookings,
  Effect.gen(function* () {
    const database = yield* Database
    return { find: (reference) => database.use((connection) => findBooking(connection, reference)) }
  }),
)

function findBooking(connection: SqliteConnection, reference: Reference): StoredBooking | null {
  const row = statement(connection, "select * from bookings where reference = ?").get(reference)
  if (row === undefined) return null
  const events = statement(connection, "select * from tracking_events where reference = ? order by sort_order")
  return { ...readBooking(row), events: events.all(reference).map(readEvent) }
}
