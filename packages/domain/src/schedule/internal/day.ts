import { type DayNumber, dateOfDay, type LocalDate, type Weekday, weekdayOfDay } from "../../calendar/local-date.ts"
import { type Instant, instantOfDay, msPerDay, msPerMinute } from "../../calendar/zone.ts"
import type { Plan, PlannedRange } from "./plan.ts"
import type { Terms } from "./question.ts"

/** A delivery window of a date, in milliseconds after the date's midnight. */
export interface PlacedRange {
  readonly window: string
  readonly start: number
  readonly end: number
}

/** A window of a date. */
export interface PlacedWindow extends PlacedRange {
  /** Its place in the book's order, by which the date has the name of its slot. */
  readonly place: number
  readonly orderBy: number
  /** Undefined without a limit. */
  readonly capacity: number | undefined
  /** When it can be delivered, of a service that delivers within minutes. */
  readonly deadline: PlacedRange | undefined
}

/** The windows that a date has, in the book's order, and the delivery windows of a delivery date. */
export interface PlacedDay {
  readonly windows: readonly PlacedWindow[]
  /** Those that the service can deliver, as far as the date itself says. */
  readonly served: readonly PlacedWindow[]
  readonly deliveries: readonly PlacedRange[]
}

/** What the calendar says of a date of a service: nothing of a question, and nothing of its answer. */
export interface Day {
  readonly number: DayNumber
  readonly date: LocalDate
  readonly weekday: Weekday
  readonly midnight: Instant
  /** The names of its slots, "AE/sameDay/2026-11-21/13-18", in the book's order. */
  readonly keys: readonly string[]
  readonly placed: PlacedDay
}

/**
 * A date, each kept in its own place; one nearly three years off takes the place over. Writing a date and the names of
 * its slots costs more than all the rest of listing it. Windows are placed once, or once for each day of the week, and
 * anew for each date near a clock change.
 */
export function dayOf({ days, plan, zone }: Terms, number: DayNumber): Day {
  const place = number & (daysKept - 1)
  const known = days[place]
  if (known?.number === number) return known
  const date = dateOfDay(number)
  const weekday = weekdayOfDay(number)
  const wall = number * msPerDay
  // Before the first of its times, as `instantOfDay` looks for it.
  const { until, offset } = zone.segmentAt(wall + Math.min(0, plan.firstOrderBy) * msPerMinute - msPerDay)
  const isPlain = wall + msPerDay - offset < until
  const midnight = instantOfDay(zone, number, 0)
  const kind = plan.isEveryDay ? 0 : weekday
  const kept: (PlacedDay | undefined)[] = isPlain ? plan.placed : []
  kept[kind] ??= placedOn(plan, weekday, (minute) =>
    isPlain ? minute * msPerMinute : instantOfDay(zone, number, minute) - midnight,
  )
  const day: Day = {
    number,
    date,
    weekday,
    midnight,
    keys: plan.windows.map(({ id }) => `${plan.key}${date}/${id}`),
    placed: kept[kind],
  }
  days[place] = day
  return day
}

function placedOn(plan: Plan, weekday: Weekday, at: (minute: number) => number): PlacedDay {
  // Where a clock change leaves nothing of a window, there is nobody to send.
  const isThere = ({ weekdays, start, end }: PlannedRange): boolean =>
    (weekdays?.includes(weekday) ?? true) && at(start) < at(end)
  const rangeOf = ({ id, start, end }: PlannedRange): PlacedRange => ({ window: id, start: at(start), end: at(end) })
  // Named one by one, because a spread would make the whole quote some 5 % slower.
  const windows = plan.windows.filter(isThere).map((window) => ({
    window: window.id,
    start: at(window.start),
    end: at(window.end),
    place: window.place,
    orderBy: at(window.orderBy),
    capacity: window.capacity,
    deadline: plan.deliveries ? undefined : window.deliveries.filter(isThere).map(rangeOf)[0],
  }))
  return {
    windows,
    served: plan.deliveries ? windows : windows.filter(({ deadline }) => deadline),
    deliveries: (plan.deliveries ?? []).filter(isThere).map(rangeOf),
  }
}

const daysKept = 1024
