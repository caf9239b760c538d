import type { LocalDate } from "../../calendar/local-date.ts"
import type { Instant } from "../../calendar/zone.ts"
import type { PickupSlot } from "../../schedule/rule-book.ts"
import { askableDate } from "./askable-date.ts"
import { askAt, type Schedule, type SlotQuestion } from "./market-schedule.ts"

/** The open windows of a date, in the book's order, without their deliveries. */
export function openPickups(
  schedule: Schedule,
  question: SlotQuestion,
  date: LocalDate,
  now: Instant,
): readonly PickupSlot[] {
  return (
    schedule.quote({ ...askAt(question, now), from: askableDate(date), days: 1, deliveries: false }).days[0]?.slots ??
    []
  )
}
