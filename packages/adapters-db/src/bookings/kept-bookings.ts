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
  /** The bookings of a statement's rows of `bookings`, with all their columns. */
  readonly those: (...statement: Parameters<OpenDatabase["rows"]>) => Effect.Effect<readonly StoredBooking[]>
}

interface Kept {
  readonly changed: number
  readonly booking: StoredBooking
}

/**
 * Keeps whole bookings, because people who follow a booking read it over and over. Triggers put a new number on a
 * booking at every write, whoever writes (decision 027), and a booking's number only grows. So a booking is as it was
 * while its number is. Its log is not read either: whatever writes to it writes to the row as well.
 *
 * On SQLite writers wait for each other, so the numbers are seen in their order: whatever was changed since has a number
 * above the greatest that was seen. One look in a turn of the event loop serves all bookings that are asked for in it.
 * On PostgreSQL a lower number may be committed later, so each booking's own number is read.
 *
 * A booking read only once is not kept. V8 would move each of a thousand such bookings into its old generation, and
 * collecting them there takes longer than making them did.
 */
export function keptBookings({ dialect, rows, rowsOfTurn }: ReadDatabase): KeptBookings {
  /** For a booking that was read only once recently: null. */
  const known = new Map<string, Kept | null>()
  /** A map keeps insertion order, so the most recently used booking is last. */
  const keepAsLast = (reference: string, kept: Kept | null): void => {
    known.delete(reference)
    known.set(reference, kept)
    if (known.size > mostKept) known.delete(known.keys().next().value as string)
  }

  /** Whatever was changed up to this number is not kept as it was before. */
  let seen = 0
  const look = Effect.fnUntraced(function* (greatest: number) {
    const changes = yield* rows("select reference, changed from bookings where changed > ? limit ?", [seen, mostKept])
    if (changes.length === mostKept) known.clear()
    for (const { reference, changed } of changes as readonly NumberedRow[]) {
      const last = known.get(reference)
      if (last && last.changed !== changed) known.set(reference, null)
    }
    seen = greatest
  })
  const stillKept = (reference: string, last: Kept): Effect.Effect<Kept | null | undefined> =>
    dialect === "sqlite"
      ? Effect.flatMap(rowsOfTurn("select max(changed) as changed from bookings"), ([row]) => {
          const { changed } = row as NumberedRow
          return Effect.map(changed === seen ? Effect.void : look(changed), () => known.get(reference))
        })
      : Effect.map(rows("select changed from bookings where reference = ?", [reference]), ([row]) =>
          (row as NumberedRow | undefined)?.changed === last.changed ? last : null,
        )

  /** @param before what was seen when the row was asked for */
  const whole = Effect.fnUntraced(function* (row: unknown, before: number) {
    const { reference, changed } = row as NumberedRow
    const last = known.get(reference)
    if (last?.changed === changed) {
      keepAsLast(reference, last)
      return last.booking
    }
    const booking = yield* storedBooking(rows, row)
    // What was changed while this was read may have been looked for in vain.
    keepAsLast(reference, last === undefined || before !== seen ? null : { changed, booking })
    return booking
  })

  const those = Effect.fnUntraced(function* (...statement: Parameters<OpenDatabase["rows"]>) {
    const before = seen
    return yield* Effect.forEach(yield* rows(...statement), (row) => whole(row, before))
  })

  const read = (reference: Reference) =>
    Effect.map(those("select * from bookings where reference = ?", [reference]), ([booking]) => booking ?? null)

  const find = (reference: Reference): Effect.Effect<StoredBooking | null> =>
    Effect.suspend(() => {
      const last = known.get(reference)
      if (!last) return read(reference)
      return Effect.flatMap(stillKept(reference, last), (kept) => {
        if (!kept) return read(reference)
        keepAsLast(reference, kept)
        return Effect.succeed(kept.booking)
      })
    })

  return { find, those }
}

type ReadDatabase = Pick<OpenDatabase, "dialect" | "rows" | "rowsOfTurn">

/** Both databases give integers of any width as numbers. */
interface NumberedRow {
  readonly reference: string
  readonly changed: number
}
