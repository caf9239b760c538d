import type { LocalDate } from "@mersal/domain/calendar/local-date"
import type { Language } from "@mersal/domain/messages/language"
import { dayIn } from "./day-format.ts"

/** "Friday 27 November": for headings and screen readers. */
export function longDateIn(language: Language): (date: LocalDate) => string {
  const weekday = dayIn(language, { weekday: "long" })
  const day = dayIn(language, { day: "numeric", month: "long" })
  return (date) => `${weekday(date)} ${day(date)}`
}
