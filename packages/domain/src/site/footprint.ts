import type { Vehicle } from "../booking/parcel/vehicle.ts"

/** Grams of carbon dioxide per vehicle and kilometre. An operator enters those of his own fleet (D44). */
export type FootprintFactors = Readonly<Record<Vehicle, number>>

/** Our own assumptions, not measurements: round figures to start with, and labelled as such wherever they are shown. */
export const assumedFactors: FootprintFactors = { bike: 60, car: 150, van: 230 }

export interface FootprintQuestion {
  readonly vehicle: Vehicle
  /** From the pick-up to the drop-off. */
  readonly distanceKm: number
  /** How many parcels share the trip; at least one. */
  readonly parcelsOnBoard: number
}

/** The share of the distance that is added because a courier drives to the pick-up empty. */
export const emptyRunShare = 0.3

/**
 * Our own formula (D44): grams of carbon dioxide for one parcel, rounded half up to whole grams.
 *
 * factor × distance × (1 + empty runs) ÷ parcels on board
 *
 * @example footprintGrams(assumedFactors, { vehicle: "bike", distanceKm: 10, parcelsOnBoard: 2 }) // 390
 */
export function footprintGrams(factors: FootprintFactors, { vehicle, distanceKm, parcelsOnBoard }: FootprintQuestion) {
  const grams = (factors[vehicle] * distanceKm * (1 + emptyRunShare)) / Math.max(1, parcelsOnBoard)
  return Math.round(grams)
}
