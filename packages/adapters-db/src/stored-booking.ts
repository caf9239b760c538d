import type { StoredBooking } from "@mersal/domain/ports/driven/bookings"
import * as Effect from "effect/Effect"
import type { OpenDatabase } from "./connection.ts"
import { readBooking } from "./rows/booking-row.ts"
import { readEvent } from "./rows/delivery-event-row.ts"

/** A row of `bookings` with the booking's log. */
export const storedBooking = Effect.fnUntraced(function* (rows: OpenDatabase["rows"], row: unknown) {
  const read = readBooking(row)
  const log = yield* rows("select * from delivery_events where reference = ? order by sort_order", [
    read.booking.reference,
  ])
  return { ...read, log: log.map(readEvent) } satisfies StoredBooking
})
