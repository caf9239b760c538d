import { type Instant, msPerDay, msPerMinute } from "../../calendar/zone.ts"
import { isStaff } from "../account.ts"
import type { SignInType } from "../role.ts"
import type { Device } from "./device.ts"

/** An active sign-in. Only the browser or program has its secret; here is the digest. */
export interface Session {
  /** The id by which its owner ends it; it gives no access. */
  readonly id: string
  readonly digest: string
  readonly accountId: string
  /** The role at sign-in: a change of role ends the session. */
  readonly role: SignInType
  /** When a password, a code or a social sign-in last succeeded in it. */
  readonly authenticatedAt: Instant
  readonly openedAt: Instant
  readonly lastSeenAt: Instant
  /** Digest of the browser's guest id, or null without one. A browser that signed in before is a known one. */
  readonly browser: string | null
  /** The device, by which its owner recognises it. */
  readonly device: Device
}

/** How long a session may be idle, and how long it may last in total, in milliseconds. */
export interface SessionLifetime {
  readonly idle: number
  readonly absolute: number
}

export type SessionLifetimes = Readonly<Record<"customer" | "staff", SessionLifetime>>

/** Customers return after weeks; staff see other people's addresses. */
export const sessionLifetimes: SessionLifetimes = {
  customer: { idle: 14 * msPerDay, absolute: 90 * msPerDay },
  staff: { idle: 60 * msPerMinute, absolute: 12 * 60 * msPerMinute },
}

/** For a clock that runs fast, where an hour passes while somebody looks: staff sessions last as long as customers'. */
export const longSessionLifetimes: SessionLifetimes = { ...sessionLifetimes, staff: sessionLifetimes.customer }

export const lifetimeOf = (role: SignInType, lifetimes: SessionLifetimes): SessionLifetime =>
  lifetimes[isStaff(role) ? "staff" : "customer"]

/** Whether a session is still valid. Both ends are exclusive: at exactly that time it is over. */
export function isSessionOpen(
  { role, openedAt, lastSeenAt }: Session,
  now: Instant,
  lifetimes: SessionLifetimes,
): boolean {
  const { idle, absolute } = lifetimeOf(role, lifetimes)
  return now < lastSeenAt + idle && now < openedAt + absolute
}

/** How often use is recorded: a write for each request would cost more than the precision is worth. */
export const seenEvery = msPerMinute

export const isToBeNoted = ({ lastSeenAt }: Session, now: Instant): boolean => now >= lastSeenAt + seenEvery

/** How long after a right password or code nobody is asked for it again. */
export const freshFor = 15 * msPerMinute

/** Whether somebody has just proved his identity; required before a phone is changed or an account erased. */
export const isFresh = ({ authenticatedAt }: Session, now: Instant): boolean => now < authenticatedAt + freshFor
