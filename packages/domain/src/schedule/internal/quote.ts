import type { DayNumber } from "../../calendar/local-date.ts"
import { dayBegunAt, type Instant, instantOfDay } from "../../calendar/zone.ts"
import type { PickupSlot, QuotedDay } from "../engine.ts"
import { dayOf, instantOf } from "./day.ts"
import { offerOf, orderByOf, pickupOf, type SlotMaker, servedOn } from "./offer.ts"
import type { PlacedWindow } from "./placed.ts"
import type { Terms } from "./terms.ts"

/**
 * The windows that can be booked on so many dates, and until when this answer stands. The first date is today, and moves
 * with it, when `from` is undefined.
 */
export function quoteDays<Made extends PickupSlot>(
  terms: Terms,
  now: Instant,
  from: DayNumber | undefined,
  count: number,
  slotOf: SlotMaker<Made>,
): { readonly staleAt: Instant | null; readonly days: readonly QuotedDay<Made>[] } {
  const today = dayBegunAt(terms.zone, now)
  const horizon = today + terms.horizonDays
  const days: QuotedDay<Made>[] = []
  let staleAt = datesMoveAt(terms, today, from, count)
  const first = from ?? today
  for (let number = first; number < first + count; number++) {
    const day = dayOf(terms, number)
    const slots: Made[] = []
    days.push({ date: day.date, slots })
    if (number < today || number > horizon) continue
    const served = servedOn(terms, day)
    const { windows } = served
    // In the book's order. Counted, because `for of` would make the whole quote some 4 % slower.
    for (let at = 0; at < windows.length; at++) {
      const slot = offerOf(terms, served, windows[at] as PlacedWindow, now, slotOf)
      if (slot === null) continue
      slots.push(slot)
      if (slot.orderBy < staleAt) staleAt = slot.orderBy
    }
  }
  return { staleAt: finiteOrNull(staleAt), days }
}

/** The first instant at which a window that can be booked now is shut. */
export function nextClosing(terms: Terms, now: Instant): Instant | null {
  const { zone, plan, cutoff } = terms
  const today = dayBegunAt(zone, now)
  let next = Number.POSITIVE_INFINITY
  for (let number = today; number <= today + terms.horizonDays; number++) {
    const day = dayOf(terms, number)
    // No window of this date or of a later one is shut before the first of this one.
    if (instantOf(zone, day, Math.min(plan.firstOrderBy, cutoff)) >= next) break
    const served = servedOn(terms, day)
    for (const window of served.windows) {
      const orderBy = orderByOf(day, window)
      if (orderBy < next && offerOf(terms, served, window, now, pickupOf) !== null) next = orderBy
    }
  }
  return finiteOrNull(next)
}

/** The midnight that moves the first date or brings another date of the range within the horizon. */
function datesMoveAt(
  { zone, horizonDays }: Terms,
  today: DayNumber,
  from: DayNumber | undefined,
  days: number,
): Instant {
  if (from === undefined) return instantOfDay(zone, today + 1, 0)
  const entering = Math.max(from, today + horizonDays + 1)
  return entering < from + days ? instantOfDay(zone, entering - horizonDays, 0) : Number.POSITIVE_INFINITY
}

const finiteOrNull = (instant: Instant): Instant | null => (instant === Number.POSITIVE_INFINITY ? null : instant)
