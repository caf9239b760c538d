import { type DayNumber, dayNumber, type LocalDate, weekdayOfDay } from "../../calendar/local-date.ts"
import type { MinuteOfDay } from "../../calendar/zone.ts"
import type { Blackouts, Closure } from "../book.ts"
import { minuteOf } from "../wall-time.ts"
import { everyDay, type WeekdaySet, weekdaySet } from "./plan.ts"

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

export const planClosures = (closures: readonly Closure[]): readonly PlannedClosure[] =>
  closures
    .filter(({ provisional }) => provisional !== true)
    .map(({ id, from, to, weekdays, between: [start, end] = ["00:00", "24:00"], tags }) => ({
      id,
      from,
      to,
      weekdays: weekdays ? weekdaySet(weekdays) : everyDay,
      start: minuteOf(start),
      end: minuteOf(end),
      tags,
    }))

export function closuresOn(
  closures: readonly PlannedClosure[],
  { number, date }: { readonly number: DayNumber; readonly date: LocalDate },
): readonly PlannedClosure[] {
  // Most questions have none.
  if (closures.length === 0) return closures
  const weekday = 1 << weekdayOfDay(number)
  return closures.filter(({ from, to, weekdays }) => {
    if ((weekdays & weekday) === 0) return false
    const shown = date.slice(-from.length)
    // Only days of every year can be in this order: from December to January.
    return from <= to ? from <= shown && shown <= to : from <= shown || shown <= to
  })
}
