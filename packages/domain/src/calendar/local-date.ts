/** A calendar day as ISO text, "2026-11-21". Made by `parseLocalDate`; `<` and `>` compare it as text. */
export type LocalDate = string & { readonly __: "LocalDate" }

/** Whole days since 1970-01-01 in the Gregorian calendar; negative before it. The engine counts days in these. */
export type DayNumber = number

/** ISO 8601: 1 = Monday … 7 = Sunday. */
export type Weekday = 1 | 2 | 3 | 4 | 5 | 6 | 7

/** Thrown for an invalid date in a program; what a customer types goes through `parseLocalDate`. */
export class InvalidLocalDate extends Error {
  override readonly name = "InvalidLocalDate"
  readonly text: string
  constructor(text: string) {
    super(`Not a calendar day: ${text}`)
    this.text = text
  }
}

/** The day that an ISO text names, years 0001 to 9999; null for any other text and for days that do not exist. */
export function parseLocalDate(text: string): LocalDate | null {
  const date = text as LocalDate
  const day = dayNumber(date)
  // Any other text gives no day, or one whose ISO text differs.
  return day >= firstDay && day <= lastDay && dateOfDay(day) === date ? date : null
}

/** A date literal of a rule book or a test. Throws `InvalidLocalDate` where `parseLocalDate` returns null. */
export function localDate(text: string): LocalDate {
  const date = parseLocalDate(text)
  if (!date) throw new InvalidLocalDate(text)
  return date
}

/** `dayNumber(localDate("1970-01-02")) // 1` */
export const dayNumber = (date: LocalDate): DayNumber => Date.parse(date) / msPerDay

/** The inverse of `dayNumber`. Throws `InvalidLocalDate` outside the years 0001 to 9999. */
export function dateOfDay(day: DayNumber): LocalDate {
  if (!(day >= firstDay && day <= lastDay)) throw new InvalidLocalDate(`day ${day}`)
  return new Date(day * msPerDay).toISOString().slice(0, 10) as LocalDate
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

/** Dates have neither zones nor clock changes, so `Date` in UTC counts them correctly. */
const msPerDay = 86_400_000

const firstDay: DayNumber = /* @__PURE__ */ dayNumber("0001-01-01" as LocalDate)
const lastDay: DayNumber = /* @__PURE__ */ dayNumber("9999-12-31" as LocalDate)
