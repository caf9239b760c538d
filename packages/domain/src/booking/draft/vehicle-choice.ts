import type { Parcel } from "../parcel/parcel.ts"
import type { Vehicle } from "../parcel/vehicle.ts"
import { vehicleFit } from "../parcel/vehicle.ts"

/**
 * The vehicle for a parcel: the wished one, or the smallest that carries the parcel if it does not. For a parcel beyond
 * every limit the wish is returned, because there is nothing to offer.
 *
 * @example vehicleFor("bike", parcelOf12Kg) // "car"
 */
export function vehicleFor(wished: Vehicle, parcel: Pick<Parcel, "weightGrams" | "sidesCm">): Vehicle {
  const fit = vehicleFit(wished, parcel)
  return fit.fits ? wished : (fit.upgrade ?? wished)
}
