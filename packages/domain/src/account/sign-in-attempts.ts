import { type Instant, msPerMinute } from "../calendar/zone.ts"

/**
 * How often a password may be tried for one account: ten times in each quarter of an hour by all browsers that never
 * signed in to it, and as often by each that has. So a stranger who tries cannot keep the owner out of the browser that
 * he uses, and a forgotten password is never in the way: a new one may be set at any time.
 */
export const signInAttempts = { limit: 10, withinMinutes: 15 } as const

/** The span that an instant falls in, and when the next one begins. */
export function attemptSpan(now: Instant, minutes: number = signInAttempts.withinMinutes) {
  const length = minutes * msPerMinute
  const begin = Math.floor(now / length) * length
  return { begin, end: begin + length }
}
