import type { Instant } from "../../calendar/zone.ts"
import { type DeliveryOption, InvalidAsk, type PickupSlot, type RefusalReason, type Slot } from "../engine.ts"
import { skips } from "./closed-days.ts"
import { type Day, dayOf } from "./day.ts"
import { type PlacedRange, type PlacedWindow, placedOn } from "./placed.ts"
import type { Terms } from "./terms.ts"

/** When a window of a date is shut. */
export const orderByOf = (day: Day, window: PlacedWindow): Instant => day.midnight + window.orderBy

/** A date as a question finds it. Made anew for each question: of its answer nothing is remembered. */
export interface ServedDay {
  readonly day: Day
  /** The windows that can be booked until they are shut or full. */
  readonly windows: readonly PlacedWindow[]
  /** The date on which they are delivered, and the delivery windows that are left of it. */
  readonly due: Day
  readonly ranges: readonly PlacedRange[]
  /** As the slots of the date share it, once one of them was made. */
  delivery: Slot["delivery"] | undefined
}

/** What a window that is offered becomes in an answer. */
export type SlotMaker<Made extends PickupSlot> = (served: ServedDay, window: PlacedWindow) => Made

/**
 * A date with the windows that can be booked on it. All are delivered on the first date, from the due one on, with a
 * delivery window left; on the pick-up date or not at all without lead days.
 */
export function servedOn(terms: Terms, day: Day): ServedDay {
  const { plan, leadDays, searchDays, pickupSkips, deliverySkips } = terms
  const last = leadDays && leadDays + searchDays
  if (!skips(pickupSkips, day.number))
    for (let ahead = leadDays; ahead <= last; ahead++) {
      const due = ahead === 0 ? day : dayOf(terms, day.number + ahead)
      if (skips(deliverySkips, due.number)) continue
      const ranges = placedOn(terms, due).deliveries
      if (ranges.length > 0 || plan.isWithinMinutes)
        return { day, windows: placedOn(terms, day).served, due, ranges, delivery: undefined }
    }
  return { day, windows: [], due: day, ranges: [], delivery: undefined }
}

/** One of its windows as a slot; null when it is shut or full. */
export function offerOf<Made extends PickupSlot>(
  terms: Terms,
  served: ServedDay,
  window: PlacedWindow,
  now: Instant,
  slotOf: SlotMaker<Made>,
): Made | null {
  if (isShut(served.day, window, now)) return null
  if (window.capacity === undefined) return slotOf(served, window)
  const remaining = remainingOf(terms, served.day, window, window.capacity)
  return remaining > 0 ? { ...slotOf(served, window), remaining } : null
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
export const pickupOf: SlotMaker<PickupSlot> = ({ day }, window) => ({
  key: keyOf(day, window),
  date: day.date,
  window: window.id,
  start: day.midnight + window.start,
  end: day.midnight + window.end,
  orderBy: orderByOf(day, window),
})

/** The whole slot. */
export const slotOf: SlotMaker<Slot> = (served, window) => ({
  key: keyOf(served.day, window),
  date: served.day.date,
  window: window.id,
  start: served.day.midnight + window.start,
  end: served.day.midnight + window.end,
  orderBy: orderByOf(served.day, window),
  delivery: deliveryOf(served, window),
})

const keyOf = ({ keys }: Day, { place }: PlacedWindow): string => keys[place] as string

function remainingOf({ occupancy }: Terms, day: Day, window: PlacedWindow, capacity: number): number {
  const key = keyOf(day, window)
  const taken = occupancy === undefined ? 0 : occupancy(key)
  if (!Number.isInteger(taken) || taken < 0)
    throw new InvalidAsk("occupancy", taken, `is not a number of bookings for ${key}`)
  return capacity - taken
}

function deliveryOf(served: ServedDay, { deadline }: PlacedWindow): Slot["delivery"] {
  const { day, due, ranges } = served
  if (deadline !== undefined) return { date: day.date, options: [optionOn(day, deadline)] }
  served.delivery ??= { date: due.date, options: ranges.map((range) => optionOn(due, range)) }
  return served.delivery
}

const optionOn = ({ midnight }: Day, { id, start, end }: PlacedRange): DeliveryOption => ({
  window: id,
  start: midnight + start,
  end: midnight + end,
})
