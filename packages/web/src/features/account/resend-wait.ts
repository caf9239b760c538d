import type { Instant } from "@mersal/domain/calendar/zone"

/** Seconds until another code may be requested, or 0. The end is exclusive, as on the server (D26). */
export const resendWait = (sentAt: Instant, now: Instant, afterSeconds: number): number =>
  Math.min(afterSeconds, Math.max(0, Math.ceil((sentAt + afterSeconds * 1_000 - now) / 1_000)))

/** When a screen reader announces the wait: every half minute, at ten seconds, and at its end. */
const spokenAt = [0, 10]

/**
 * The wait as last announced: an unchanged text is not read again.
 *
 * @example spokenWait(47) // 60, and 30 from the thirtieth second on
 */
export const spokenWait = (seconds: number): number =>
  spokenAt.find((said) => seconds <= said) ?? Math.ceil(seconds / 30) * 30
