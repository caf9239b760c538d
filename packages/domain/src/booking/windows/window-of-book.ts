import { msPerDay } from "../../calendar/zone.ts"
import type { PickupSlot } from "../../schedule/rule-book.ts"
import type { BookedWindow } from "../booking.ts"
import { askableDate } from "./askable-date.ts"
import { askAt, type Schedule, type SlotQuestion } from "./market-schedule.ts"

/** The book has no window that shuts so long before it begins. */
const daysBefore = 7

/**
 * The window of the book that has just these hours of that date, with its name and its last order time, even where that
 * has passed; null where the book has none. Asked of a schedule without closures and capacities it has each of its
 * windows.
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
