import { type DayNumber, dayNumber, type LocalDate, weekdayOfDay } from "../../calendar/local-date.ts"
import type { MinuteOfDay } from "../../calendar/zone.ts"
import type { Blackouts, Closure } from "../book.ts"
import { minuteOf } from "../wall-time.ts"
import { type WeekdaySet, weekdaySet } from "./plan.ts"

/** The days that one side, pick-up or delivery, leaves out. */
export interface SkippedDays {
  readonly dates: ReadonlySet<DayNumber>
  readonly weekdays: WeekdaySet
}

/** Most questions have no such days. */
export const skips = (skipped: SkippedDays | undefined, day: DayNumber): boolean =>
  skipped !== undefined && ((skipped.weekdays & (1 << weekdayOfDay(day))) !== 0 || skipped.dates.has(day))

export function skippedDays(side: "pickup" | "delivery", lists: readonly Blackouts[]): SkippedDays {
  const dates = lists.flatMap((list) => [...(list.both ?? []), ...(list[side] ?? [])])
  const weekdays = lists.flatMap((list) => [...(list.weekdays ?? []), ...(list[`${side}Weekdays`] ?? [])])
  return { dates: new Set(dates.map(dayNumber)), weekdays: weekdaySet(weekdays) }
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
}

/** Those that act on what has these tags, in the order of their start within the day, as `closureOn` wants them. */
export const planClosures = (closures: readonly Closure[], tags: readonly string[]): readonly PlannedClosure[] =>
  closures
    .filter((closure) => !closure.provisional && (closure.tags?.some((tag) => tags.includes(tag)) ?? true))
    .map(({ id, from, to, weekdays, between: [start, end] = ["00:00", "24:00"] }) => ({
      id,
      from,
      to,
      weekdays: weekdaySet(weekdays),
      start: minuteOf(start),
      end: minuteOf(end),
    }))
    .sort((a, b) => a.start - b.start)

export function closuresOn(
  closures: readonly PlannedClosure[],
  { number, date }: { readonly number: DayNumber; readonly date: LocalDate },
): readonly PlannedClosure[] {
  const weekday = 1 << weekdayOfDay(number)
  return closures.filter(({ from, to, weekdays }) => {
    if ((weekdays & weekday) === 0) return false
    const shown = date.slice(-from.length)
    // Only days of every year can be in this order: from December to January.
    return from <= to ? from <= shown && shown <= to : from <= shown || shown <= to
  })
}
