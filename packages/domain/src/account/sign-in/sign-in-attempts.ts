import { type Instant, msPerMinute } from "../../calendar/zone.ts"

/**
 * How often a password may be tried per account: ten times in each quarter of an hour by all browsers that never signed
 * in to it together, and as often by each that has. So a stranger cannot lock the owner out of his usual browser, and a
 * forgotten password can be reset at any time.
 */
export const signInAttempts = { limit: 10, withinMinutes: 15 } as const

/** The time span of an instant, and when the next one begins. */
export function attemptSpan(now: Instant, minutes: number = signInAttempts.withinMinutes) {
  const length = minutes * msPerMinute
  const begin = Math.floor(now / length) * length
  return { begin, end: begin + length }
}
