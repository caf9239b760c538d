import { RateLimiterMemory, RateLimiterRes } from "rate-limiter-flexible"

/** How often one address may do what a script could do harm with, each per minute. */
export interface RateLimits {
  readonly placeSearch: number
  readonly createOrder: number
  readonly tracking: number
}

export type RateLimited = keyof RateLimits

/** Generous for a family behind one address, and far too few to guess a reference (D33) or to fill a day's windows. */
export const defaultRateLimits: RateLimits = { placeSearch: 600, createOrder: 60, tracking: 120 }

/** Counts calls in memory. Answers 0 when a call may pass, else the seconds until the next one may. */
export type RateLimiter = (what: RateLimited, address: string) => Promise<number>

/** A limiter of its own for each limit, on real time: a moved clock neither opens nor shuts it. */
export function rateLimiter(limits: RateLimits): RateLimiter {
  const limiter = (what: RateLimited) => new RateLimiterMemory({ keyPrefix: what, points: limits[what], duration: 60 })
  const limiters: Readonly<Record<RateLimited, RateLimiterMemory>> = {
    placeSearch: limiter("placeSearch"),
    createOrder: limiter("createOrder"),
    tracking: limiter("tracking"),
  }
  return async (what, address) => {
    try {
      await limiters[what].consume(address)
      return 0
    } catch (refused) {
      if (refused instanceof RateLimiterRes) return Math.max(1, Math.ceil(refused.msBeforeNext / 1_000))
      throw refused
    }
  }
}
