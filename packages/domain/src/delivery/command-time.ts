import { type Instant, msPerMinute } from "../calendar/zone.ts"

/** A phone without a line keeps what its driver did, for as long as a shift is, in milliseconds. */
export const longestDelay = 12 * 60 * msPerMinute

/**
 * When a command counts as given. A driver's phone may send it later than he gave it and says when that was; it is
 * believed only between the booking's last event and now, and no longer ago than a shift. Without a word it is now.
 *
 * @param given the phone's word, or null
 * @param last when the last event of the booking was; null before the first
 */
export function commandTime(given: Instant | null, last: Instant | null, now: Instant): Instant {
  const earliest = Math.max(now - longestDelay, last ?? Number.NEGATIVE_INFINITY)
  return given === null ? now : Math.min(Math.max(given, earliest), Math.max(now, earliest))
}
