import type { Parcel, ParcelSize } from "@mersal/domain/booking/parcel/parcel"
import { parcelKinds, presetParcels } from "@mersal/domain/booking/parcel/parcel"
import type { Vehicle } from "@mersal/domain/booking/parcel/vehicle"
import type { Place } from "@mersal/domain/booking/stop"
import type { MarketId } from "@mersal/domain/market/market"
import type { Language } from "@mersal/domain/messages/language"
import { samplePlaces } from "@mersal/domain/site/sample-places"
import type { Chance } from "./chance.ts"

/** Two different places of a market. */
export function someWay(chance: Chance, market: MarketId, language: Language): readonly [Place, Place] {
  const places = samplePlaces(market)
  const from = chance.between(0, places.length - 1)
  const to = (from + chance.between(1, places.length - 1)) % places.length
  return [placeAt(from), placeAt(to)]

  /** Within a few hundred metres of a place, so that no two stops are identical. */
  function placeAt(index: number): Place {
    const place = places[index]
    if (!place) throw new Error(`${market} has no place ${index}`)
    const near = () => chance.between(-2_000, 2_000) / 1_000_000
    return {
      address: place.name[language],
      position: { lat: place.lat + near(), lon: place.lon + near() },
      cityName: place.name[language],
    }
  }
}

/** A parcel, and the smallest vehicle that carries it, or a larger one. */
export function someParcel(chance: Chance): { readonly parcel: Parcel; readonly vehicle: Vehicle } {
  const size = chance.weighted({ document: 30, small: 40, medium: 20, large: 10 })
  const parcel: Parcel = {
    size,
    ...presetParcels[size],
    kind: chance.pick(parcelKinds.filter((kind) => kind !== "other") as [Parcel["kind"], ...Parcel["kind"][]]),
    otherKind: "",
    note: chance.oneIn(4) ? "Fragile, please keep it upright" : "",
  }
  return { parcel, vehicle: chance.weighted(vehicleWeights[size]) }
}

const vehicleWeights: Readonly<Record<Exclude<ParcelSize, "own">, Readonly<Record<Vehicle, number>>>> = {
  document: { bike: 90, car: 10, van: 0 },
  small: { bike: 80, car: 20, van: 0 },
  medium: { bike: 0, car: 80, van: 20 },
  large: { bike: 0, car: 0, van: 100 },
}
