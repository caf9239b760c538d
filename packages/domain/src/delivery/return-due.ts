import { type Instant, msPerMinute } from "../calendar/zone.ts"
import type { RecordedEvent } from "./delivery-event.ts"

/**
 * A parcel that turned back is at its sender's within a day: no window was booked for it, and its driver has other
 * stops.
 */
const returnMinutes = 24 * 60

/** Since when a parcel is on its way back, and when it is due; null if its log has no turn back. */
export function returnOf(
  log: readonly Pick<RecordedEvent, "type" | "at">[],
): { readonly since: Instant; readonly due: Instant } | null {
  const turnedBack = log.findLast(({ type }) => type === "cancel")
  return turnedBack ? { since: turnedBack.at, due: turnedBack.at + returnMinutes * msPerMinute } : null
}
