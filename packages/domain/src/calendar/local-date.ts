/** A calendar day as ISO text, "2026-11-21". Made by `parseLocalDate`; compares with `<` and `>` as text. */
export type LocalDate = string & { readonly __: "LocalDate" }

/** Whole days since 1970-01-01 in the Gregorian calendar; negative before it. The engine counts days in these. */
export type DayNumber = number

/** ISO 8601: 1 = Monday … 7 = Sunday. */
export type Weekday = 1 | 2 | 3 | 4 | 5 | 6 | 7

/** A text that was written by a programmer as a date and is none; what a customer types goes through `parseLocalDate`. */
export class InvalidLocalDate extends Error {
  override readonly name = "InvalidLocalDate"
  readonly text: string
  constructor(text: string) {
    super(`Not a calendar day: ${text}`)
    this.text = text
  }
}

/** The day that an ISO text names, years 0001 to 9999; null for any other text, and for days that no calendar has. */
export function parseLocalDate(text: string): LocalDate | null {
  if (!/^\d{4}-\d\d-\d\d$/.test(text) || text < "0001") return null
  const month = Number(text.slice(5, 7))
  const day = Number(text.slice(8))
  if (month < 1 || month > 12 || day < 1 || day > daysInMonth(Number(text.slice(0, 4)), month)) return null
  return text as LocalDate
}

/** A date literal of a rule book or a test. Throws `InvalidLocalDate` instead of answering null. */
export function localDate(text: string): LocalDate {
  const date = parseLocalDate(text)
  if (date === null) throw new InvalidLocalDate(text)
  return date
}

/** `dayNumber(localDate("1970-01-02")) // 1` */
export function dayNumber(date: LocalDate): DayNumber {
  const month = Number(date.slice(5, 7))
  // Years run from March, so that the leap day is the last of its year and months need no table.
  const year = Number(date.slice(0, 4)) - (month <= 2 ? 1 : 0)
  const dayOfYear = Math.floor((153 * (month + (month > 2 ? -3 : 9)) + 2) / 5) + Number(date.slice(8)) - 1
  return (
    year * 365 + Math.floor(year / 4) - Math.floor(year / 100) + Math.floor(year / 400) + dayOfYear - daysBefore1970
  )
}

/** The inverse of `dayNumber`. Throws `InvalidLocalDate` outside the years 0001 to 9999. */
export function dateOfDay(day: DayNumber): LocalDate {
  if (!(day >= firstDay && day <= lastDay)) throw new InvalidLocalDate(`day ${day}`)
  const shifted = day + daysBefore1970
  const era = Math.floor(shifted / daysPerEra)
  const dayOfEra = shifted - era * daysPerEra
  const yearOfEra = Math.floor(
    (dayOfEra - Math.floor(dayOfEra / 1460) + Math.floor(dayOfEra / 36_524) - Math.floor(dayOfEra / 146_096)) / 365,
  )
  const dayOfYear = dayOfEra - (365 * yearOfEra + Math.floor(yearOfEra / 4) - Math.floor(yearOfEra / 100))
  const monthFromMarch = Math.floor((5 * dayOfYear + 2) / 153)
  const dayOfMonth = dayOfYear - Math.floor((153 * monthFromMarch + 2) / 5) + 1
  const month = monthFromMarch < 10 ? monthFromMarch + 3 : monthFromMarch - 9
  const year = era * 400 + yearOfEra + (month <= 2 ? 1 : 0)
  return `${String(year).padStart(4, "0")}-${twoDigits(month)}-${twoDigits(dayOfMonth)}` as LocalDate
}

/** `addDays(localDate("2028-02-28"), 2) // "2028-03-01"` */
export const addDays = (date: LocalDate, days: number): LocalDate => dateOfDay(dayNumber(date) + days)

/** Days from `from` to `to`; negative when `to` is the earlier. */
export const daysBetween = (from: LocalDate, to: LocalDate): number => dayNumber(to) - dayNumber(from)

/** For sorting: negative when `a` is the earlier day. */
export const compareDates = (a: LocalDate, b: LocalDate): number => (a < b ? -1 : a > b ? 1 : 0)

export const weekday = (date: LocalDate): Weekday => weekdayOfDay(dayNumber(date))

/** 1970-01-01 was a Thursday. */
export const weekdayOfDay = (day: DayNumber): Weekday => (((((day + 3) % 7) + 7) % 7) + 1) as Weekday

export const isLeapYear = (year: number): boolean => year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0)

/** `month` is 1 to 12. */
export const daysInMonth = (year: number, month: number): number =>
  month === 2 ? (isLeapYear(year) ? 29 : 28) : 30 + ((month + (month > 7 ? 1 : 0)) % 2)

const twoDigits = (value: number): string => (value < 10 ? `0${value}` : String(value))

/** Days of the 400 years after which the Gregorian calendar repeats. */
const daysPerEra = 146_097

/** From 0000-03-01 to 1970-01-01. */
const daysBefore1970 = 719_468

const firstDay: DayNumber = dayNumber("0001-01-01" as LocalDate)
const lastDay: DayNumber = dayNumber("9999-12-31" as LocalDate)
