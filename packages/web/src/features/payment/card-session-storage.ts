import { hasShapeOf, orNull } from "@mersal/domain/booking/stored-shape"
import type { Instant } from "@mersal/domain/calendar/zone"

const storageKey = "mersal.cardAttempts"

/** Of how many bookings the last attempts are known; the oldest goes. */
const mostBookings = 5

/**
 * The attempt that this browser has begun last for a booking: nothing of a card is in it. All tabs know it, because the
 * bank's page may be closed with the tab in which it was, and whoever opens another goes on from there.
 */
export interface BegunAttempt {
  readonly reference: string
  /** By what it pays and what for: what is due of the booking, or a change of it, with another text for each wish. */
  readonly purpose: string
  readonly instead: string | null
  readonly begunAt: Instant
  /** Under which the server answers the same attempt again. */
  readonly key: string
  /** Null until the server has answered. */
  readonly attempt: string | null
  /** Whether it may be asked for again: until there is an answer, and a form of Qatar's until the gateway has taken it. */
  readonly isOpen: boolean
}

const shape = {
  reference: "",
  purpose: "",
  instead: orNull(""),
  begunAt: 0,
  key: "",
  attempt: orNull(""),
  isOpen: false,
}

/** The attempt of a booking that this browser has begun and not heard the end of. */
export const begunCardAttempt = (reference: string): string | null => lastAttempt(begunFor(reference))

/** While an attempt is asked for, the one that it takes the place of may be the one that lives. */
export const lastAttempt = (begun: BegunAttempt | undefined): string | null => begun?.attempt ?? begun?.instead ?? null

/** An attempt has ended, or its booking is held no longer: the next one is new. */
export const forgetCardSession = (ended: string): void =>
  write(allBegun().filter(({ reference, attempt }) => reference !== ended && attempt !== ended))

export const remember = (begun: BegunAttempt): void =>
  write([begun, ...allBegun().filter(({ reference }) => reference !== begun.reference)].slice(0, mostBookings))

export const begunFor = (booking: string): BegunAttempt | undefined =>
  allBegun().find(({ reference }) => reference === booking)

function write(all: readonly BegunAttempt[]): void {
  try {
    localStorage.setItem(storageKey, JSON.stringify(all))
  } catch {
    // Without storage a reload begins anew, and the server refuses a second live attempt.
  }
}

function allBegun(): readonly BegunAttempt[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(storageKey) ?? "[]")
    return Array.isArray(stored) ? stored.filter((each) => hasShapeOf(shape, each)) : []
  } catch {
    return []
  }
}
