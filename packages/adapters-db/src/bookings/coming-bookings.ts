import { waitingStates } from "@mersal/domain/booking/windows/rules-preview"
import { ComingBookings } from "@mersal/domain/ports/driven/coming-bookings"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import { Database } from "../database/connection.ts"
import { readBooking } from "../rows/booking-row.ts"

/** Reads the bookings of a market that are still to be picked up. */
export const comingBookings: Layer.Layer<ComingBookings, never, Database> = Layer.effect(
  ComingBookings,
  Effect.gen(function* () {
    const { rows } = yield* Database
    return {
      list: (market, after, limit) =>
        Effect.map(rows(toCome, [market, after, ...waitingStates, limit]), (found) =>
          found.map((row) => readBooking(row).booking),
        ),
    }
  }),
)

const toCome = `
  select * from bookings
  where market = ? and pickup_start > ? and is_sandbox = 0 and state in (${waitingStates.map(() => "?").join(", ")})
  order by pickup_start, reference limit ?`
