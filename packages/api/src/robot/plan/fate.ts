import type { BookingState } from "@mersal/domain/booking/booking"

/** How a booking of a robot's day may go, how often in a hundred, and the one state in which it ends. */
interface FateRow {
  readonly weight: number
  readonly end: Extract<BookingState, "delivered" | "returned" | "cancelled" | "expired">
}

export const fates = {
  delivered: { weight: 46, end: "delivered" },
  /** The driver sets off when the window is nearly over, or after it. */
  deliveredLate: { weight: 7, end: "delivered" },
  /** For ten minutes nobody is at the pick-up; the second try finds somebody. */
  collectedSecondTime: { weight: 5, end: "delivered" },
  /** Nobody is at the drop-off; the desk sets another time, and then somebody is. */
  deliveredSecondTime: { weight: 5, end: "delivered" },
  /** Twice nobody is at the drop-off; the parcel goes back. */
  returned: { weight: 5, end: "returned" },
  /** Twice nobody is at the pick-up; the desk gives up. */
  neverMet: { weight: 4, end: "cancelled" },
  cancelledFree: { weight: 6, end: "cancelled" },
  /** Cancelled by its customer when the driver is on his way to him. */
  cancelledLate: { weight: 4, end: "cancelled" },
  /** Cancelled by its customer when the driver has the parcel. */
  calledBack: { weight: 4, end: "returned" },
  /** Put on hold by the desk, released, and delivered by the driver that is then assigned. */
  heldAndReleased: { weight: 4, end: "delivered" },
  /** Its customer changes the directions to the recipient. */
  changed: { weight: 4, end: "delivered" },
  /** Taken from its driver and given to another one. */
  reassigned: { weight: 4, end: "delivered" },
  /** Delivered, and partly refunded as goodwill. */
  partlyRefunded: { weight: 4, end: "delivered" },
  /** Booked for payment by card, and never paid. */
  neverPaid: { weight: 3, end: "expired" },
} as const satisfies Readonly<Record<string, FateRow>>

export type Fate = keyof typeof fates

export const endOf = (fate: Fate): FateRow["end"] => fates[fate].end

/** Fates that need a payment by card. */
export const needsCard: ReadonlySet<Fate> = new Set(["partlyRefunded", "neverPaid"])

export const fateWeights = Object.fromEntries(
  Object.entries(fates).map(([fate, { weight }]) => [fate, weight]),
) as Readonly<Record<Fate, number>>
