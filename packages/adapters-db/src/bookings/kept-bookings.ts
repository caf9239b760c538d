import type { Reference } from "@mersal/domain/booking/order/reference"
import type { StoredBooking } from "@mersal/domain/ports/driven/bookings"
import * as Effect from "effect/Effect"
import type { OpenDatabase } from "../database/connection.ts"
import { storedBooking } from "./stored-booking.ts"

/** How many bookings are kept as they were last read, about four kilobytes each. */
const mostKept = 1_000

/** Bookings with their logs. One that is kept is made again only if its number has changed. */
export interface KeptBookings {
  /** The booking as it is now; null if there is none. */
  readonly find: (reference: Reference) => Effect.Effect<StoredBooking | null>
  /** The booking of a row of `bookings`, with all its columns. */
  readonly whole: (row: unknown) => Effect.Effect<StoredBooking>
}

interface Kept {
  readonly changed: number
  readonly booking: StoredBooking
}

/**
 * Keeps whole bookings, because people who follow a booking read it over and over. Triggers put a new number on a
 * booking at every write, whoever writes (decision 027), and a booking's number only grows. So a booking is as it was
 * while its number is, and reading one number costs a fifth of reading the row. Its log is not read either: whatever
 * writes to it writes to the row as well.
 *
 * A booking read only once is not kept. V8 would move each of a thousand such bookings into its old generation, and
 * collecting them there takes longer than making them did.
 */
export function keptBookings(rows: OpenDatabase["rows"]): KeptBookings {
  /** For a booking that was read only once recently: null. */
  const known = new Map<string, Kept | null>()
  /** A map keeps insertion order, so the most recently used booking is last. */
  const keepAsLast = (reference: string, kept: Kept | null): void => {
    known.delete(reference)
    known.set(reference, kept)
    if (known.size > mostKept) known.delete(known.keys().next().value as string)
  }

  const whole = Effect.fnUntraced(function* (row: unknown) {
    const { reference, changed } = row as NumberedRow
    const last = known.get(reference)
    if (last?.changed === changed) {
      keepAsLast(reference, last)
      return last.booking
    }
    const booking = yield* storedBooking(rows, row)
    keepAsLast(reference, last === undefined ? null : { changed, booking })
    return booking
  })

  const find = Effect.fnUntraced(function* (reference: Reference) {
    const last = known.get(reference)
    if (last) {
      const [number] = yield* rows("select changed from bookings where reference = ?", [reference])
      if ((number as NumberedRow | undefined)?.changed === last.changed) {
        keepAsLast(reference, last)
        return last.booking
      }
    }
    const [row] = yield* rows("select * from bookings where reference = ?", [reference])
    return row === undefined ? null : yield* whole(row)
  })

  return { find, whole }
}

/** Both databases give integers of any width as numbers. */
interface NumberedRow {
  readonly reference: string
  readonly changed: number
}
