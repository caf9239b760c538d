import { hasShapeOf, orNull } from "@mersal/domain/booking/stored-shape"
import type { Instant } from "@mersal/domain/calendar/zone"

const storageKey = "mersal.cardAttempts"

/** The number of bookings whose attempts are remembered; the oldest is dropped. */
const mostBookings = 5

/**
 * The last attempt that this browser began for a booking; it contains no card data. All tabs share it: the bank's page
 * may be closed together with its tab, and the next tab must be able to continue.
 */
export interface BegunAttempt {
  readonly reference: string
  /** The method, and what it pays for: the amount due on the booking, or one change of it. */
  readonly purpose: string
  readonly instead: string | null
  readonly begunAt: Instant
  /** The idempotency key, for which the server always answers with the same attempt. */
  readonly key: string
  /** Null until the server has answered. */
  readonly attempt: string | null
  /** Whether it may be requested again: until answered, and with Qatar's form until the gateway has taken the card. */
  readonly isOpen: boolean
  /** Where the customer continues at his bank, if Qatar's gateway has told this browser. */
  readonly bankPage?: string
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

/** The attempt that this browser began for a booking, unless it is known to have ended. */
export const begunCardAttempt = (reference: string): string | null => lastAttempt(begunFor(reference))

/** Until a new attempt is answered, the replaced one may still be the live one. */
export const lastAttempt = (begun: BegunAttempt | undefined): string | null => begun?.attempt ?? begun?.instead ?? null

/** Called when an attempt has ended or its booking is no longer held: the next attempt is a new one. */
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
    // Without storage a reload begins again, and the server refuses a second live attempt.
  }
}

export function allBegun(): readonly BegunAttempt[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(storageKey) ?? "[]")
    return Array.isArray(stored) ? stored.filter((each) => hasShapeOf(shape, each)) : []
  } catch {
    return []
  }
}
