import type { DayNumber, LocalDate } from "../../calendar/local-date.ts"
import type { Slot } from "../engine.ts"
import { type AskedDate, dateAsked, offerOf, slotOf } from "./offer.ts"
import type { Question } from "./question.ts"

/** The first date from today to the horizon that can be booked, with its delivery date. */
export function earliestDates(question: Question): { readonly date: LocalDate; readonly delivery: LocalDate } | null {
  const slot = firstSlot(question, question.today)
  return slot && { date: slot.date, delivery: slot.delivery.date }
}

/** The first slot, in the book's order, of the first date that has one, not before `from` or today. */
export function firstSlot(question: Question, from: DayNumber): Slot | null {
  for (let number = Math.max(from, question.today); number <= question.lastDay; number++) {
    const slot = firstSlotOn(question, dateAsked(question, number))
    if (slot) return slot
  }
  return null
}

/** The first slot of a date, or the slot of the wished window; null for a date that is past or beyond the horizon. */
export function firstSlotOn(question: Question, date: AskedDate, wished?: string): Slot | null {
  const { number } = date.day
  if (number >= question.today && number <= question.lastDay)
    for (const window of date.windows) {
      if (wished !== undefined && window.window !== wished) continue
      const slot = offerOf(question, date, window, slotOf)
      if (slot) return slot
    }
  return null
}
