import { presetParcels } from "../../booking/parcel/parcel.ts"
import type { PriceRequest } from "../../ports/driving/pricing-service.ts"
import { servedWay } from "../sample-order.ts"
import { placeAt } from "./places-named.ts"

/** A price request: by default a small parcel by bike on a served route. */
export function pricedWay(patch: Partial<PriceRequest> = {}): PriceRequest {
  const way = servedWay[patch.market ?? "AE"]
  return {
    market: "AE",
    pickup: placeAt(way.pickup),
    dropOff: placeAt(way.dropOff),
    vehicle: "bike",
    parcel: presetParcels.small,
    ...patch,
  }
}
