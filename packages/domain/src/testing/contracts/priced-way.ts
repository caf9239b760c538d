import { presetParcels } from "../../booking/parcel/parcel.ts"
import type { PriceRequest } from "../../ports/driving/pricing-service.ts"
import { servedWay } from "../sample-order.ts"
import { placeAt } from "./places-named.ts"

/** What a price is asked for: a small parcel by bike on a way that is served, unless the test says otherwise. */
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
