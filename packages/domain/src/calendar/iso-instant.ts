import { parseLocalDate } from "./local-date.ts"
import type { Instant } from "./zone.ts"

/** An instant as the wire writes it: "2026-11-21T12:00:00.000Z". */
export const toIso = (instant: Instant): string => new Date(instant).toISOString()

/**
 * The instant that an ISO 8601 text with a zone names, years 0001 to 9999; null for any other text, and for days and
 * times that no calendar and no clock has. Midnight is "00:00": "24:00" is none. Of a second, milliseconds count.
 */
export function parseIso(text: string): Instant | null {
  // JavaScript would read the 30th of February as the 2nd of March.
  if (!isoForm.test(text) || parseLocalDate(text.slice(0, 10)) === null) return null
  return Date.parse(text)
}

const isoForm = /^\d{4}-\d{2}-\d{2}T([01]\d|2[0-3]):[0-5]\d(:[0-5]\d(\.\d{1,9})?)?(Z|[+-]([01]\d|2[0-3]):[0-5]\d)$/
