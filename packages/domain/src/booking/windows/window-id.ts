import type { MinuteOfDay } from "../../calendar/zone.ts"

/** The start and end that a window's id states, on its market's wall clock. An end is up to 1440, which is 24:00. */
interface WindowTimes {
  readonly start: MinuteOfDay
  readonly end: MinuteOfDay
}

/** The id of a time: "9" on the hour, "9:30" off it. */
export const timeId = (minute: MinuteOfDay): string => {
  const hour = String(Math.floor(minute / 60))
  return minute % 60 === 0 ? hour : `${hour}:${String(minute % 60).padStart(2, "0")}`
}

export const spanId = ({ start: from, end }: WindowTimes): string => `${timeId(from)}-${timeId(end)}`

export const deadlineId = (end: MinuteOfDay): string => `before-${timeId(end)}`

/**
 * The times of a window id: "13-18", "9:30-12", or "before-23", which begins at 00:00. Null for any other text and for
 * one that is no span within a day.
 */
export function timesOf(id: string): WindowTimes | null {
  const [, hour, minutes, lastHour, lastMinutes] =
    /^(?:(\d{1,2})(?::([0-5]\d))?-|before-)(\d{1,2})(?::([0-5]\d))?$/.exec(id) ?? []
  const [from, end] = [minuteOf(hour, minutes), minuteOf(lastHour, lastMinutes)]
  return from < end && end <= minutesPerDay ? { start: from, end } : null
}

/** Whether an id is that of a span: "13-18", "9:30-12". */
export const isSpanId = (id: string): boolean => !id.startsWith("before-") && timesOf(id) !== null

/** Whether an id is that of a pick-up window: a span, or the starting time of an On Demand window. */
export function isPickupId(id: string): boolean {
  const [, hour, minutes] = /^(\d{1,2})(?::([0-5]\d))?$/.exec(id) ?? []
  return isSpanId(id) || (hour !== undefined && minuteOf(hour, minutes) < minutesPerDay)
}

const minutesPerDay = 24 * 60

const minuteOf = (hour = "0", minutes = "0"): MinuteOfDay => Number(hour) * 60 + Number(minutes)
