import type { MinuteOfDay } from "../calendar/zone.ts"

/** A time of day in a rule book, "00:00" to "24:00"; `parseWallTime` checks what the type cannot. */
export type WallTime = `${number}:${number}`

/** Minutes since 00:00, or null unless the text is "00:00" to "24:00". */
export function parseWallTime(text: unknown): MinuteOfDay | null {
  return typeof text === "string" && wallTimeForm.test(text) ? minuteOf(text as WallTime) : null
}

export const wallTimeForm = /^([01]\d|2[0-3]):[0-5]\d$|^24:00$/

/** The minutes of a time that `bookIssues` has accepted. */
export const minuteOf = (time: WallTime): MinuteOfDay => Number(time.slice(0, 2)) * 60 + Number(time.slice(3))
