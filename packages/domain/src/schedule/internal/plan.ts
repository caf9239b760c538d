import type { Weekday } from "../../calendar/local-date.ts"
import type { MinuteOfDay } from "../../calendar/zone.ts"
import type { DeliveryDeadline, OrderBy, Service, TimeRange, Window, WindowSeries } from "../book.ts"
import { minuteOf } from "../wall-time.ts"

/** One service of one market with every time in minutes of a date, so that asking parses nothing. */
export interface Plan {
  /** "AE/sameDay/": where the keys of its slots begin. */
  readonly key: string
  readonly bands: Service["bands"]
  readonly windows: readonly PlannedWindow[]
  /** The delivery windows of a delivery date; none of a service that delivers within minutes. */
  readonly deliveries: readonly PlannedRange[]
  /** Whether no window, of pick-up or delivery, is left out on some days of the week. */
  readonly isEveryDay: boolean
  /** The least `orderBy` of the windows. */
  readonly firstOrderBy: number
  readonly leadDays: number
  /** Whether delivery is within minutes of pick-up, on its date whatever happens. */
  readonly isWithinMinutes: boolean
}

export interface PlannedRange {
  readonly id: string
  readonly start: MinuteOfDay
  readonly end: MinuteOfDay
  readonly weekdays: WeekdaySet
}

export interface PlannedWindow extends PlannedRange {
  /** Minutes from 00:00 of the window's date; negative on the days before it. */
  readonly orderBy: number
  /** Undefined without a limit. */
  readonly capacity: number | undefined
  /** When it can be delivered on its delivery date; one list for all windows of a service with delivery windows. */
  readonly deliveries: readonly PlannedRange[]
}

/** Bit n stands for ISO day n, 1 = Monday. */
export type WeekdaySet = number

export const everyDay: WeekdaySet = 0b1111_1110

/** Every day, when not said. */
export const weekdaySet = (days: readonly Weekday[] | undefined): WeekdaySet =>
  days ? days.reduce<number>((set, day) => set | (1 << day), 0) : everyDay

export function planService(market: string, id: string, service: Service): Plan {
  const { bands, delivery } = service
  const windows = planWindows(service)
  const isWithinMinutes = "within" in delivery
  const deliveries = isWithinMinutes ? [] : (windows[0]?.deliveries ?? [])
  return {
    key: `${market}/${id}/`,
    bands,
    windows,
    deliveries,
    isEveryDay: [...windows, ...deliveries].every(({ weekdays }) => weekdays === everyDay),
    firstOrderBy: Math.min(...windows.map(({ orderBy }) => orderBy)),
    leadDays: delivery.leadDays,
    isWithinMinutes,
  }
}

/** The pick-up windows of a service in the book's order, those of a series by their times. */
export function planWindows({ pickup, delivery }: Service): readonly PlannedWindow[] {
  const ranges = "first" in pickup ? planSeries(pickup) : pickup.map(planRange)
  const deliveries = "windows" in delivery ? delivery.windows.map(planRange) : undefined
  return ranges.map((range, place) => {
    const { orderBy, capacity } = "first" in pickup ? pickup : (pickup[place] as Window)
    return {
      ...range,
      orderBy: orderByMinutes(orderBy, range),
      capacity,
      deliveries: deliveries ?? beforeDeadline(range.start, delivery as DeliveryDeadline),
    }
  })
}

function planSeries({ first, last, every, length, weekdays }: WindowSeries): readonly PlannedRange[] {
  const ranges: PlannedRange[] = []
  const lastStart = minuteOf(last)
  for (let start = minuteOf(first); start <= lastStart; start += every)
    ranges.push({ id: hourName(start), start, end: start + length, weekdays: weekdaySet(weekdays) })
  return ranges
}

/** When a pick-up is delivered that has a deadline; never, where it begins after the last one of the date. */
function beforeDeadline(start: MinuteOfDay, delivery: DeliveryDeadline): readonly PlannedRange[] {
  const end = Math.min(start + delivery.within, minuteOf(delivery.notAfter))
  return start < end ? [{ id: `before-${hourName(end)}`, start, end, weekdays: everyDay }] : []
}

const planRange = (range: TimeRange): PlannedRange => ({
  id: range.id,
  start: minuteOf(range.start),
  end: minuteOf(range.end),
  weekdays: weekdaySet(range.weekdays),
})

function orderByMinutes(orderBy: OrderBy, range: PlannedRange): number {
  if (typeof orderBy === "string") return minuteOf(orderBy)
  return "dayBefore" in orderBy ? minuteOf(orderBy.dayBefore) - 24 * 60 : range[orderBy.before] - orderBy.minutes
}

/** "9" on the hour, "9:30" off it. */
function hourName(minute: MinuteOfDay): string {
  const hour = Math.floor(minute / 60)
  return minute % 60 === 0 ? `${hour}` : `${hour}:${String(minute % 60).padStart(2, "0")}`
}
