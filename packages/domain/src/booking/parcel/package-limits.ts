import type { Parcel, Sides } from "./parcel.ts"

/** The most a vehicle carries: kilograms, and a box that the parcel must fit into in some rotation. */
export interface CarryLimit {
  readonly maximumKg: number
  readonly boxCm: Sides
}

/** Section 1: 70 kg and a box of 60 × 60 × 60 cm, for every vehicle. */
export const packageLimit: CarryLimit = { maximumKg: 70, boxCm: [60, 60, 60] }

const ascending = (sides: Sides): readonly number[] => [...sides].sort((a, b) => a - b)

/** Whether a box with these sides fits into another in some rotation. A side equal to the limit fits. */
export const fitsBox = (sides: Sides, box: Sides): boolean =>
  // Most parcels fit as they are given, and need not be turned.
  fitsUnturned(sides, box) || fitsUnturned(ascending(sides), ascending(box))

const fitsUnturned = (sides: readonly number[], box: readonly number[]): boolean =>
  sides.every((side, index) => side <= (box[index] as number))

/** The indexes of the sides that keep a box from fitting into another; empty when it fits. */
export function sidesBeyond(sides: Sides, box: Sides): readonly number[] {
  const limits = ascending(box)
  const bySize = [...sides.keys()].sort((a, b) => (sides[a] as number) - (sides[b] as number))
  return bySize.filter((side, rank) => !((sides[side] as number) <= (limits[rank] as number))).sort()
}

export type CarryRefusal = "too-heavy" | "too-large"

/** Why a limit refuses a parcel, weight before size; null when it is carried. Limits are inclusive; NaN is refused. */
export function carryRefusal(parcel: Pick<Parcel, "weightGrams" | "sidesCm">, limit: CarryLimit): CarryRefusal | null {
  if (!(parcel.weightGrams <= limit.maximumKg * 1_000)) return "too-heavy"
  return fitsBox(parcel.sidesCm, limit.boxCm) ? null : "too-large"
}
