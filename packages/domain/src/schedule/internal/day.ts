import { type DayNumber, dateOfDay, type LocalDate, weekdayOfDay } from "../../calendar/local-date.ts"
import { type Instant, instantOfDay, msPerDay, msPerMinute, type Zone } from "../../calendar/zone.ts"
import type { PlannedClosure } from "./closed-days.ts"
import { everyDay, type PlannedRange } from "./plan.ts"
import type { Terms } from "./terms.ts"

/** What the calendar says of a date of a service: nothing of a question, and nothing of its answer. */
export interface Day {
  readonly number: DayNumber
  readonly date: LocalDate
  /** The names of its slots, "AE/sameDay/2026-11-21/13-18", in the book's order. */
  readonly keys: readonly string[]
  /** 00:00, which its windows are counted from; near a clock change what that would be without the change. */
  readonly midnight: Instant
  /** Whether a clock change is near, so that minutes since 00:00 are not what the wall clock shows. */
  readonly isNearChange: boolean
}

/**
 * A date, each kept in its own place; one nearly three years off takes the place over. Writing a date and the names of
 * its slots costs more than all the rest of listing it.
 */
export function dayOf({ days, plan, zone }: Terms, number: DayNumber): Day {
  const place = number & (daysKept - 1)
  const known = days[place]
  if (known !== undefined && known.number === number) return known
  const date = dateOfDay(number)
  const { from, until, offset } = zone.segmentAt(number * msPerDay)
  const midnight = number * msPerDay - offset
  const first = midnight + Math.min(0, plan.firstOrderBy) * msPerMinute
  const day: Day = {
    number,
    date,
    keys: plan.windows.map(({ id }) => `${plan.key}${date}/${id}`),
    midnight,
    // A day's distance from the segment's beginning, because times just after a clock went back are second ones.
    isNearChange: first - msPerDay < from || midnight + msPerDay >= until,
  }
  days[place] = day
  return day
}

const daysKept = 1024

export const instantOf = (zone: Zone, day: Day, minute: number): Instant =>
  day.isNearChange ? instantOfDay(zone, day.number, minute) : day.midnight + minute * msPerMinute

export const isOn = ({ weekdays }: Pick<PlannedRange, "weekdays">, day: DayNumber): boolean =>
  weekdays === everyDay || (weekdays & (1 << weekdayOfDay(day))) !== 0

/**
 * Which of the closures of a date shuts a window: the first that it overlaps, unless together they leave `minOpenMinutes`
 * of it, and at least one minute, in one piece. Minutes are counted as they pass, not as the wall clock shows them: of an
 * hour that a clock change leaves out, nothing is left.
 */
export function closureOn(
  { zone, minOpenMinutes }: Terms,
  day: Day,
  closures: readonly PlannedClosure[],
  range: PlannedRange,
): PlannedClosure | undefined {
  const end = instantOf(zone, day, range.end)
  let first: PlannedClosure | undefined
  let longest = 0
  let free = instantOf(zone, day, range.start)
  for (const closure of closures) {
    const begins = instantOf(zone, day, closure.start)
    const ends = instantOf(zone, day, closure.end)
    if (Math.min(ends, end) <= Math.max(begins, free)) continue
    first ??= closure
    longest = Math.max(longest, begins - free)
    free = ends
  }
  return first && Math.max(longest, end - free) < Math.max(1, minOpenMinutes) * msPerMinute ? first : undefined
}
