import type { MinuteOfDay } from "../../calendar/zone.ts"

/** What the id of a window says: when it begins and ends, on the wall clock of its market. An end is up to 1440, which is 24:00. */
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
 * The times of a window that is known by them: "13-18", "9:30-12", and "before-23", which has all of its day before that;
 * null for another text, and for one that is no span of one day.
 */
export function timesOf(id: string): WindowTimes | null {
  const [, hour, minutes, lastHour, lastMinutes] =
    /^(?:(\d{1,2})(?::([0-5]\d))?-|before-)(\d{1,2})(?::([0-5]\d))?$/.exec(id) ?? []
  const [from, end] = [minuteOf(hour, minutes), minuteOf(lastHour, lastMinutes)]
  return from < end && end <= minutesPerDay ? { start: from, end } : null
}

/** Whether an id is that of a span: "13-18", "9:30-12". */
export const isSpanId = (id: string): boolean => !id.startsWith("before-") && timesOf(id) !== null

/** Whether an id is that of a pick-up window: a span, or the time at which it starts, as those of On Demand are known. */
export function isPickupId(id: string): boolean {
  const [, hour, minutes] = /^(\d{1,2})(?::([0-5]\d))?$/.exec(id) ?? []
  return isSpanId(id) || (hour !== undefined && minuteOf(hour, minutes) < minutesPerDay)
}

const minutesPerDay = 24 * 60

const minuteOf = (hour = "0", minutes = "0"): MinuteOfDay => Number(hour) * 60 + Number(minutes)
