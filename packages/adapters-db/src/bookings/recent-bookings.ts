import { RecentBookings } from "@mersal/domain/ports/driven/recent-bookings"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import { Database } from "../database/connection.ts"
import { readBooking } from "../rows/booking-row.ts"

/** Reads the latest bookings of a market as they were accepted. */
export const recentBookings: Layer.Layer<RecentBookings, never, Database> = Layer.effect(
  RecentBookings,
  Effect.gen(function* () {
    const { rows } = yield* Database
    return {
      list: (market, limit) =>
        Effect.map(rows(newest, [market, limit]), (found) => found.map((row) => readBooking(row).booking)),
    }
  }),
)

const newest = `
  select * from bookings where market = ? and is_sandbox = 0 order by booked_at desc, reference desc limit ?`
