import { formatSummaryDate } from "@mersal/domain/calendar/date-format"
import { dayNumber, type LocalDate } from "@mersal/domain/calendar/local-date"
import type { Language } from "@mersal/domain/messages/language"
import { textsIn } from "./callers/language.ts"

/** Made for the first date in Arabic: for its first calendar the platform reads six megabytes of tables. */
const arabicDate = (): Intl.DateTimeFormat => {
  made ??= new Intl.DateTimeFormat("ar-AE-u-nu-latn", { dateStyle: "long", timeZone: "UTC" })
  return made
}
let made: Intl.DateTimeFormat | undefined

/** "22nd Nov 2026" as on the summary page (section 9), "22 نوفمبر 2026" in Arabic. */
export const dateWords = (date: LocalDate, language: Language): string =>
  language === "en" ? formatSummaryDate(date) : arabicDate().format(dayNumber(date) * millisecondsPerDay)

/**
 * A window of the rule book by its id, which contains its hours: "11-14" becomes "11AM to 2PM", "9" becomes "9AM". Any
 * other id stays as it is.
 */
export function windowWords(window: string, language: Language): string {
  if (!/^\d{1,2}(-\d{1,2})?$/.test(window)) return window
  const [start = "", end] = window.split("-").map((hour) => hourWords(Number(hour), language))
  return end === undefined ? start : textsIn(language).timeSpan(start, end)
}

function hourWords(hour: number, language: Language): string {
  const { hourBeforeNoon, hourAfterNoon } = textsIn(language)
  const say = hour % 24 < 12 ? hourBeforeNoon : hourAfterNoon
  return say(String(hour % 12 || 12))
}

const millisecondsPerDay = 24 * 60 * 60 * 1_000
