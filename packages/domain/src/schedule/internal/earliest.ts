import type { DayNumber, LocalDate } from "../../calendar/local-date.ts"
import { dayBegunAt, type Instant } from "../../calendar/zone.ts"
import type { Slot } from "../engine.ts"
import { dayOf } from "./day.ts"
import { offerOf, servedOn, slotOf } from "./offer.ts"
import type { Terms } from "./terms.ts"

/** The least date from today to the horizon that can be booked, and when it is delivered. */
export function earliestDates(
  terms: Terms,
  now: Instant,
): { readonly date: LocalDate; readonly delivery: LocalDate } | null {
  const slot = firstSlot(terms, Number.NEGATIVE_INFINITY, now)
  return slot && { date: slot.date, delivery: slot.delivery.date }
}

/** The first slot, in the book's order, of the first date that has one, from `from` or today on. */
export function firstSlot(terms: Terms, from: DayNumber, now: Instant): Slot | null {
  const today = dayBegunAt(terms.zone, now)
  for (let number = Math.max(from, today); number <= today + terms.horizonDays; number++) {
    const slot = firstSlotOn(terms, number, now)
    if (slot !== null) return slot
  }
  return null
}

/** The first slot of a date, or that of one window, whatever the horizon. */
export function firstSlotOn(terms: Terms, number: DayNumber, now: Instant, wished?: string): Slot | null {
  const served = servedOn(terms, dayOf(terms, number))
  for (const window of served.windows) {
    if (wished !== undefined && window.id !== wished) continue
    const slot = offerOf(terms, served, window, now, slotOf)
    if (slot !== null) return slot
  }
  return null
}
