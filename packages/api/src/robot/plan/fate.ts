import type { BookingState } from "@mersal/domain/booking/booking"

/** What shall become of a booking on a robot's day, and how often among a hundred. Each has its one end. */
interface FateRow {
  readonly weight: number
  readonly end: Extract<BookingState, "delivered" | "returned" | "cancelled" | "expired">
}

export const fates = {
  delivered: { weight: 46, end: "delivered" },
  /** The driver sets off when the window is nearly over, or after it. */
  deliveredLate: { weight: 7, end: "delivered" },
  /** Nobody is at the pick-up for ten minutes; the second try finds somebody. */
  collectedSecondTime: { weight: 5, end: "delivered" },
  /** Nobody is at the drop-off; the desk sets another time, and then somebody is. */
  deliveredSecondTime: { weight: 5, end: "delivered" },
  /** Nobody is at the drop-off twice; the parcel goes back. */
  returned: { weight: 5, end: "returned" },
  /** Nobody is at the pick-up twice; the desk gives up. */
  neverMet: { weight: 4, end: "cancelled" },
  cancelledFree: { weight: 6, end: "cancelled" },
  /** Cancelled by its customer when the driver is on his way to him. */
  cancelledLate: { weight: 4, end: "cancelled" },
  /** Cancelled by its customer when the driver has the parcel. */
  calledBack: { weight: 4, end: "returned" },
  /** Stopped at the desk, let go, and delivered by whoever is given it then. */
  heldAndReleased: { weight: 4, end: "delivered" },
  /** Its customer changes how to find the recipient. */
  changed: { weight: 4, end: "delivered" },
  /** Taken from its driver and given to another one. */
  reassigned: { weight: 4, end: "delivered" },
  /** Delivered, and something of the money is given back for good will. */
  partlyRefunded: { weight: 4, end: "delivered" },
  /** Booked to be paid by card, and never paid. */
  neverPaid: { weight: 3, end: "expired" },
} as const satisfies Readonly<Record<string, FateRow>>

export type Fate = keyof typeof fates

export const endOf = (fate: Fate): FateRow["end"] => fates[fate].end

/** Fates of which the money has to have come by card. */
export const needsCard: ReadonlySet<Fate> = new Set(["partlyRefunded", "neverPaid"])

export const fateWeights = Object.fromEntries(
  Object.entries(fates).map(([fate, { weight }]) => [fate, weight]),
) as Readonly<Record<Fate, number>>
