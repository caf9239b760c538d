import * as Clock from "effect/Clock"
import * as Effect from "effect/Effect"
import { ParcelRefused } from "../../booking/booking-errors.ts"
import { bookingTypes } from "../../booking/booking-type.ts"
import type { Parcel } from "../../booking/parcel/parcel.ts"
import { type Vehicle, vehicleFit } from "../../booking/parcel/vehicle.ts"
import type { PriceRequest } from "../../ports/driving/pricing-service.ts"
import type { SealedQuote } from "../../pricing/quote.ts"
import { quotePrice } from "../../pricing/quote-price.ts"
import { resolveServedWay } from "../places/resolve-way.ts"
import { priceFacts } from "./price-way.ts"
import { sealQuote } from "./seal-quote.ts"

/** One sealed quote for each booking type (section 7, GET /ctc/price/retrieve; D16). */
export const quotePrices = Effect.fnUntraced(function* (request: PriceRequest) {
  const now = yield* Clock.currentTimeMillis
  const way = yield* resolveServedWay(request.market, request.pickup, request.dropOff)
  yield* requireCarried(request.vehicle, request.parcel)
  const facts = yield* priceFacts(request.market, way, now)
  const { market, vehicle, parcel } = request
  const quotes: SealedQuote[] = []
  for (const bookingType of bookingTypes) {
    const inputs = { market, pickup: way.pickup, dropOff: way.dropOff, vehicle, bookingType, parcel }
    quotes.push(yield* sealQuote(quotePrice(inputs, facts)))
  }
  return { quotes }
})

/** Refuses a parcel that the vehicle does not carry, and names the one that does (D19). */
export function requireCarried(
  vehicle: Vehicle,
  parcel: Pick<Parcel, "weightGrams" | "sidesCm">,
): Effect.Effect<void, ParcelRefused> {
  const fit = vehicleFit(vehicle, parcel)
  if (fit.fits) return Effect.void
  return Effect.fail(new ParcelRefused({ reason: fit.reason, vehicle, upgrade: fit.upgrade }))
}
