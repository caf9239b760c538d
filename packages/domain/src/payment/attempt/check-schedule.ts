import { type Instant, msPerMinute } from "../../calendar/zone.ts"

/** When the gateway is asked about an attempt or a refund without news, in milliseconds after it was sent. */
export const checkTimes: readonly number[] = [0.5, 2, 5, 15, 60, 6 * 60, 24 * 60].map(
  (minutes) => minutes * msPerMinute,
)

/** How late a check may be, as a fraction of its time. */
const mostLate = 0.1

/** When the last check of something sent at `sentAt` is certainly over. */
export const lastCheckBy = (sentAt: Instant): Instant => sentAt + Math.max(...checkTimes) * (1 + mostLate)

/**
 * When the next check is due: 30 s, 2, 5, 15 and 60 minutes, 6 and 24 hours after sending, each up to a tenth later, so
 * that attempts of the same minute are not all checked at once. An extra check after a hint replaces none of them. Null
 * after the last one.
 *
 * @param jitter 0 to 1
 */
export function nextCheckAt(sentAt: Instant, now: Instant, jitter: number): Instant | null {
  const after = checkTimes.find((each) => sentAt + each > now)
  return after === undefined ? null : sentAt + after + Math.floor(after * mostLate * Math.min(Math.max(jitter, 0), 1))
}
