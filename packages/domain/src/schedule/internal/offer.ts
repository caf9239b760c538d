import { type DayNumber, type LocalDate, weekdayOfDay } from "../../calendar/local-date.ts"
import { type Instant, instantOfDay, msPerDay, msPerMinute, type Zone } from "../../calendar/zone.ts"
import { type DeliveryOption, InvalidAsk, type RefusalReason, type Slot } from "../engine.ts"
import { closureOf, closuresOn, type PlannedClosure, skips } from "./closed-days.ts"
import { dateTextOf } from "./date-text.ts"
import { everyDay, type PlannedRange, type PlannedWindow } from "./plan.ts"
import type { Terms } from "./terms.ts"

/** A date under the terms of a question. Made anew for each question: nothing is remembered from one to the next. */
export interface Day {
  readonly number: DayNumber
  readonly date: LocalDate
  /** "AE/sameDay/2026-11-21/": where the keys of its slots begin. */
  readonly keys: string
  /** 00:00, from which every minute of the date is counted; NaN when a clock change is near. */
  readonly midnight: Instant
  readonly closures: readonly PlannedClosure[]
  /** The delivery of the windows that share a list of delivery windows, once it has been looked for. */
  delivery: Slot["delivery"] | null | undefined
}

export function dayOf({ zone, plan, closures }: Terms, number: DayNumber): Day {
  const date = dateTextOf(number)
  return {
    number,
    date,
    keys: `${plan.key}${date}/`,
    midnight: plainMidnight(zone, number, plan.firstOrderBy),
    closures: closures.length === 0 ? closures : closuresOn(closures, number, date),
    delivery: undefined,
  }
}

/**
 * 00:00 of a date whose minutes, from `firstMinute` on when that is before 00:00, are all within one segment of the zone;
 * NaN otherwise. A day's distance from the segment's beginning, because times just after a clock went back are second ones.
 */
function plainMidnight(zone: Zone, day: DayNumber, firstMinute: number): Instant {
  const { from, until, offset } = zone.segmentAt(day * msPerDay)
  const midnight = day * msPerDay - offset
  const first = midnight + Math.min(0, firstMinute) * msPerMinute
  return first - msPerDay >= from && midnight + msPerDay < until ? midnight : Number.NaN
}

function instantOf(zone: Zone, day: Day, minute: number): Instant {
  const instant = day.midnight + minute * msPerMinute
  return Number.isNaN(instant) ? instantOfDay(zone, day.number, minute) : instant
}

/** When a window of a date is shut. A route's cut-off never makes that later. */
export const orderByOf = (terms: Terms, day: Day, window: PlannedWindow): Instant =>
  instantOf(terms.zone, day, Math.min(window.orderBy, terms.cutoff))

/** No window of a date or of a later one is shut before this. */
export const firstOrderByOf = (terms: Terms, day: Day): Instant =>
  instantOf(terms.zone, day, Math.min(terms.plan.firstOrderBy, terms.cutoff))

/** The reasons that are about one window of a date within the horizon on which there is pick-up. */
export type WindowRefusal = Extract<
  RefusalReason,
  "closure" | "unknown-window" | "slot-closed" | "full" | "delivery-blackout"
>

/** A window of a date as a slot, or the first reason why it is none. The only place where `now` meets a window. */
export function offerOf(terms: Terms, day: Day, window: PlannedWindow, now: Instant): Slot | WindowRefusal {
  const { zone } = terms
  const start = instantOf(zone, day, window.start)
  const end = instantOf(zone, day, window.end)
  // Where a clock change leaves nothing of a window, there is nobody to send.
  if (!isOn(window, day.number) || start >= end) return "unknown-window"
  if (isShut(terms, day, window)) return "closure"
  const orderBy = orderByOf(terms, day, window)
  if (now >= orderBy) return "slot-closed"
  const key = day.keys + window.id
  const remaining = window.capacity === Number.POSITIVE_INFINITY ? window.capacity : remainingOf(window, key, terms)
  if (remaining <= 0) return "full"
  const delivery = deliveryOf(terms, day, window)
  if (delivery === null) return "delivery-blackout"
  const slot = { key, date: day.date, window: window.id, start, end, orderBy, delivery }
  return remaining === Number.POSITIVE_INFINITY ? slot : { ...slot, remaining }
}

const isOn = ({ weekdays }: PlannedRange, day: DayNumber): boolean =>
  weekdays === everyDay || (weekdays & (1 << weekdayOfDay(day))) !== 0

/** The closure that shuts a window of a date. */
export const closureOn = ({ zone, minOpenMinutes }: Terms, day: Day, range: PlannedRange): PlannedClosure | undefined =>
  closureOf(range, day.closures, minOpenMinutes, (minute) => instantOf(zone, day, minute))

const isShut = (terms: Terms, day: Day, range: PlannedRange): boolean =>
  day.closures.length > 0 && closureOn(terms, day, range) !== undefined

function remainingOf({ capacity }: PlannedWindow, key: string, { occupancy }: Terms): number {
  const taken = occupancy === undefined ? 0 : occupancy(key)
  if (!Number.isInteger(taken) || taken < 0)
    throw new InvalidAsk("occupancy", taken, `is not a number of bookings for ${key}`)
  return capacity - taken
}

type Delivery = Slot["delivery"]

function deliveryOf(terms: Terms, day: Day, { deliveries }: PlannedWindow): Delivery | null {
  if (terms.plan.isWithinMinutes) return deliveryWithin(terms, day, deliveries[0])
  if (day.delivery === undefined) day.delivery = deliveryFrom(terms, day, deliveries)
  return day.delivery
}

/** The delivery of one window on its own date. */
function deliveryWithin(terms: Terms, day: Day, range: PlannedRange | undefined): Delivery | null {
  const option = range !== undefined && deliversOn(terms, day.number) ? optionOn(terms, day, range) : undefined
  return option === undefined ? null : { date: day.date, options: [option] }
}

/** The delivery of all windows of a date: on the first date, from the due one on, that has a delivery window left. */

function deliveryFrom(terms: Terms, pickup: Day, ranges: readonly PlannedRange[]): Delivery | null {
  const { leadDays, searchDays } = terms
  for (let ahead = leadDays; ahead <= leadDays + searchDays; ahead++) {
    const day = ahead === 0 ? pickup : dayOf(terms, pickup.number + ahead)
    const options = deliversOn(terms, day.number) ? optionsOn(terms, day, ranges) : undefined
    if (options !== undefined) return { date: day.date, options }
  }
  return null
}

export const deliversOn = ({ deliverySkips }: Terms, day: DayNumber): boolean => !skips(deliverySkips, day)

function optionsOn(terms: Terms, day: Day, ranges: readonly PlannedRange[]): readonly DeliveryOption[] | undefined {
  let options: DeliveryOption[] | undefined
  for (const range of ranges) {
    const option = optionOn(terms, day, range)
    if (option === undefined) continue
    if (options === undefined) options = [option]
    else options.push(option)
  }
  return options
}

function optionOn(terms: Terms, day: Day, range: PlannedRange): DeliveryOption | undefined {
  const start = instantOf(terms.zone, day, range.start)
  const end = instantOf(terms.zone, day, range.end)
  const isOffered = isOn(range, day.number) && start < end && !isShut(terms, day, range)
  return isOffered ? { window: range.id, start, end } : undefined
}
