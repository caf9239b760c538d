import { type DayNumber, dayNumber, type LocalDate, weekdayOfDay } from "../../calendar/local-date.ts"
import { type Instant, type MinuteOfDay, msPerMinute } from "../../calendar/zone.ts"
import type { Blackouts, Closure } from "../book.ts"
import { minuteOf } from "../wall-time.ts"
import { type PlannedRange, type WeekdaySet, weekdaySet } from "./plan.ts"

/** The days that one side, pick-up or delivery, leaves out. */
export interface SkippedDays {
  /** Undefined without any, which is cheaper to ask than an empty set. */
  readonly dates: ReadonlySet<DayNumber> | undefined
  readonly weekdays: WeekdaySet
}

export const skips = ({ dates, weekdays }: SkippedDays, day: DayNumber): boolean =>
  (weekdays !== 0 && (weekdays & (1 << weekdayOfDay(day))) !== 0) || dates?.has(day) === true

export function skippedDays(side: "pickup" | "delivery", lists: readonly Blackouts[]): SkippedDays {
  const dates = lists.flatMap((list) => [...(list.both ?? []), ...(list[side] ?? [])])
  const weekdays = lists.flatMap((list) => [...(list.weekdays ?? []), ...(list[`${side}Weekdays`] ?? [])])
  return { dates: dates.length === 0 ? undefined : new Set(dates.map(dayNumber)), weekdays: weekdaySet(weekdays) }
}

/** A closure with its times in minutes. */
export interface PlannedClosure {
  readonly id: string
  /** As in the book: both "2026-12-31" or both "12-31". */
  readonly from: string
  readonly to: string
  readonly weekdays: WeekdaySet
  readonly start: MinuteOfDay
  readonly end: MinuteOfDay
  readonly tags: readonly string[] | undefined
}

/** In the order of their start within the day, as `closureOf` wants them. */
export const planClosures = (closures: readonly Closure[]): readonly PlannedClosure[] =>
  closures
    .filter(({ provisional }) => provisional !== true)
    .map(({ id, from, to, weekdays, between: [start, end] = ["00:00", "24:00"], tags }) => ({
      id,
      from,
      to,
      weekdays: weekdaySet(weekdays ?? [1, 2, 3, 4, 5, 6, 7]),
      start: minuteOf(start),
      end: minuteOf(end),
      tags,
    }))
    .sort((a, b) => a.start - b.start)

export function closuresOn(
  closures: readonly PlannedClosure[],
  day: DayNumber,
  date: LocalDate,
): readonly PlannedClosure[] {
  const weekday = 1 << weekdayOfDay(day)
  return closures.filter(({ from, to, weekdays }) => {
    if ((weekdays & weekday) === 0) return false
    const shown = date.slice(-from.length)
    // Only days of every year can be in this order: from December to January.
    return from <= to ? from <= shown && shown <= to : from <= shown || shown <= to
  })
}

/**
 * The closure that shuts a window: the first that it overlaps, unless the closures of its day leave `minOpenMinutes` of
 * it, and at least one minute, in one piece. Minutes are counted as they pass, `at` says when one of the wall clock is:
 * of an hour that a clock change leaves out, nothing is left.
 */
export function closureOf(
  range: PlannedRange,
  closures: readonly PlannedClosure[],
  minOpenMinutes: number,
  at: (minute: MinuteOfDay) => Instant,
): PlannedClosure | undefined {
  const end = at(range.end)
  let first: PlannedClosure | undefined
  let longest = 0
  let free = at(range.start)
  for (const closure of closures) {
    const begins = at(closure.start)
    const ends = at(closure.end)
    if (Math.min(ends, end) <= Math.max(begins, free)) continue
    first ??= closure
    longest = Math.max(longest, begins - free)
    free = ends
  }
  return first && Math.max(longest, end - free) < Math.max(1, minOpenMinutes) * msPerMinute ? first : undefined
}
