import type { StoredBooking } from "@mersal/domain/ports/driven/bookings"
import * as Effect from "effect/Effect"
import type { OpenDatabase } from "../database/connection.ts"
import { isSameRow } from "../database/kept-rows.ts"
import { storedBooking } from "./stored-booking.ts"

/** How many bookings are kept as they were last read, about eight kilobytes each. */
const mostKept = 1_000

/**
 * Makes whole bookings from rows of `bookings`. A booking whose row has not changed is not made again, because people
 * who follow a booking read it over and over. Its log is not read either: the row counts the events, and events never
 * change.
 *
 * A booking read only once is not kept. V8 would move each of a thousand such bookings into its old generation, and
 * collecting them there takes longer than making them did.
 */
export function keptBookings(rows: OpenDatabase["rows"]): (row: unknown) => Effect.Effect<StoredBooking> {
  /** For a booking that was read only once recently: null. */
  const known = new Map<string, { readonly row: object; readonly booking: StoredBooking } | null>()
  return Effect.fnUntraced(function* (row) {
    const { reference } = row as { readonly reference: string }
    const last = known.get(reference)
    // A map keeps insertion order, so the most recently used booking is last.
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
