import type { StoredBooking } from "@mersal/domain/ports/driven/bookings"
import * as Effect from "effect/Effect"
import type { OpenDatabase } from "../database/connection.ts"
import { isSameRow } from "../database/kept-rows.ts"
import { storedBooking } from "./stored-booking.ts"

/** How many bookings are kept as they were read last, some eight kilobytes each. */
const mostKept = 1_000

/**
 * Makes whole bookings of rows of `bookings`. One whose row is as it was is not made anew: whoever follows a booking asks
 * for it over and over. Its log needs no look either, for the row counts the events, and events are never changed.
 *
 * What is asked for once is not kept: of a thousand bookings that nobody asks for again V8 would carry each to where
 * objects grow old, and collecting them there takes longer than making them did.
 */
export function keptBookings(rows: OpenDatabase["rows"]): (row: unknown) => Effect.Effect<StoredBooking> {
  /** Those that were asked for once lately have nothing kept of them but that they were. */
  const known = new Map<string, { readonly row: object; readonly booking: StoredBooking } | null>()
  return Effect.fnUntraced(function* (row) {
    const { reference } = row as { readonly reference: string }
    const last = known.get(reference)
    // The latest used stand last.
    known.delete(reference)
    if (last && isSameRow(last.row, row as object)) {
      known.set(reference, last)
      return last.booking
    }
    const booking = yield* storedBooking(rows, row)
    known.set(reference, last === undefined ? null : { row: row as object, booking })
    for (const oldest of known.keys()) {
      if (known.size <= mostKept) break
      known.delete(oldest)
    }
    return booking
  })
}
