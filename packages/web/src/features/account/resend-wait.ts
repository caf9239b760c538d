import type { Instant } from "@mersal/domain/calendar/zone"

/** Seconds until another code may be asked for; 0 from then on. Half-open, as the server counts (D26). */
export const resendWait = (sentAt: Instant, now: Instant, afterSeconds: number): number =>
  Math.min(afterSeconds, Math.max(0, Math.ceil((sentAt + afterSeconds * 1_000 - now) / 1_000)))

/** What a screen reader is told of the wait: each half minute, the last ten seconds, and its end. */
const spokenAt = [0, 10]

/**
 * The wait as it was last said aloud: a text that stays the same is not said again.
 *
 * @example spokenWait(47) // 60, and 30 from the thirtieth second on
 */
export const spokenWait = (seconds: number): number =>
  spokenAt.find((said) => seconds <= said) ?? Math.ceil(seconds / 30) * 30
