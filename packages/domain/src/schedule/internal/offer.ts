import type { Instant } from "../../calendar/zone.ts"
import { InvalidAsk, type RefusalReason, type Slot } from "../engine.ts"
import { type Day, dayOf, isOn } from "./day.ts"
import { deliveriesOn, type PlacedRange, type PlacedWindow } from "./placed.ts"
import type { Terms } from "./terms.ts"

/** When a window of a date is shut. */
export const orderByOf = (day: Day, window: PlacedWindow): Instant => day.midnight + window.orderBy

/** The reasons that are about one window of a date within the horizon on which there is pick-up. */
export type WindowRefusal = Extract<
  RefusalReason,
  "closure" | "unknown-window" | "slot-closed" | "full" | "delivery-blackout"
>

/** A window of a date as a slot, or the first reason why it is none. The only place where `now` meets a window. */
export function offerOf(terms: Terms, day: Day, window: PlacedWindow, now: Instant): Slot | WindowRefusal {
  const { midnight, date } = day
  const { id, capacity, refusal } = window
  if (!isOn(window, day.number)) return "unknown-window"
  if (refusal !== null) return refusal
  const orderBy = orderByOf(day, window)
  if (now >= orderBy) return "slot-closed"
  const key = day.keys + id
  const remaining = capacity === Number.POSITIVE_INFINITY ? capacity : remainingOf(capacity, key, terms)
  if (remaining <= 0) return "full"
  const delivery = deliveryOf(terms, day, window)
  if (delivery === null) return "delivery-blackout"
  const start = midnight + window.start
  const end = midnight + window.end
  return remaining === Number.POSITIVE_INFINITY
    ? { key, date, window: id, start, end, orderBy, delivery }
    : { key, date, window: id, start, end, orderBy, delivery, remaining }
}

function remainingOf(capacity: number, key: string, { occupancy }: Terms): number {
  const taken = occupancy === undefined ? 0 : occupancy(key)
  if (!Number.isInteger(taken) || taken < 0)
    throw new InvalidAsk("occupancy", taken, `is not a number of bookings for ${key}`)
  return capacity - taken
}

type Delivery = Slot["delivery"]

function deliveryOf(terms: Terms, day: Day, { deadline }: PlacedWindow): Delivery | null {
  if (terms.plan.isWithinMinutes) return day.isDelivered && deadline ? deliveryWithin(day, deadline) : null
  if (day.delivery === undefined) day.delivery = deliveryFrom(terms, day)
  return day.delivery
}

/** The delivery of one window on its own date. */
const deliveryWithin = ({ date, midnight }: Day, { id, start, end }: PlacedRange): Delivery => ({
  date,
  options: [{ window: id, start: midnight + start, end: midnight + end }],
})

/** The delivery of all windows of a date: on the first date, from the due one on, that has a delivery window left. */
function deliveryFrom(terms: Terms, pickup: Day): Delivery | null {
  const { leadDays, searchDays } = terms
  for (let ahead = leadDays; ahead <= leadDays + searchDays; ahead++) {
    const day = ahead === 0 ? pickup : dayOf(terms, pickup.number + ahead)
    if (!day.isDelivered) continue
    const ranges = deliveriesOn(terms, day)
    if (ranges.length > 0) {
      const { date, midnight } = day
      return {
        date,
        options: ranges.map(({ id, start, end }) => ({ window: id, start: midnight + start, end: midnight + end })),
      }
    }
  }
  return null
}
