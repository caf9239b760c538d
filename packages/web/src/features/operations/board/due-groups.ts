import type { Instant } from "@mersal/domain/calendar/zone"
import { dueNext } from "@mersal/domain/operations/due-next"
import type { BoardEntry } from "@mersal/domain/ports/driving/operations-service"

/** Bookings that are due by the same instant; of those that are over nothing is. */
export interface DueGroup {
  readonly due: Instant | null
  readonly bookings: readonly BoardEntry[]
}

/** A list that comes by what is due, cut where another instant begins. */
export function dueGroups(bookings: readonly BoardEntry[]): readonly DueGroup[] {
  const groups: { due: Instant | null; bookings: BoardEntry[] }[] = []
  for (const entry of bookings) {
    const due = dueNext(entry)
    const last = groups.at(-1)
    if (last?.due === due) last.bookings.push(entry)
    else groups.push({ due, bookings: [entry] })
  }
  return groups
}
