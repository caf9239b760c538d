import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { sampleSession } from "../../testing/sample-account.ts"
import { signInTypes } from "../role.ts"
import {
  freshFor,
  isFresh,
  isSessionOpen,
  isToBeNoted,
  lifetimeOf,
  longSessionLifetimes,
  type Session,
  seenEvery,
  sessionLifetimes,
} from "./session.ts"

const someLifetimes = fc.constantFrom(sessionLifetimes, longSessionLifetimes)
const aSession: fc.Arbitrary<Session> = fc
  .record({
    role: fc.constantFrom(...signInTypes),
    openedAt: fc.integer({ min: 0, max: 1e9 }),
    used: fc.nat(1e9),
  })
  .map(({ role, openedAt, used }) => sampleSession({ role, openedAt, lastSeenAt: openedAt + used }))

describe("a session", () => {
  it("is open until the first of its two ends, to the millisecond, and never again", () => {
    fc.assert(
      fc.property(aSession, someLifetimes, fc.nat(1e9), (session, lifetimes, more) => {
        const { idle, absolute } = lifetimeOf(session.role, lifetimes)
        const end = Math.min(session.lastSeenAt + idle, session.openedAt + absolute)
        expect(isSessionOpen(session, end - 1, lifetimes)).toBe(true)
        expect(isSessionOpen(session, end + more, lifetimes)).toBe(false)
      }),
    )
  })

  it("never lasts longer by being used than its absolute end", () => {
    fc.assert(
      fc.property(aSession, someLifetimes, fc.nat(1e10), (session, lifetimes, use) => {
        const used = { ...session, lastSeenAt: session.lastSeenAt + use }
        const { absolute } = lifetimeOf(session.role, lifetimes)
        expect(isSessionOpen(used, session.openedAt + absolute, lifetimes)).toBe(false)
      }),
    )
  })

  it("of staff is shorter than a customer's, but where a clock runs fast", () => {
    const long = { idle: 14 * 86_400_000, absolute: 90 * 86_400_000 }
    expect(lifetimeOf("customer", sessionLifetimes)).toEqual(long)
    expect(lifetimeOf("goCustomer", sessionLifetimes)).toEqual(long)
    for (const role of ["porter", "ops", "admin"] as const) {
      expect(lifetimeOf(role, sessionLifetimes)).toEqual({ idle: 3_600_000, absolute: 12 * 3_600_000 })
      expect(lifetimeOf(role, longSessionLifetimes)).toEqual(long)
    }
  })

  it("is fresh for a quarter of an hour after a proof, and a use of it is noted once a minute", () => {
    const session = sampleSession()
    expect(isFresh(session, session.authenticatedAt + freshFor - 1)).toBe(true)
    expect(isFresh(session, session.authenticatedAt + freshFor)).toBe(false)
    expect(isToBeNoted(session, session.lastSeenAt + seenEvery - 1)).toBe(false)
    expect(isToBeNoted(session, session.lastSeenAt + seenEvery)).toBe(true)
  })
})
