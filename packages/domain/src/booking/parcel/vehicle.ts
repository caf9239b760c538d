import { type CarryLimit, type CarryRefusal, carryRefusal, packageLimit } from "./package-limits.ts"
import type { Parcel } from "./parcel.ts"

export type Vehicle = "bike" | "car" | "van"

/** From the smallest to the largest. */
export const vehicles = ["bike", "car", "van"] as const satisfies readonly Vehicle[]

/** Section 9: the default vehicle. */
export const defaultVehicle: Vehicle = "bike"

export type VehicleLimits = Readonly<Record<Vehicle, CarryLimit>>

/** What each vehicle carries unless the operator sets other limits (D19). */
export const defaultVehicleLimits: VehicleLimits = {
  bike: { maximumKg: 10, boxCm: [40, 40, 40] },
  car: { maximumKg: 30, boxCm: packageLimit.boxCm },
  van: packageLimit,
}

/** Whether the chosen vehicle carries the parcel; if not, why, and the smallest one that does, if any. */
export type VehicleFit =
  | { readonly fits: true }
  | { readonly fits: false; readonly reason: CarryRefusal; readonly upgrade: Vehicle | null }

/**
 * Whether a vehicle carries a parcel. A parcel beyond the package limit of section 1 has no upgrade.
 *
 * @example vehicleFit("bike", parcelOf12Kg) // { fits: false, reason: "too-heavy", upgrade: "car" }
 */
export function vehicleFit(
  vehicle: Vehicle,
  parcel: Pick<Parcel, "weightGrams" | "sidesCm">,
  limits: VehicleLimits = defaultVehicleLimits,
): VehicleFit {
  const beyondAll = carryRefusal(parcel, packageLimit)
  if (beyondAll) return { fits: false, reason: beyondAll, upgrade: null }
  const reason = carryRefusal(parcel, limits[vehicle])
  if (!reason) return { fits: true }
  const upgrade = vehicles.find((candidate) => carryRefusal(parcel, limits[candidate]) === null) ?? null
  return { fits: false, reason, upgrade }
}
