import { type DayNumber, dateOfDay, type LocalDate, weekdayOfDay } from "../../calendar/local-date.ts"
import { type Instant, instantOfDay, msPerDay, msPerMinute, type Zone } from "../../calendar/zone.ts"
import type { Slot } from "../engine.ts"
import { closuresOn, type PlannedClosure, skips } from "./closed-days.ts"
import type { PlacedRange } from "./placed.ts"
import { everyDay, type PlannedRange } from "./plan.ts"
import type { Terms } from "./terms.ts"

/** A date under the terms of a question. Made anew for each question: nothing is remembered from one to the next. */
export interface Day {
  readonly number: DayNumber
  readonly date: LocalDate
  /** "AE/sameDay/2026-11-21": where the keys of its slots begin. */
  readonly key: string
  /** 00:00, which its windows are counted from; near a clock change what that would be without the change. */
  readonly midnight: Instant
  /** Whether a clock change is near, so that minutes since 00:00 are not what the wall clock shows. */
  readonly isNearChange: boolean
  readonly closures: readonly PlannedClosure[]
  /** Whether its windows are as on most dates of its day of the week: no closure, no clock change near. */
  readonly isPlain: boolean
  /** Whether deliveries are made on it. */
  readonly isDelivered: boolean
  /** The delivery of the windows that share a list of delivery windows, once it has been looked for. */
  due: Due | undefined
  /** The day after, once it was needed: as a date of a list, or for a delivery. */
  next: Day | undefined
}

/** A delivery date with the windows that are left of it; none where there is no such date. */
export interface Due {
  readonly day: Day
  readonly ranges: readonly PlacedRange[]
  /** As the slots of one pick-up date share it, once one of them was made. */
  delivery: Slot["delivery"] | undefined
}

export function dayOf(terms: Terms, number: DayNumber): Day {
  const { zone, plan, closures } = terms
  const date = dateOfDay(number)
  const { from, until, offset } = zone.segmentAt(number * msPerDay)
  const midnight = number * msPerDay - offset
  const first = midnight + Math.min(0, plan.firstOrderBy) * msPerMinute
  // A day's distance from the segment's beginning, because times just after a clock went back are second ones.
  const isNearChange = first - msPerDay < from || midnight + msPerDay >= until
  const acting = closures.length === 0 ? closures : closuresOn(closures, number, date)
  return {
    number,
    date,
    key: plan.key + date,
    midnight,
    isNearChange,
    closures: acting,
    isPlain: acting.length === 0 && !isNearChange,
    isDelivered: !skips(terms.deliverySkips, number),
    due: undefined,
    next: undefined,
  }
}

/** The date after one, made once in a question. */
export function dayAfter(terms: Terms, day: Day): Day {
  day.next ??= dayOf(terms, day.number + 1)
  return day.next
}

export const instantOf = (zone: Zone, day: Day, minute: number): Instant =>
  day.isNearChange ? instantOfDay(zone, day.number, minute) : day.midnight + minute * msPerMinute

export const isOn = ({ weekdays }: Pick<PlannedRange, "weekdays">, day: DayNumber): boolean =>
  weekdays === everyDay || (weekdays & (1 << weekdayOfDay(day))) !== 0

/**
 * The closure that shuts a window of a date: the first that it overlaps, unless the closures of the date leave
 * `minOpenMinutes` of it, and at least one minute, in one piece. Minutes are counted as they pass, not as the wall clock
 * shows them: of an hour that a clock change leaves out, nothing is left.
 */
export function closureOn({ zone, minOpenMinutes }: Terms, day: Day, range: PlannedRange): PlannedClosure | undefined {
  const end = instantOf(zone, day, range.end)
  let first: PlannedClosure | undefined
  let longest = 0
  let free = instantOf(zone, day, range.start)
  for (const closure of day.closures) {
    const begins = instantOf(zone, day, closure.start)
    const ends = instantOf(zone, day, closure.end)
    if (Math.min(ends, end) <= Math.max(begins, free)) continue
    first ??= closure
    longest = Math.max(longest, begins - free)
    free = ends
  }
  return first && Math.max(longest, end - free) < Math.max(1, minOpenMinutes) * msPerMinute ? first : undefined
}
