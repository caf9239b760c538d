import { type Instant, type MinuteOfDay, wallClock, type Zone } from "../calendar/zone.ts"

/** Two times of one day. `end` is up to 1440, which is 24:00 and reads "12AM". */
export interface TimeSpan {
  readonly start: MinuteOfDay
  readonly end: MinuteOfDay
}

/** The specification writes windows both ways (section 9): "11AM to 2PM" and "11AM-2PM". */
export type SpanStyle = "to" | "dash"

/** "11AM", "1:30PM". Noon is "12PM"; 00:00 and 24:00 are both "12AM". */
export function timeLabel(minute: MinuteOfDay): string {
  const hour = Math.floor(minute / 60) % 24
  const minutes = minute % 60 === 0 ? "" : `:${String(minute % 60).padStart(2, "0")}`
  return `${hour % 12 || 12}${minutes}${hour < 12 ? "AM" : "PM"}`
}

/** "09:30", "24:00": a time as rule books write it. */
export const clockTime = (minute: MinuteOfDay): string =>
  `${String(Math.floor(minute / 60)).padStart(2, "0")}:${String(minute % 60).padStart(2, "0")}`

/** @example spanLabel({ start: 11 * 60, end: 14 * 60 }, "to") // "11AM to 2PM" */
export const spanLabel = ({ start, end }: TimeSpan, style: SpanStyle = "dash"): string =>
  `${timeLabel(start)}${style === "to" ? " to " : "-"}${timeLabel(end)}`

/** "Before 8PM": the delivery label of On Demand (section 9). */
export const deadlineLabel = (end: MinuteOfDay): string => `Before ${timeLabel(end)}`

/** The span that a label of either style names, or null. "12AM" is 00:00 as a start and 24:00 as an end. */
export function parseSpanLabel(text: string): TimeSpan | null {
  const [startText = "", endText = "", ...rest] = text.split(text.includes(" to ") ? " to " : "-")
  const start = parseTimeLabel(startText)
  const end = endOfDayForMidnight(parseTimeLabel(endText))
  return start === null || end === null || start >= end || rest.length > 0 ? null : { start, end }
}

/** The time that "Before 8PM" names, or null. "Before 12AM" is 24:00. */
export const parseDeadlineLabel = (text: string): MinuteOfDay | null =>
  text.startsWith("Before ") ? endOfDayForMidnight(parseTimeLabel(text.slice("Before ".length))) : null

/** The start and end of a slot or a delivery option on a zone's wall clock; an end at midnight is 1440. */
export const spanOf = (zone: Zone, range: { readonly start: Instant; readonly end: Instant }): TimeSpan => ({
  start: wallClock(zone, range.start).minute,
  end: wallClock(zone, range.end).minute || minutesPerDay,
})

function parseTimeLabel(text: string): MinuteOfDay | null {
  const parts = /^([1-9]|1[0-2])(?::([0-5]\d))?(AM|PM)$/.exec(text)
  if (parts === null || parts[2] === "00") return null
  return ((Number(parts[1]) % 12) + (parts[3] === "PM" ? 12 : 0)) * 60 + Number(parts[2] ?? 0)
}

const minutesPerDay = 24 * 60

const endOfDayForMidnight = (minute: MinuteOfDay | null): MinuteOfDay | null => (minute === 0 ? minutesPerDay : minute)
