import type { StoredBooking } from "@mersal/domain/ports/driven/bookings"
import * as Effect from "effect/Effect"
import * as z from "zod"
import type { OpenDatabase } from "../database/connection.ts"
import { readBooking } from "../rows/booking-row.ts"
import { wholeNumber } from "../rows/columns.ts"
import { readEvent } from "../rows/delivery-event-row.ts"

/** Makes a booking from a row of `bookings`, with its log, which is read only if the row has counted events. */
export const storedBooking = Effect.fnUntraced(function* (rows: OpenDatabase["rows"], row: unknown) {
  const read = readBooking(row)
  if (CountingRow.parse(row).event_order === 0) return { ...read, log: [] } satisfies StoredBooking
  const log = yield* rows("select * from delivery_events where reference = ? order by sort_order", [
    read.booking.reference,
  ])
  return { ...read, log: log.map(readEvent) } satisfies StoredBooking
})

const CountingRow = z.object({ event_order: wholeNumber })

/**
 * The logs of at most this many bookings are read in one statement; a shorter list is filled up, so that the statement
 * is prepared once.
 */
const mostInStatement = 64

const logsText = `
  select * from delivery_events where reference in (${Array.from({ length: mostInStatement }, () => "?").join(", ")})
  order by reference, sort_order`

const LoggedRow = z.object({ reference: z.string() })

/** Makes bookings with their logs from rows of `bookings`, in the order of the rows. */
export const storedBookings = Effect.fnUntraced(function* (rows: OpenDatabase["rows"], found: readonly unknown[]) {
  const all = found.map(readBooking)
  const logs = new Map<string, unknown[]>()
  for (let from = 0; from < all.length; from += mostInStatement) {
    const some = all.slice(from, from + mostInStatement)
    const filled = Array.from({ length: mostInStatement }, (_, index) => some[index]?.booking.reference ?? "")
    for (const row of yield* rows(logsText, filled)) {
      const { reference } = LoggedRow.parse(row)
      const log = logs.get(reference)
      if (log) log.push(row)
      else logs.set(reference, [row])
    }
  }
  return all.map((read): StoredBooking => ({ ...read, log: (logs.get(read.booking.reference) ?? []).map(readEvent) }))
})
