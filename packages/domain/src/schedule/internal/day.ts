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

/** A pick-up window of a date. */
export interface PlacedWindow extends PlacedRange {
  /** Its index in the book's order, and so in `Day.keys`. */
  readonly place: number
  readonly orderBy: number
  /** Undefined means unlimited. */
  readonly capacity: number | undefined
  /** When the pick-up is delivered, for services that deliver within minutes. */
  readonly deadline: PlacedRange | undefined
}

/** The pick-up windows of a date in the book's order, and its delivery windows. */
export interface PlacedDay {
  readonly windows: readonly PlacedWindow[]
  /** The windows whose pick-ups can be delivered, as far as this date alone decides it. */
  readonly served: readonly PlacedWindow[]
  readonly deliveries: readonly PlacedRange[]
}

/** What the calendar says about a date of a service. Independent of any question. */
export interface Day {
  readonly number: DayNumber
  readonly date: LocalDate
  readonly weekday: Weekday
  readonly midnight: Instant
  /** The slot keys, "AE/sameDay/2026-11-21/13-18", in the book's order. */
  readonly keys: readonly string[]
  readonly placed: PlacedDay
}

/**
 * A date's `Day`, cached: formatting a date and its slot keys costs more than all the rest of listing it. The cache has
 * 1024 places; a date nearly three years away replaces the one in its place. Placed windows are shared by all plain
 * dates, or by those of one day of the week. Dates near a clock change have their own.
 */
export function dayOf(terms: Terms, number: DayNumber): Day {
  const { days } = terms
  const place = number & (daysKept - 1)
  let day = days[place]
  if (day?.number !== number) {
    day = placeDay(terms, number)
    days[place] = day
  }
  return day
}

/**
 * Not a part of `dayOf`: V8 allocates the variables that a closure captures whenever their function is called, here on
 * each of the 42 look-ups of a quote of three services, which would take some 10 % longer.
 */
function placeDay({ plan, zone }: Terms, number: DayNumber): Day {
  const date = dateOfDay(number)
  const weekday = weekdayOfDay(number)
  const wall = number * msPerDay
  // Before the first of the date's times, where `instantOfDay` begins its search.
  const { until, offset } = zone.segmentAt(wall + Math.min(0, plan.firstOrderBy) * msPerMinute - msPerDay)
  const isPlain = wall + msPerDay - offset < until
  const midnight = instantOfDay(zone, number, 0)
  const kind = plan.isEveryDay ? 0 : weekday
  const kept: (PlacedDay | undefined)[] = isPlain ? plan.placed : []
  kept[kind] ??= placedOn(plan, weekday, (minute) =>
    isPlain ? minute * msPerMinute : instantOfDay(zone, number, minute) - midnight,
  )
  return {
    number,
    date,
    weekday,
    midnight,
    keys: plan.windows.map(({ id }) => `${plan.key}${date}/${id}`),
    placed: kept[kind],
  }
}

function placedOn(plan: Plan, weekday: Weekday, at: (minute: number) => number): PlacedDay {
  // A window of which a clock change leaves nothing is not offered.
  const isThere = (range: PlannedRange): boolean =>
    (range.weekdays?.includes(weekday) ?? true) && at(range.start) < at(range.end)
  const rangeOf = (range: PlannedRange): PlacedRange => ({
    window: range.id,
    start: at(range.start),
    end: at(range.end),
  })
  // Fields are named one by one, because a spread would make the whole quote some 5 % slower.
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
