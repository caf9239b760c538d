import type { Parcel } from "../parcel/parcel.ts"
import type { Vehicle } from "../parcel/vehicle.ts"
import { vehicleFit } from "../parcel/vehicle.ts"

/**
 * The vehicle that carries a parcel: the one the customer wants, or the smallest that does where his cannot. A parcel
 * beyond every limit leaves his wish alone; there is nothing to offer.
 *
 * @example vehicleFor("bike", parcelOf12Kg) // "car"
 */
export function vehicleFor(wished: Vehicle, parcel: Pick<Parcel, "weightGrams" | "sidesCm">): Vehicle {
  const fit = vehicleFit(wished, parcel)
  return fit.fits ? wished : (fit.upgrade ?? wished)
}
