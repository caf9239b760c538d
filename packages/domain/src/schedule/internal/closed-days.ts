import { instantOfDay, msPerMinute } from "../../calendar/zone.ts"
import type { Blackouts, Closure } from "../book.ts"
import { minuteOf } from "../wall-time.ts"
import type { Day } from "./day.ts"
import type { Terms } from "./question.ts"

/** The dates and the days of the week that pick-up or delivery skips. */
export type SkippedDays = ReadonlySet<unknown>

export const skippedDays = (side: "pickup" | "delivery", lists: readonly (Blackouts | undefined)[]): SkippedDays =>
  new Set(
    lists.flatMap((list = {}) =>
      (["both", "weekdays", side, `${side}Weekdays`] as const).flatMap((name): readonly unknown[] => list[name] ?? []),
    ),
  )

/** Whether a date is among the skipped days. */
export type Skips = (day: Pick<Day, "date" | "weekday">) => boolean

export function skipsOf(side: "pickup" | "delivery", lists: readonly (Blackouts | undefined)[]): Skips {
  const skipped = skippedDays(side, lists)
  return ({ date, weekday }) => skipped.has(date) || skipped.has(weekday)
}

/** The closures that apply to a question with these tags. */
export const actingClosures = (closures: readonly Closure[], tags: readonly string[]): readonly Closure[] =>
  closures.filter(({ provisional, tags: some }) => !provisional && (some?.some((tag) => tags.includes(tag)) ?? true))

/** A closure's hours on a date, in milliseconds after its midnight. */
export interface ClosedHours {
  readonly id: string
  readonly start: number
  readonly end: number
}

/** The hours of a date that closures shut, by start. */
export const closedHours = (
  { acting = [], zone }: Terms,
  { number, date, weekday, midnight }: Day,
): readonly ClosedHours[] =>
  acting
    .filter(({ from, to, weekdays }) => {
      const shown = date.slice(-from.length)
      // Only days of every year can be in this order, as from December to January.
      const isWithin = from <= to ? from <= shown && shown <= to : from <= shown || shown <= to
      return isWithin && (weekdays?.includes(weekday) ?? true)
    })
    .map(({ id, between: [start, end] = ["00:00", "24:00"] }) => ({
      id,
      start: instantOfDay(zone, number, minuteOf(start)) - midnight,
      end: instantOfDay(zone, number, minuteOf(end)) - midnight,
    }))
    .sort((a, b) => a.start - b.start)

/**
 * The closure that shuts a window: the first that overlaps it, unless all closures together leave `minOpenMinutes` of
 * it, and at least one minute, in one piece. Minutes are elapsed time, not wall-clock time: an hour that a clock change
 * skips leaves nothing.
 */
export function closureOf(
  { book: { minOpenMinutes = 0 } }: Terms,
  hours: readonly ClosedHours[],
  { start, end }: Pick<ClosedHours, "start" | "end">,
): string | undefined {
  let first: string | undefined
  let longest = 0
  let free = start
  for (const closed of hours) {
    if (Math.min(closed.end, end) <= Math.max(closed.start, free)) continue
    first ??= closed.id
    longest = Math.max(longest, closed.start - free)
    free = closed.end
  }
  return Math.max(longest, end - free) < Math.max(1, minOpenMinutes) * msPerMinute ? first : undefined
}
