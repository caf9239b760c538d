import type { Instant } from "../../calendar/zone.ts"
import { type DeliveryOption, InvalidAsk, type PickupSlot, type RefusalReason, type Slot } from "../engine.ts"
import { skips } from "./closed-days.ts"
import { type Day, type Due, dayAfter } from "./day.ts"
import { type PlacedRange, type PlacedWindow, placedOn } from "./placed.ts"
import type { Terms } from "./terms.ts"

/** When a window of a date is shut. */
export const orderByOf = (day: Day, window: PlacedWindow): Instant => day.midnight + window.orderBy

/** What a window that is offered becomes in an answer. */
export type SlotMaker<Made extends PickupSlot> = (terms: Terms, day: Day, window: PlacedWindow) => Made

/** The windows of a date that can be booked until they are shut or full. */
export function servedOn(terms: Terms, day: Day): readonly PlacedWindow[] {
  const isServed =
    !skips(terms.pickupSkips, day.number) &&
    (terms.plan.isWithinMinutes ? day.isDelivered : dueOf(terms, day).ranges.length > 0)
  return isServed ? placedOn(terms, day).served : []
}

/** One of them as a slot; null when it is shut or full. */
export function offerOf<Made extends PickupSlot>(
  terms: Terms,
  day: Day,
  window: PlacedWindow,
  now: Instant,
  slotOf: SlotMaker<Made>,
): Made | null {
  if (isShut(day, window, now)) return null
  if (window.capacity === undefined) return slotOf(terms, day, window)
  const remaining = remainingOf(terms, day, window, window.capacity)
  return remaining > 0 ? { ...slotOf(terms, day, window), remaining } : null
}

/** The reasons that are about one window of a date within the horizon on which there is pick-up. */
export type WindowRefusal = Extract<
  RefusalReason,
  "closure" | "unknown-window" | "slot-closed" | "full" | "delivery-blackout"
>

/** Why a window of a date is none of those that are offered: the first reason that applies. */
export function refusalOf(terms: Terms, day: Day, window: PlacedWindow, now: Instant): WindowRefusal {
  const { refusal, capacity } = window
  if (refusal !== null) return refusal
  if (isShut(day, window, now)) return "slot-closed"
  return capacity !== undefined && remainingOf(terms, day, window, capacity) <= 0 ? "full" : "delivery-blackout"
}

/** The only place where `now` meets a window. */
const isShut = (day: Day, window: PlacedWindow, now: Instant): boolean => now >= orderByOf(day, window)

/** A slot without its delivery: most of the objects of a whole one are those. */
export const pickupOf: SlotMaker<PickupSlot> = (_terms, day, window) => ({
  key: day.key + window.keyEnd,
  date: day.date,
  window: window.id,
  start: day.midnight + window.start,
  end: day.midnight + window.end,
  orderBy: orderByOf(day, window),
})

/** The whole slot. */
export const slotOf: SlotMaker<Slot> = (terms, day, window) => ({
  key: day.key + window.keyEnd,
  date: day.date,
  window: window.id,
  start: day.midnight + window.start,
  end: day.midnight + window.end,
  orderBy: orderByOf(day, window),
  delivery: deliveryOf(terms, day, window),
})

function remainingOf({ occupancy }: Terms, day: Day, { keyEnd }: PlacedWindow, capacity: number): number {
  const key = day.key + keyEnd
  const taken = occupancy === undefined ? 0 : occupancy(key)
  if (!Number.isInteger(taken) || taken < 0)
    throw new InvalidAsk("occupancy", taken, `is not a number of bookings for ${key}`)
  return capacity - taken
}

function deliveryOf(terms: Terms, day: Day, { deadline }: PlacedWindow): Slot["delivery"] {
  if (deadline !== undefined) return { date: day.date, options: [optionOn(day, deadline)] }
  const due = dueOf(terms, day)
  due.delivery ??= { date: due.day.date, options: due.ranges.map((range) => optionOn(due.day, range)) }
  return due.delivery
}

const optionOn = ({ midnight }: Day, { id, start, end }: PlacedRange): DeliveryOption => ({
  window: id,
  start: midnight + start,
  end: midnight + end,
})

function dueOf(terms: Terms, day: Day): Due {
  day.due ??= searchedDue(terms, day)
  return day.due
}

/** When all windows of a date are delivered: on the first date, from the due one on, with a delivery window left. */
function searchedDue(terms: Terms, pickup: Day): Due {
  const { leadDays, searchDays } = terms
  // A delivery on the pick-up date is never moved.
  const last = leadDays && leadDays + searchDays
  let day = pickup
  for (let ahead = 0; ahead <= last; ahead++, day = dayAfter(terms, day)) {
    if (ahead < leadDays || !day.isDelivered) continue
    const ranges = placedOn(terms, day).deliveries
    if (ranges.length > 0) return { day, ranges, delivery: undefined }
  }
  return { day: pickup, ranges: [], delivery: undefined }
}
