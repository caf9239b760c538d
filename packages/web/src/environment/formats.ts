import { dayNumber, type LocalDate } from "@mersal/domain/calendar/local-date"
import type { Instant } from "@mersal/domain/calendar/zone"
import type { Language } from "@mersal/domain/messages/language"
import { formatMoney, type Money, negated } from "@mersal/domain/money/money"

const secondsPerDay = 86_400

/** Amounts, dates and times in one language. Digits are always Latin (D41). */
export interface Formats {
  /** "AED 26.25", "‏26.25 د.إ‏"; below nothing with a minus before the figure, which Arabic reads from the left, too. */
  readonly money: (amount: Money) => string
  /** "12.5", at most one decimal. */
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
  /** "4:00 pm" on the wall clock of a zone. */
  readonly time: (instant: Instant, zone: string) => string
  /** "2 hr 14 min", "14 min", "59 sec": rounded down, never negative; seconds only in the last ten minutes. */
  readonly duration: (milliseconds: number) => string
}

const locales: Readonly<Record<Language, string>> = { en: "en-GB-u-nu-latn", ar: "ar-AE-u-nu-latn" }

/** Of the abbreviated currency: at the end of a sentence there would be two. */
const closingPoint = /\.(?=\u200f?$)/

/** Formatters are quick to use and slow to make: each is made for its first use, and once. */
function kept<Key, Made>(make: (key: Key) => Made): (key: Key) => Made {
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

export const formatsOf = kept((language: Language): Formats => {
  const locale = locales[language]
  const day = (options: Intl.DateTimeFormatOptions) => {
    const format = kept<void, Intl.DateTimeFormat>(
      () => new Intl.DateTimeFormat(locale, { ...options, timeZone: "UTC" }),
    )
    return (date: LocalDate) => format().format(dayNumber(date) * secondsPerDay * 1000)
  }
  const figure = (options: Intl.NumberFormatOptions) => {
    const format = kept<void, Intl.NumberFormat>(() => new Intl.NumberFormat(locale, options))
    return (value: number) => format().format(value)
  }
  const unit = (name: string) => figure({ style: "unit", unit: name, unitDisplay: "short" })
  const weekdayShort = day({ weekday: "short" })
  const dayOfMonth = day({ day: "numeric" })
  const monthShort = day({ month: "short" })
  const weekdayLong = day({ weekday: "long" })
  const dayAndMonth = day({ day: "numeric", month: "long" })
  const dayAndMonthShort = day({ day: "numeric", month: "short" })
  const [hours, minutes, seconds] = [unit("hour"), unit("minute"), unit("second")]
  const clock = kept(
    (timeZone: string) =>
      new Intl.DateTimeFormat(locale, { hour: "numeric", minute: "2-digit", hour12: true, timeZone }),
  )
  const arabicMoney = kept((currency: string) => new Intl.NumberFormat(locale, { style: "currency", currency }))

  return {
    money: (amount) => {
      if (language === "en") return amount.minor < 0 ? `−${formatMoney(negated(amount))}` : formatMoney(amount)
      return arabicMoney(amount.currency)
        .format(amount.minor / 100)
        .replace(closingPoint, "")
    },
    number: figure({ maximumFractionDigits: 1 }),
    weekdayShort,
    dayOfMonth,
    monthShort,
    longDate: (date) => `${weekdayLong(date)} ${dayAndMonth(date)}`,
    shortDate: (date) => `${weekdayShort(date)} ${dayAndMonthShort(date)}`,
    time: (instant, zone) => clock(zone).format(instant),
    duration: (milliseconds) => {
      const whole = Math.max(0, Math.floor(milliseconds / 1000))
      const [hour, minute, second] = [Math.floor(whole / 3600), Math.floor((whole % 3600) / 60), whole % 60]
      if (hour > 0) return minute > 0 ? `${hours(hour)} ${minutes(minute)}` : hours(hour)
      if (minute >= 10) return minutes(minute)
      if (minute > 0) return second > 0 ? `${minutes(minute)} ${seconds(second)}` : minutes(minute)
      return seconds(second)
    },
  }
})
