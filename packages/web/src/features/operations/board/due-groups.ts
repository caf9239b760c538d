import type { Instant } from "@mersal/domain/calendar/zone"
import { dueNext } from "@mersal/domain/operations/due-next"
import type { BoardEntry } from "@mersal/domain/ports/driving/operations-service"

/** Bookings that are due at the same instant; finished ones have none. */
export interface DueGroup {
  readonly due: Instant | null
  readonly bookings: readonly BoardEntry[]
}

/** Splits a list, sorted by due time, wherever the due time changes. */
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
