import type { Vehicle } from "../booking/parcel/vehicle.ts"

/** Grams of carbon dioxide that a vehicle gives off on a kilometre. An operator enters those of his own fleet (D44). */
export type FootprintFactors = Readonly<Record<Vehicle, number>>

/** Assumptions of ours and nobody's measurements: round figures to begin with, named as such wherever they are shown. */
export const assumedFactors: FootprintFactors = { bike: 60, car: 150, van: 230 }

export interface FootprintQuestion {
  readonly vehicle: Vehicle
  /** From the pick-up to the drop-off. */
  readonly distanceKm: number
  /** Parcels that share the way; at least one. */
  readonly parcelsOnBoard: number
}

/** A courier drives to the pick-up before he carries anything: this part of the way is added. */
export const emptyRunShare = 0.3

/**
 * Our own formula (D44): grams of carbon dioxide for one parcel, whole grams, rounded half up.
 *
 * factor × distance × (1 + empty runs) ÷ parcels on board
 *
 * @example footprintGrams(assumedFactors, { vehicle: "bike", distanceKm: 10, parcelsOnBoard: 2 }) // 390
 */
export function footprintGrams(factors: FootprintFactors, { vehicle, distanceKm, parcelsOnBoard }: FootprintQuestion) {
  const grams = (factors[vehicle] * distanceKm * (1 + emptyRunShare)) / Math.max(1, parcelsOnBoard)
  return Math.round(grams)
}
