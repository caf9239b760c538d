import { Bookings } from "@mersal/domain/ports/driven/bookings"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import { Database } from "./connection.ts"
import { readBooking } from "./rows/booking-row.ts"
import { readEvent } from "./rows/tracking-event-row.ts"

/** Reads bookings with what has happened to them. */
export const bookings: Layer.Layer<Bookings, never, Database> = Layer.effect(
  Bookings,
  Effect.gen(function* () {
    const { rows } = yield* Database
    return {
      find: Effect.fnUntraced(function* (reference) {
        const [row] = yield* rows("select * from bookings where reference = ?", [reference])
        if (row === undefined) return null
        const events = yield* rows("select * from tracking_events where reference = ? order by sort_order", [reference])
        return { ...readBooking(row), events: events.map(readEvent) }
      }),
    }
  }),
)
