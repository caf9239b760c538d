import { dayNumber, type LocalDate } from "@mersal/domain/calendar/local-date"
import type { Language } from "@mersal/domain/messages/language"

const secondsPerDay = 86_400

/** Latin digits in both languages (D41). */
export const locales: Readonly<Record<Language, string>> = { en: "en-GB-u-nu-latn", ar: "ar-AE-u-nu-latn" }

/** Formatters are fast to use and slow to create: each is created at its first use, once. */
export function kept<Key, Made>(make: (key: Key) => Made): (key: Key) => Made {
  const made = new Map<Key, Made>()
  return (key) => {
    let known = made.get(key)
    if (!known) {
      known = make(key)
      made.set(key, known)
    }
    return known
  }
}

/** Formats a number with these options. */
export function figureIn(language: Language, options: Intl.NumberFormatOptions): (value: number) => string {
  const format = kept<void, Intl.NumberFormat>(() => new Intl.NumberFormat(locales[language], options))
  return (value) => format().format(value)
}

/** Formats a date with these options. A date has no zone. */
export function dayIn(language: Language, options: Intl.DateTimeFormatOptions): (date: LocalDate) => string {
  const format = kept<void, Intl.DateTimeFormat>(
    () => new Intl.DateTimeFormat(locales[language], { ...options, timeZone: "UTC" }),
  )
  return (date) => format().format(dayNumber(date) * secondsPerDay * 1000)
}
