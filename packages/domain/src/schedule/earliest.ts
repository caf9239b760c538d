import type { DayNumber, LocalDate } from "../calendar/local-date.ts"
import type { Instant } from "../calendar/zone.ts"
import type { Slot } from "./engine.ts"
import { listingAt, type Timetable } from "./internal/timetable.ts"

/** The least date from today to the horizon that has an open window, and when it is delivered. */
export function earliestDates(
  timetable: Timetable,
  now: Instant,
  horizonDays: number,
): { readonly date: LocalDate; readonly delivery: LocalDate } | null {
  const slot = firstOpenSlot(timetable, timetable.today(now), now, horizonDays)
  return slot && { date: slot.date, delivery: slot.delivery.date }
}

/** The first open slot, in the book's order, of the first date that has one, from `from` or today on. */
export function firstOpenSlot(timetable: Timetable, from: DayNumber, now: Instant, horizonDays: number): Slot | null {
  const today = timetable.today(now)
  for (let day = Math.max(from, today); day <= today + horizonDays; day++) {
    const slot = listingAt(timetable.day(day), now).quoted.slots[0]
    if (slot !== undefined) return slot
  }
  return null
}
