import type { MinuteOfDay } from "../../calendar/zone.ts"
import type { OrderBy, RuleBook, Service, TimeRange, Window, WindowSeries } from "../book.ts"
import { minuteOf } from "../wall-time.ts"

/** One service of one market with every time in minutes of a date, so that asking parses nothing. */
export interface Plan {
  /** "AE/sameDay": where the keys of its slots begin. */
  readonly key: string
  readonly bands: readonly Band[]
  readonly windows: readonly PlannedWindow[]
  /** The least `orderBy` of the windows. */
  readonly firstOrderBy: number
  readonly delivery: PlannedDelivery
}

export interface Band {
  readonly name: string
  readonly from: MinuteOfDay
}

export interface PlannedRange {
  readonly id: string
  readonly start: MinuteOfDay
  readonly end: MinuteOfDay
}

export interface PlannedWindow extends PlannedRange {
  /** Minutes from 00:00 of the window's date; negative on the days before it. */
  readonly orderBy: number
}

export interface PlannedDelivery {
  readonly leadDays: number
  /** How many dates beyond the due one may take its place. */
  readonly searchDays: number
  /** The delivery windows of a pick-up window, which may be the same for all. */
  readonly rangesFor: (window: PlannedRange) => readonly PlannedRange[]
}

export function planService(book: RuleBook, market: string, id: string, service: Service): Plan {
  const windows = planWindows(service.pickup)
  return {
    key: `${market}/${id}`,
    bands: Object.entries(service.bands).map(([name, from]) => ({ name, from: minuteOf(from) })),
    windows,
    firstOrderBy: Math.min(...windows.map((window) => window.orderBy)),
    delivery: planDelivery(service.delivery, book.horizonDays),
  }
}

export function planWindows(pickup: Service["pickup"]): readonly PlannedWindow[] {
  return "first" in pickup ? planSeries(pickup) : pickup.map(planWindow)
}

export function planDelivery(delivery: Service["delivery"], searchDays: number): PlannedDelivery {
  if ("windows" in delivery) {
    const ranges = delivery.windows.map(planRange)
    return { leadDays: delivery.leadDays, searchDays, rangesFor: () => ranges }
  }
  const latest = minuteOf(delivery.notAfter)
  return {
    leadDays: 0,
    searchDays: 0,
    rangesFor({ start }) {
      const end = Math.min(start + delivery.within, latest)
      return start < end ? [{ id: `before-${hourName(end)}`, start, end }] : []
    },
  }
}

const planRange = ({ id, start, end }: TimeRange): PlannedRange => ({ id, start: minuteOf(start), end: minuteOf(end) })

function planWindow(window: Window): PlannedWindow {
  const range = planRange(window)
  return { ...range, orderBy: orderByMinutes(window.orderBy, range) }
}

function planSeries({ every, first, last, length, orderBy }: WindowSeries): readonly PlannedWindow[] {
  const windows: PlannedWindow[] = []
  for (let start = minuteOf(first); start <= minuteOf(last); start += every) {
    const range = { id: hourName(start), start, end: start + length }
    windows.push({ ...range, orderBy: orderByMinutes(orderBy, range) })
  }
  return windows
}

function orderByMinutes(orderBy: OrderBy, range: PlannedRange): number {
  if (typeof orderBy === "string") return minuteOf(orderBy)
  return "dayBefore" in orderBy ? minuteOf(orderBy.dayBefore) - 24 * 60 : range[orderBy.before] - orderBy.minutes
}

/** "9" on the hour, "9:30" off it. */
function hourName(minute: MinuteOfDay): string {
  const hour = Math.floor(minute / 60)
  return minute % 60 === 0 ? `${hour}` : `${hour}:${String(minute % 60).padStart(2, "0")}`
}
