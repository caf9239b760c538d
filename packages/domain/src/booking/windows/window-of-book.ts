import { msPerDay } from "../../calendar/zone.ts"
import type { PickupSlot } from "../../schedule/rule-book.ts"
import type { BookedWindow } from "../booking.ts"
import { askableDate } from "./askable-date.ts"
import { askAt, type Schedule, type SlotQuestion } from "./market-schedule.ts"

/** No window of the book shuts longer before it begins. */
const daysBefore = 7

/**
 * The window of the book with exactly these hours on a date, with its name and last order time, even if that has
 * passed; null when the book has none. Pass a schedule without closures and capacities, which has every window.
 */
export function windowOfBook(
  schedule: Schedule,
  question: SlotQuestion,
  { date, start, end }: Pick<BookedWindow, "date" | "start" | "end">,
): PickupSlot | null {
  const asked = { ...askAt(question, start - daysBefore * msPerDay), horizonDays: daysBefore + 1 }
  const { days } = schedule.quote({ ...asked, from: askableDate(date), days: 1, deliveries: false })
  return days[0]?.slots.find((slot) => slot.start === start && slot.end === end) ?? null
}
