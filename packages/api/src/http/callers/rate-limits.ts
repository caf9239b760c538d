import type { LimitName } from "@mersal/adapters-http/contract/endpoint-row"

/** How often one address, or one API key, may make a call. */
export interface RateLimit {
  readonly calls: number
  readonly seconds: number
}

export type RateLimits = Readonly<Record<LimitName, RateLimit>>

const aMinute = (calls: number): RateLimit => ({ calls, seconds: 60 })

/**
 * Generous for a family behind one address, and far too few to guess a reference (D33), a code or a password, to try
 * coupons, or to fill a day's windows.
 */
export const defaultRateLimits: RateLimits = {
  placeSearch: aMinute(600),
  createOrder: aMinute(60),
  bookingsOfPhone: { calls: 30, seconds: 3600 },
  tracking: aMinute(120),
  globalSearch: aMinute(5),
  promo: aMinute(10),
  promoOfCaller: { calls: 30, seconds: 3600 },
  lead: aMinute(60),
  signIn: aMinute(10),
  register: { calls: 20, seconds: 3600 },
  code: aMinute(6),
  upload: aMinute(30),
  recipient: aMinute(10),
  payment: aMinute(30),
  event: aMinute(60),
  // Every five seconds, of a depot full of drivers behind one address.
  position: aMinute(600),
  liveKey: aMinute(600),
  // For trying, not for measuring.
  sandboxKey: aMinute(120),
}

/** Counts calls. Answers 0 when a call may pass, else the seconds until the next one may. */
export type RateLimiter = (what: LimitName, address: string) => Promise<number>

/** Counts a call; a count lasts for so many seconds from its first call on. */
export type CallCounter = (
  key: string,
  seconds: number,
) => Promise<{ readonly calls: number; readonly millisLeft: number }>

/** Limits of the calls that are counted there: in this process, or where several count together. */
export const rateLimiter =
  (limits: RateLimits, count: CallCounter): RateLimiter =>
  async (what, address) => {
    const { calls, seconds } = limits[what]
    const counted = await count(`${what}|${address}`, seconds)
    return counted.calls <= calls ? 0 : secondsUntil(counted.millisLeft)
  }

const secondsUntil = (millis: number): number => Math.max(1, Math.ceil(millis / 1_000))
