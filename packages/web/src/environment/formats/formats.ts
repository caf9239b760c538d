import type { LocalDate } from "@mersal/domain/calendar/local-date"
import type { Language } from "@mersal/domain/messages/language"
import type { Money } from "@mersal/domain/money/money"
import { durationIn } from "./duration.ts"
import { dayIn, figureIn, kept } from "./kept-formats.ts"
import { longDateIn } from "./long-date.ts"
import { moneyIn } from "./money-format.ts"

/** Amounts, dates and durations in one language. Digits are always Latin (D41). */
export interface Formats {
  /**
   * "AED 26.25", "‏26.25 د.إ‏". A negative amount has its minus before the figure, in Arabic too, where figures are
   * read from the left.
   */
  readonly money: (amount: Money) => string
  /** "12.5", with at most one decimal. */
  readonly number: (value: number) => string
  /** "Fri". */
  readonly weekdayShort: (date: LocalDate) => string
  /** "27". */
  readonly dayOfMonth: (date: LocalDate) => string
  /** "Nov". */
  readonly monthShort: (date: LocalDate) => string
  /** "Friday 27 November": for headings and screen readers. */
  readonly longDate: (date: LocalDate) => string
  /** "Fri 27 Nov". */
  readonly shortDate: (date: LocalDate) => string
  /** "2 hr 14 min", "14 min", "59 sec": rounded down, never negative; seconds only in the last ten minutes. */
  readonly duration: (milliseconds: number) => string
}

export const formatsOf = kept((language: Language): Formats => {
  const weekdayShort = dayIn(language, { weekday: "short" })
  const dayAndMonthShort = dayIn(language, { day: "numeric", month: "short" })

  return {
    money: moneyIn(language),
    number: figureIn(language, { maximumFractionDigits: 1 }),
    weekdayShort,
    dayOfMonth: dayIn(language, { day: "numeric" }),
    monthShort: dayIn(language, { month: "short" }),
    longDate: longDateIn(language),
    shortDate: (date) => `${weekdayShort(date)} ${dayAndMonthShort(date)}`,
    duration: durationIn(language),
  }
})
