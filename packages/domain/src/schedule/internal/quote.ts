import type { DayNumber } from "../../calendar/local-date.ts"
import { type Instant, instantOfDay } from "../../calendar/zone.ts"
import type { PickupSlot, QuotedDay } from "../engine.ts"
import type { PlacedWindow } from "./day.ts"
import { dateAsked, offerOf, pickupOf, type SlotMaker } from "./offer.ts"
import type { Question } from "./question.ts"

/**
 * The windows that can be booked on `count` dates, and until when the answer is valid. Without `from` the first date is
 * today, and moves with it.
 */
export function quoteDays<Made extends PickupSlot>(
  question: Question,
  from: DayNumber | undefined,
  count: number,
  slotOf: SlotMaker<Made>,
): { readonly staleAt: Instant | null; readonly days: readonly QuotedDay<Made>[] } {
  const { today, lastDay } = question
  const days: QuotedDay<Made>[] = []
  // The midnight that moves the first date, or that brings another date of the range within the horizon.
  let staleAt = from === undefined ? instantOfDay(question.terms.zone, today + 1, 0) : entersAt(question, from, count)
  const first = from ?? today
  for (let number = first; number < first + count; number++) {
    const date = dateAsked(question, number)
    const { windows } = date
    const slots: Made[] = []
    days.push({ date: date.day.date, slots })
    if (number < today || number > lastDay) continue
    // In the book's order. An index, because `for of` would make the whole quote some 4 % slower.
    for (let at = 0; at < windows.length; at++) {
      const slot = offerOf(question, date, windows[at] as PlacedWindow, slotOf)
      if (!slot) continue
      slots.push(slot)
      if (slot.orderBy < staleAt) staleAt = slot.orderBy
    }
  }
  return { staleAt: staleAt === Number.POSITIVE_INFINITY ? null : staleAt, days }
}

/** When the next window that can be booked now shuts. */
export function nextClosing(question: Question): Instant | null {
  const {
    terms: { zone, plan },
    today,
    lastDay,
  } = question
  let next = Number.POSITIVE_INFINITY
  // No window of this or a later date shuts before this date's first order time.
  for (let number = today; number <= lastDay && instantOfDay(zone, number, plan.firstOrderBy) < next; number++) {
    const date = dateAsked(question, number)
    for (const window of date.windows) {
      const orderBy = date.day.midnight + window.orderBy
      if (orderBy < next && offerOf(question, date, window, pickupOf)) next = orderBy
    }
  }
  return next === Number.POSITIVE_INFINITY ? null : next
}

/** The midnight that brings another date of the range within the horizon. */
function entersAt({ terms: { zone }, today, lastDay }: Question, from: DayNumber, days: number): Instant {
  const entering = Math.max(from, lastDay + 1)
  return entering < from + days ? instantOfDay(zone, entering - lastDay + today, 0) : Number.POSITIVE_INFINITY
}
