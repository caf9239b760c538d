import type { Weekday } from "../../calendar/local-date.ts"
import type { MinuteOfDay } from "../../calendar/zone.ts"
import type { OrderBy, Service, TimeRange, Window, WindowSeries } from "../book.ts"
import { minuteOf } from "../wall-time.ts"

/** One service of one market with every time in minutes of a date, so that asking parses nothing. */
export interface Plan {
  /** "AE/sameDay/": where the keys of its slots begin. */
  readonly key: string
  readonly bands: readonly Band[]
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

export interface Band {
  readonly name: string
  readonly from: MinuteOfDay
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

export const weekdaySet = (days: readonly Weekday[]): WeekdaySet =>
  days.reduce<number>((set, day) => set | (1 << day), 0)

export const everyDay: WeekdaySet = weekdaySet([1, 2, 3, 4, 5, 6, 7])

export function planService(market: string, id: string, { bands, pickup, delivery }: Service): Plan {
  const rangesFor = planDelivery(delivery)
  const windows = planWindows(pickup).map((window) => ({ ...window, deliveries: rangesFor(window) }))
  const isWithinMinutes = "within" in delivery
  const deliveries = isWithinMinutes ? [] : (windows[0]?.deliveries ?? [])
  return {
    key: `${market}/${id}/`,
    bands: Object.entries(bands)
      .map(([name, from]) => ({ name, from: minuteOf(from) }))
      .sort((a, b) => a.from - b.from),
    windows,
    deliveries,
    isEveryDay: [...windows, ...deliveries].every(({ weekdays }) => weekdays === everyDay),
    firstOrderBy: Math.min(...windows.map((window) => window.orderBy)),
    leadDays: delivery.leadDays,
    isWithinMinutes,
  }
}

type PickupWindow = Omit<PlannedWindow, "deliveries">

export function planWindows(pickup: Service["pickup"]): readonly PickupWindow[] {
  return "first" in pickup ? planSeries(pickup) : pickup.map(planWindow)
}

/** The delivery windows of a pick-up window. */
export function planDelivery(delivery: Service["delivery"]): (window: PlannedRange) => readonly PlannedRange[] {
  if ("windows" in delivery) {
    const ranges = delivery.windows.map(planRange)
    return () => ranges
  }
  const latest = minuteOf(delivery.notAfter)
  return ({ start }) => {
    const end = Math.min(start + delivery.within, latest)
    return start < end ? [{ id: `before-${hourName(end)}`, start, end, weekdays: everyDay }] : []
  }
}

const planRange = ({ id, start, end, weekdays }: TimeRange): PlannedRange => ({
  id,
  start: minuteOf(start),
  end: minuteOf(end),
  weekdays: weekdays ? weekdaySet(weekdays) : everyDay,
})

function planWindow(window: Window): PickupWindow {
  const range = planRange(window)
  return { ...range, ...planOffer(window, range) }
}

function planSeries(series: WindowSeries): readonly PickupWindow[] {
  const windows: PickupWindow[] = []
  const weekdays = series.weekdays ? weekdaySet(series.weekdays) : everyDay
  for (let start = minuteOf(series.first); start <= minuteOf(series.last); start += series.every) {
    const range = { id: hourName(start), start, end: start + series.length, weekdays }
    windows.push({ ...range, ...planOffer(series, range) })
  }
  return windows
}

const planOffer = ({ orderBy, capacity }: Pick<Window, "orderBy" | "capacity">, range: PlannedRange) => ({
  orderBy: orderByMinutes(orderBy, range),
  capacity,
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
