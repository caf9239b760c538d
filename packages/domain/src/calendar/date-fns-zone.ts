import { getTimezoneOffset } from "date-fns-tz"
import { type Instant, UnknownZone } from "./zone.ts"

/**
 * The offset port over date-fns-tz: a second opinion in tests and the baseline of the benchmark, never part of the
 * product. It is right for zones without clock changes; near a change it can be wrong (its issues 121 and 258).
 */
export function dateFnsOffsetAt(zone: string, instant: Instant): number {
  const offset = getTimezoneOffset(zone, new Date(instant))
  if (Number.isNaN(offset)) throw new UnknownZone(zone)
  return offset
}
