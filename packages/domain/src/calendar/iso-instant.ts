import { parseLocalDate } from "./local-date.ts"
import type { Instant } from "./zone.ts"

/** An instant as written on the wire: "2026-11-21T12:00:00.000Z". */
export function toIso(instant: Instant): string {
  const whole = Math.trunc(instant)
  const day = Math.floor(whole / dayLength)
  // Throws when the value is no instant.
  if (!(Math.abs(day) < lastDay)) return new Date(instant).toISOString()
  if (day !== writtenDay) {
    writtenDate = new Date(day * dayLength).toISOString().slice(0, -"00:00:00.000Z".length)
    writtenDay = day
  }
  const millis = whole - day * dayLength
  const minutes = Math.floor(millis / 60_000)
  const [hour, minute, second] = [Math.floor(minutes / 60), minutes % 60, Math.floor((millis % 60_000) / 1_000)]
  return `${writtenDate}${pairs[hour]}:${pairs[minute]}:${pairs[second]}.${String(millis % 1_000).padStart(3, "0")}Z`
}

const dayLength = 24 * 60 * 60_000
/** JavaScript dates end with the first instant of this day. */
const lastDay = 100_000_000
const pairs = Array.from({ length: 60 }, (_, number) => String(number).padStart(2, "0"))

// Caches one date: most instants are written for the same day, and formatting one takes as long as a whole small
// answer.
let writtenDay = Number.NaN
let writtenDate = ""

/**
 * The instant that an ISO 8601 text with a zone names, years 0001 to 9999; null for any other text and for days and
 * times that do not exist. Midnight is "00:00"; "24:00" is not accepted. Digits after the milliseconds are ignored.
 */
export function parseIso(text: string): Instant | null {
  // JavaScript would read 30 February as 2 March.
  if (!isoForm.test(text) || parseLocalDate(text.slice(0, 10)) === null) return null
  return Date.parse(text)
}

const isoForm = /^\d{4}-\d{2}-\d{2}T([01]\d|2[0-3]):[0-5]\d(:[0-5]\d(\.\d{1,9})?)?(Z|[+-]([01]\d|2[0-3]):[0-5]\d)$/
