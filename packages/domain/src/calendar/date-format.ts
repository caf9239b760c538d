import { daysInMonth, type LocalDate, parseLocalDate } from "./local-date.ts"
import { type Instant, type MinuteOfDay, wallClock, type Zone } from "./zone.ts"

const months: readonly string[] = ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"]

/** "1st", "2nd", "3rd", "11th", "22nd". */
export function ordinal(value: number): string {
  const tens = value % 100
  if (tens >= 11 && tens <= 13) return `${value}th`
  return `${value}${["th", "st", "nd", "rd"][value % 10] ?? "th"}`
}

/** The number of an ordinal, or null: "22nd" is 22, "22th" is null. */
export function parseOrdinal(text: string): number | null {
  const value = Number.parseInt(text, 10)
  return ordinal(value) === text ? value : null
}

/**
 * The date format of the summary page (section 9): "1st Jan 2021"; with a comma before the year that of tracking: "1st
 * Jan, 2021".
 */
export const formatSummaryDate = (date: LocalDate, comma: "" | "," = ""): string =>
  `${ordinal(Number(date.slice(8)))} ${months[Number(date.slice(5, 7)) - 1]}${comma} ${date.slice(0, 4)}`

/** The inverse of `formatSummaryDate`; null for other texts and for days that do not exist. */
export function parseSummaryDate(text: string): LocalDate | null {
  const [dayText = "", monthText = "", year = "", ...rest] = text.split(" ")
  const day = parseOrdinal(dayText)
  const month = months.indexOf(monthText) + 1
  if (day === null || month === 0 || rest.length > 0 || day > daysInMonth(Number(year), month)) return null
  return parseLocalDate(`${year}-${String(month).padStart(2, "0")}-${String(day).padStart(2, "0")}`)
}

/** The time format of tracking (section 9, 'Do MMM, YYYY - hh:mm A'): "1st Jan, 2021 - 02:05 PM". */
export function formatTrackingTime(zone: Zone, instant: Instant): string {
  const { date, minute } = wallClock(zone, instant)
  return `${formatSummaryDate(date, ",")} - ${twelveHourClock(minute)}`
}

/** "02:05 PM". Midnight is "12:00 AM", also as the end of a day (1440). */
export function twelveHourClock(minute: MinuteOfDay): string {
  const hour = Math.floor(minute / 60) % 24
  const twoDigits = (value: number): string => String(value).padStart(2, "0")
  return `${twoDigits(hour % 12 || 12)}:${twoDigits(minute % 60)} ${hour < 12 ? "AM" : "PM"}`
}
