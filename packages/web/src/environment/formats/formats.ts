import type { LocalDate } from "@mersal/domain/calendar/local-date"
import type { Language } from "@mersal/domain/messages/language"
import { writtenDuration } from "@mersal/domain/messages/written-duration"
import { writtenFigure } from "@mersal/domain/messages/written-figure"
import { writtenMoney } from "@mersal/domain/messages/written-money"
import type { Money } from "@mersal/domain/money/money"
import { dayIn } from "./day-format.ts"
import { longDateIn } from "./long-date.ts"

/** Amounts, dates and durations in one language. Digits are always Latin (D41). */
export interface Formats {
  /**
   * "AED 26.25", "‏26.25 د.إ‏". A negative amount has its minus first, in Arabic before its figure.
   */
  readonly money: (amount: Money) => string
  /** "12.5", with at most one decimal. */
  readonly number: (value: number) => string
  /** "Fri". */
  readonly weekdayShort: (date: LocalDate) => string
  /** "Friday 27 November": for headings and screen readers. */
  readonly longDate: (date: LocalDate) => string
  /** "Fri 27 Nov". */
  readonly shortDate: (date: LocalDate) => string
  /** "2 hrs 14 mins", "14 mins", "59 secs": rounded down, never negative; seconds only in the last ten minutes. */
  readonly duration: (milliseconds: number) => string
}

function formatsIn(language: Language): Formats {
  const weekdayShort = dayIn(language, { weekday: "short" })
  const dayAndMonthShort = dayIn(language, { day: "numeric", month: "short" })

  return {
    money: (amount) => writtenMoney(language, amount, "\u00a0"),
    number: writtenFigure,
    weekdayShort,
    longDate: longDateIn(language),
    shortDate: (date) => `${weekdayShort(date)} ${dayAndMonthShort(date)}`,
    duration: (milliseconds) => writtenDuration(language, milliseconds),
  }
}

export const formatsBy: Readonly<Record<Language, Formats>> = { en: formatsIn("en"), ar: formatsIn("ar") }
