import { type Instant, msPerMinute } from "../calendar/zone.ts"

/** When the gateway is asked about an attempt or a refund that nobody told us of, in milliseconds after it was sent. */
export const checkTimes: readonly number[] = [0.5, 2, 5, 15, 60, 6 * 60, 24 * 60].map(
  (minutes) => minutes * msPerMinute,
)

/** How much of its time a check may be late. */
const mostLate = 0.1

/** By when something sent then was asked about for the last time. */
export const lastCheckBy = (sentAt: Instant): Instant => sentAt + Math.max(...checkTimes) * (1 + mostLate)

/**
 * When the next check is due: 30 s, 2, 5, 15 and 60 minutes, 6 and 24 hours after the sending, each up to a tenth later, so
 * that many attempts of one minute are not asked about at one instant. A check that somebody hints at between two of them
 * takes the place of none. Null when the last one is over.
 *
 * @param jitter 0 to 1
 */
export function nextCheckAt(sentAt: Instant, now: Instant, jitter: number): Instant | null {
  const after = checkTimes.find((each) => sentAt + each > now)
  return after === undefined ? null : sentAt + after + Math.floor(after * mostLate * Math.min(Math.max(jitter, 0), 1))
}
