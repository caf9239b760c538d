import { dayNumber, type LocalDate } from "@mersal/domain/calendar/local-date"
import { msPerDay } from "@mersal/domain/calendar/zone"
import type { Language } from "@mersal/domain/messages/language"

/** Latin digits in both languages (D41), which English has anyway. */
const locales: Readonly<Record<Language, string>> = { en: "en-GB", ar: "ar-AE-u-nu-latn" }

/**
 * Formats a date with these options. A date has no zone. `Intl`'s formatters are fast to use and
 * slow to create: each is created at its first use, once.
 */
export function dayIn(language: Language, options: Intl.DateTimeFormatOptions): (date: LocalDate) => string {
  let format: Intl.DateTimeFormat | undefined
  return (date) => {
    format ??= new Intl.DateTimeFormat(locales[language], { ...options, timeZone: "UTC" })
    return format.format(dayNumber(date) * msPerDay)
  }
}
