import type { Instant } from "./zone.ts"

/** An instant as the wire writes it: "2026-11-21T12:00:00.000Z". */
export const toIso = (instant: Instant): string => new Date(instant).toISOString()

/** The instant that an ISO 8601 text with a zone names, or null for any other text. */
export function parseIso(text: string): Instant | null {
  if (!/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2}(\.\d{1,9})?)?(Z|[+-]\d{2}:\d{2})$/.test(text)) return null
  const instant = Date.parse(text)
  return Number.isNaN(instant) ? null : instant
}
