import type { MinuteOfDay } from "../calendar/zone.ts"

/** A time of day in a rule book, "00:00" to "24:00". `parseWallTime` checks the range, which the type does not. */
export type WallTime = `${number}:${number}`

/** Minutes since 00:00; null unless the text is a time from "00:00" to "24:00". */
export function parseWallTime(text: unknown): MinuteOfDay | null {
  return typeof text === "string" && wallTimeForm.test(text) ? minuteOf(text as WallTime) : null
}

export const wallTimeForm = /^([01]\d|2[0-3]):[0-5]\d$|^24:00$/

/** Minutes since 00:00 of a time that `bookIssues` has already checked. */
export const minuteOf = (time: WallTime): MinuteOfDay => Number(time.slice(0, 2)) * 60 + Number(time.slice(3))
