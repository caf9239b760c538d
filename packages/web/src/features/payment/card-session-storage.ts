import { hasShapeOf, orNull } from "@mersal/domain/booking/stored-shape"
import type { Instant } from "@mersal/domain/calendar/zone"

const storageKey = "mersal.cardAttempts"

/** The attempts of this many bookings are remembered; the oldest is dropped. */
const mostBookings = 5

/**
 * The last attempt that this browser began for a booking; nothing of a card is in it. All tabs share it: the bank's page
 * may be closed together with its tab, and the next tab has to go on from there.
 */
export interface BegunAttempt {
  readonly reference: string
  /** The method, and what it pays for: what is due on the booking, or one change of it. */
  readonly purpose: string
  readonly instead: string | null
  readonly begunAt: Instant
  /** The idempotency key: under it the server answers with the same attempt. */
  readonly key: string
  /** Null until the server has answered. */
  readonly attempt: string | null
  /** Whether it may be asked for again: until answered, and with Qatar's form until the gateway has taken the card. */
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

/** The attempt that this browser began for a booking and has not seen end. */
export const begunCardAttempt = (reference: string): string | null => lastAttempt(begunFor(reference))

/** Until a new attempt is answered, the one that it replaces may still be the live one. */
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
    // Without storage a reload starts over, and the server refuses a second live attempt.
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
