import type { DayNumber } from "../../calendar/local-date.ts"
import { type DeliveryOption, InvalidAsk, type PickupSlot, type RefusalReason, type Slot } from "../engine.ts"
import { closedHours, closureOf } from "./closed-days.ts"
import { type Day, dayOf, type PlacedRange, type PlacedWindow } from "./day.ts"
import type { Question, Terms } from "./question.ts"

/** The offers of a date for one question. Computed for each question and never cached. */
export interface AskedDate {
  readonly day: Day
  /** The windows that can be booked, apart from those that are shut or full. */
  readonly windows: readonly PlacedWindow[]
  /** The delivery date, and its delivery windows that no closure shuts. */
  readonly due: Day
  readonly ranges: readonly PlacedRange[]
  /** Created with the first slot and shared by all slots of the date. */
  delivery?: Slot["delivery"] | undefined
}

/**
 * A date with its delivery date: the first date from `leadDays` on that has a delivery window left. Without lead days
 * only the pick-up date counts.
 */
export function dateAsked(question: Question, number: DayNumber): AskedDate {
  const { terms } = question
  const { book, plan, leadDays, skipsPickup, skipsDelivery, acting } = terms
  const day = dayOf(terms, number)
  // The book's horizon, so that a date's delivery does not depend on the question's `horizonDays`.
  const last = leadDays && leadDays + book.horizonDays
  if (!skipsPickup?.(day))
    for (let ahead = leadDays; ahead <= last; ahead++) {
      const due = dayOf(terms, number + ahead)
      if (skipsDelivery?.(due) || question.barren?.has(due.number)) continue
      const ranges = acting ? leftOf(terms, due, due.placed.deliveries) : due.placed.deliveries
      if (ranges.length > 0 || !plan.deliveries) {
        const windows = acting ? leftOf(terms, day, day.placed.served) : day.placed.served
        return { day, windows, due, ranges, delivery: undefined }
      }
      question.barren = (question.barren ?? new Set()).add(due.number)
    }
  return { day, windows: [], due: day, ranges: [] }
}

/** The ranges that no closure shuts. */
function leftOf<Range extends PlacedRange & { readonly deadline?: PlacedRange | undefined }>(
  terms: Terms,
  day: Day,
  ranges: readonly Range[],
): readonly Range[] {
  const hours = closedHours(terms, day)
  return ranges.filter(
    (range) => !closureOf(terms, hours, range) && !(range.deadline && closureOf(terms, hours, range.deadline)),
  )
}

/** Builds the answer's object for a window that is offered. */
export type SlotMaker<Made extends PickupSlot> = (date: AskedDate, window: PlacedWindow) => Made

/** A window as a slot; null when it is shut or full. */
export function offerOf<Made extends PickupSlot>(
  question: Question,
  date: AskedDate,
  window: PlacedWindow,
  slotOf: SlotMaker<Made>,
): Made | null {
  if (isShut(question, date.day, window)) return null
  if (window.capacity === undefined) return slotOf(date, window)
  const remaining = remainingOf(question, date.day, window)
  return remaining > 0 ? { ...slotOf(date, window), remaining } : null
}

/** The reasons that concern one window, on a date within the horizon that has pick-up. */
export type WindowRefusal = Extract<RefusalReason, "closure" | "slot-closed" | "full" | "delivery-blackout">

/** Why a window is not offered on a date: the first reason that applies. */
export function refusalOf(question: Question, day: Day, window: PlacedWindow): WindowRefusal {
  if (closureOf(question.terms, closedHours(question.terms, day), window)) return "closure"
  if (isShut(question, day, window)) return "slot-closed"
  return remainingOf(question, day, window) > 0 ? "delivery-blackout" : "full"
}

/** The only place where `now` is compared with a window. */
const isShut = (question: Question, day: Day, window: PlacedWindow): boolean =>
  question.now >= day.midnight + window.orderBy

function remainingOf({ occupancy }: Question, day: Day, window: PlacedWindow): number {
  const { capacity } = window
  if (capacity === undefined) return 1
  const key = day.keys[window.place] as string
  const taken = occupancy ? occupancy(key) : 0
  if (!Number.isInteger(taken) || taken < 0)
    throw new InvalidAsk("occupancy", taken, `is not a number of bookings for ${key}`)
  return capacity - taken
}

/** A slot without its delivery, which is most of the objects of a slot. */
export const pickupOf: SlotMaker<PickupSlot> = (date, window) => ({
  key: date.day.keys[window.place] as string,
  date: date.day.date,
  window: window.window,
  start: date.day.midnight + window.start,
  end: date.day.midnight + window.end,
  orderBy: date.day.midnight + window.orderBy,
})

/** A slot with its delivery. */
export const slotOf: SlotMaker<Slot> = (date, window) => ({
  key: date.day.keys[window.place] as string,
  date: date.day.date,
  window: window.window,
  start: date.day.midnight + window.start,
  end: date.day.midnight + window.end,
  orderBy: date.day.midnight + window.orderBy,
  delivery: deliveryOf(date, window),
})

function deliveryOf(date: AskedDate, { deadline }: PlacedWindow): Slot["delivery"] {
  const { day, due, ranges } = date
  if (deadline) return { date: day.date, options: [optionOn(day, deadline)] }
  date.delivery ??= { date: due.date, options: ranges.map((range) => optionOn(due, range)) }
  return date.delivery
}

const optionOn = (day: Day, range: PlacedRange): DeliveryOption => ({
  window: range.window,
  start: day.midnight + range.start,
  end: day.midnight + range.end,
})
