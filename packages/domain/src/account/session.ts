import { type Instant, msPerDay, msPerMinute } from "../calendar/zone.ts"
import { isStaff } from "./account.ts"
import type { Device } from "./device.ts"
import type { SignInType } from "./role.ts"

/** A sign-in that goes on. The secret that opens it is the browser's or the program's alone; here is its digest. */
export interface Session {
  /** By which its owner ends it; it opens nothing. */
  readonly id: string
  readonly digest: string
  readonly accountId: string
  /** The role at its beginning: a change of role ends the session. */
  readonly role: SignInType
  /** When a password, a code or a far sign-in was last right in it. */
  readonly authenticatedAt: Instant
  readonly openedAt: Instant
  readonly lastSeenAt: Instant
  /** Digest of the browser's guest id, or null without one: a browser that signed in before is a known one. */
  readonly browser: string | null
  /** By which its owner recognises it among others. */
  readonly device: Device
}

/** How long a session may rest, and how long it may last at all, in milliseconds. */
export interface SessionLifetime {
  readonly idle: number
  readonly absolute: number
}

export type SessionLifetimes = Readonly<Record<"customer" | "staff", SessionLifetime>>

/** Customers come back after weeks; staff see other people's addresses. */
export const sessionLifetimes: SessionLifetimes = {
  customer: { idle: 14 * msPerDay, absolute: 90 * msPerDay },
  staff: { idle: 60 * msPerMinute, absolute: 12 * 60 * msPerMinute },
}

/** For a clock that runs fast, where an hour is over while somebody looks: staff stay as long as customers do. */
export const longSessionLifetimes: SessionLifetimes = { ...sessionLifetimes, staff: sessionLifetimes.customer }

export const lifetimeOf = (role: SignInType, lifetimes: SessionLifetimes): SessionLifetime =>
  lifetimes[isStaff(role) ? "staff" : "customer"]

/** Whether a session still opens anything. Half-open: at exactly the end of either time it is over. */
export function isSessionOpen(
  { role, openedAt, lastSeenAt }: Session,
  now: Instant,
  lifetimes: SessionLifetimes,
): boolean {
  const { idle, absolute } = lifetimeOf(role, lifetimes)
  return now < lastSeenAt + idle && now < openedAt + absolute
}

/** How often a use is noted: a write for each request would cost more than the minute matters. */
export const seenEvery = msPerMinute

export const isToBeNoted = ({ lastSeenAt }: Session, now: Instant): boolean => now >= lastSeenAt + seenEvery

/** For so long after a password or a code was right, nobody is asked for it again. */
export const freshFor = 15 * msPerMinute

/** Whether somebody proved just now who he is: asked before a phone is changed or an account erased. */
export const isFresh = ({ authenticatedAt }: Session, now: Instant): boolean => now < authenticatedAt + freshFor
