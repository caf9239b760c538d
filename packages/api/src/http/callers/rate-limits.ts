import type { LimitName } from "@mersal/adapters-http/contract/endpoint-row"

/** How often one address, or one API key, may make a call. */
export interface RateLimit {
  readonly calls: number
  readonly seconds: number
  /** Each process counts by itself, whatever the setting: what is asked often and writes nothing must not write for this. */
  readonly isOfProcess?: true
}

export type RateLimits = Readonly<Record<LimitName, RateLimit>>

const aMinute = (calls: number): RateLimit => ({ calls, seconds: 60 })

/**
 * Enough for a family behind one address, and far too few to guess a reference (D33), a code or a password, or to try
 * coupons. They slow down, but do not stop, somebody who fills a day's windows with bookings to many contacts.
 */
export const defaultRateLimits: RateLimits = {
  // A page asks once for each choice that changes the answer. A program that asks more often has a key.
  lookUp: { ...aMinute(1_200), isOfProcess: true },
  placeSearch: aMinute(600),
  createOrder: aMinute(60),
  bookingsOfPhone: { calls: 30, seconds: 3600 },
  // Each booking sends messages to its recipient and its customer. A shop that sends twenty parcels a day to one person
  // is not blocked, and nobody without an account can flood a stranger's phone. An account is responsible for what it
  // does, and a shop with a key names the same e-mail in all its bookings.
  bookingsToPhone: { calls: 30, seconds: 86_400 },
  bookingsToPhoneOfAccount: { calls: 200, seconds: 86_400 },
  bookingsToEmail: { calls: 30, seconds: 86_400 },
  bookingsToEmailOfAccount: { calls: 5_000, seconds: 86_400 },
  tracking: aMinute(120),
  globalSearch: aMinute(5),
  promo: aMinute(10),
  promoOfCaller: { calls: 30, seconds: 3600 },
  // Separate limits: a customer who looked at many promos, or shares an address with others who did, can still book
  // with his promo.
  promoOfOrder: aMinute(10),
  promoOfOrderCaller: { calls: 30, seconds: 3600 },
  lead: aMinute(60),
  signIn: aMinute(10),
  register: { calls: 20, seconds: 3600 },
  code: aMinute(6),
  // Pings and replays, by account.
  webhookSend: aMinute(60),
  upload: aMinute(30),
  recipient: aMinute(10),
  payment: aMinute(30),
  event: aMinute(60),
  // Every five seconds, for a depot full of drivers behind one address.
  position: aMinute(600),
  liveKey: aMinute(600),
  // For trying out, not for measuring.
  sandboxKey: aMinute(120),
}

/** Counts calls by limit and by caller. */
export interface RateLimiter {
  /** Answers 0 if a call may pass, otherwise the seconds until the next one may. */
  readonly count: (what: LimitName, whose: string) => Promise<number>
  /**
   * The same for a call that counts or not depending on how it ends. It counts at once, so that concurrent calls cannot
   * exceed the limit; a call that may not pass is not counted.
   */
  readonly take: (what: LimitName, whose: string) => Promise<TakenCall>
}

export interface TakenCall {
  readonly seconds: number
  /** Removes it from the count. Only for a call that may pass. */
  readonly giveBack: () => Promise<void>
}

/** Counts calls, in this process or for several processes together. */
export interface CallCounter {
  /** Counts a call; a count lasts this many seconds from its first call on. */
  readonly count: (key: string, seconds: number) => Promise<CountedCall>
  /** Removes a call from the count that it was counted in, unless that count is over. */
  readonly giveBack: (key: string, endsAt: number) => Promise<void>
}

export interface CountedCall {
  /** Includes this call. */
  readonly calls: number
  readonly millisLeft: number
  /** Identifies the count among others of its key: its end, by the clock of the counter. */
  readonly endsAt: number
}

/**
 * Limits of the calls that are counted there.
 *
 * @param ofProcess counts what each process counts by itself
 */
export function rateLimiter(limits: RateLimits, shared: CallCounter, ofProcess: CallCounter): RateLimiter {
  const counterOf = ({ isOfProcess }: RateLimit): CallCounter => (isOfProcess ? ofProcess : shared)
  return {
    count: async (what, whose) => {
      const { calls, seconds } = limits[what]
      const counted = await counterOf(limits[what]).count(`${what}|${whose}`, seconds)
      return counted.calls <= calls ? 0 : secondsUntil(counted.millisLeft)
    },
    take: async (what, whose) => {
      const { calls, seconds } = limits[what]
      const key = `${what}|${whose}`
      const counter = counterOf(limits[what])
      const counted = await counter.count(key, seconds)
      const giveBack = () => counter.giveBack(key, counted.endsAt)
      if (counted.calls <= calls) return { seconds: 0, giveBack }
      await giveBack()
      return { seconds: secondsUntil(counted.millisLeft), giveBack }
    },
  }
}

const secondsUntil = (millis: number): number => Math.max(1, Math.ceil(millis / 1_000))
