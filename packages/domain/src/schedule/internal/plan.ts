import type { Weekday } from "../../calendar/local-date.ts"
import type { MinuteOfDay } from "../../calendar/zone.ts"
import type { DeliveryDeadline, OrderBy, Service, TimeRange, Window } from "../book.ts"
import { minuteOf } from "../wall-time.ts"
import type { PlacedDay } from "./day.ts"

/** A service of a market with all times in minutes of a date, so that questions parse nothing. */
export interface Plan {
  /** "AE/sameDay/": the prefix of its slot keys. */
  readonly key: string
  readonly bands: Service["bands"]
  readonly windows: readonly PlannedWindow[]
  /** The delivery windows of a delivery date; undefined for services that deliver within minutes of pick-up. */
  readonly deliveries: readonly PlannedRange[] | undefined
  readonly leadDays: number
  /** The least `orderBy` of the windows. */
  readonly firstOrderBy: number
  /** Whether every pick-up and delivery window exists on all days of the week. */
  readonly isEveryDay: boolean
  /** The windows of plain days, filled by `dayOf`: by day of the week, or all under 0 when `isEveryDay`. */
  readonly placed: (PlacedDay | undefined)[]
}

export interface PlannedRange {
  readonly id: string
  readonly start: MinuteOfDay
  readonly end: MinuteOfDay
  readonly weekdays?: readonly Weekday[]
}

export interface PlannedWindow extends PlannedRange {
  /** Minutes from 00:00 of the window's date; negative on the days before it. */
  readonly orderBy: number
  readonly capacity?: number
  /** Its index in the book's order. */
  readonly place: number
  /** The delivery ranges on the delivery date. Windows of a service with delivery windows share one list. */
  readonly deliveries: readonly PlannedRange[]
}

export function planService(market: string, id: string, service: Service): Plan {
  const { bands, delivery } = service
  const windows = planWindows(service)
  const deliveries = "within" in delivery ? undefined : windows[0]?.deliveries
  // No window can be ordered after 24:00 of its date.
  let firstOrderBy = 24 * 60
  for (const { orderBy } of windows) if (orderBy < firstOrderBy) firstOrderBy = orderBy
  let isEveryDay = true
  for (const { weekdays } of [...windows, ...(deliveries ?? [])]) if (weekdays) isEveryDay = false
  return {
    key: `${market}/${id}/`,
    bands,
    windows,
    deliveries,
    leadDays: delivery.leadDays,
    firstOrderBy,
    isEveryDay,
    placed: [],
  }
}

/** The pick-up windows of a service, in the book's order; those of a series by time. */
export function planWindows({ pickup, delivery }: Service): readonly PlannedWindow[] {
  const ranges: (PlannedRange & Pick<Window, "orderBy" | "capacity">)[] = "first" in pickup ? [] : pickup.map(planRange)
  if ("first" in pickup)
    for (let start = minuteOf(pickup.first); start <= minuteOf(pickup.last); start += pickup.every)
      ranges.push({ ...pickup, id: hourName(start), start, end: start + pickup.length })
  const deliveries = "windows" in delivery ? delivery.windows.map(planRange) : undefined
  return ranges.map((range, place) => ({
    ...range,
    place,
    orderBy: orderByMinutes(range.orderBy, range),
    deliveries: deliveries ?? beforeDeadline(range.start, delivery as DeliveryDeadline),
  }))
}

const planRange = <Range extends TimeRange>(range: Range) => ({
  ...range,
  start: minuteOf(range.start),
  end: minuteOf(range.end),
})

/** When a pick-up with a deadline is delivered; empty when it begins after the last delivery time of the date. */
function beforeDeadline(start: MinuteOfDay, delivery: DeliveryDeadline): readonly PlannedRange[] {
  const end = Math.min(start + delivery.within, minuteOf(delivery.notAfter))
  return start < end ? [{ id: `before-${hourName(end)}`, start, end }] : []
}

function orderByMinutes(orderBy: OrderBy, range: PlannedRange): number {
  if (typeof orderBy === "string") return minuteOf(orderBy)
  return "dayBefore" in orderBy ? minuteOf(orderBy.dayBefore) - 24 * 60 : range[orderBy.before] - orderBy.minutes
}

/** "9" on the hour, "9:30" off it. */
function hourName(minute: MinuteOfDay): string {
  const minutes = minute % 60
  const hour = (minute - minutes) / 60
  return minutes ? `${hour}:${String(minutes).padStart(2, "0")}` : `${hour}`
}
