import type { Instant } from "./zone.ts"

/** What is left until an instant, as a person reads it from a clock. */
export interface Countdown {
  readonly hours: number
  /** 0 to 59. */
  readonly minutes: number
  /** 0 to 59. */
  readonly seconds: number
}

/**
 * The time left from `now` until an instant. A second that has begun counts, so that it reads one second until the
 * instant itself, and only then zero; never negative.
 *
 * @example countdown(at1559_58, at1600) // { hours: 0, minutes: 0, seconds: 2 }
 */
export function countdown(now: Instant, until: Instant): Countdown {
  const left = Math.max(0, Math.ceil((until - now) / 1_000))
  return { hours: Math.floor(left / 3_600), minutes: Math.floor(left / 60) % 60, seconds: left % 60 }
}
