import * as Clock from "effect/Clock"
import * as Effect from "effect/Effect"
import { presetParcels } from "../../booking/parcel/parcel.ts"
import { defaultVehicle } from "../../booking/parcel/vehicle.ts"
import { type ScheduleBasis, todayIn } from "../../booking/windows/market-schedule.ts"
import { routeInForce } from "../../booking/windows/route-in-force.ts"
import { slotLookup } from "../../booking/windows/slot-lookup.ts"
import type { MarketId } from "../../market/market.ts"
import { routeClassAt } from "../../places/route-class.ts"
import { Companies } from "../../ports/driven/companies.ts"
import { InternationalRates } from "../../ports/driven/international-rates.ts"
import { rowInForce } from "../../pricing/dated-row.ts"
import { destinations } from "../../pricing/international.ts"
import { offersOf } from "../../site/offer.ts"
import { districtsOf, samplePlace, samplePlaces } from "../../site/sample-places.ts"
import type { LiveFacts } from "../../site/site.ts"
import { timetable } from "../../site/timetable.ts"
import { listServiceAreas } from "../places/list-service-areas.ts"
import { quotePrices } from "../pricing/quote-prices.ts"
import { marketBasis, occupancyOf } from "../windows/market-basis.ts"

export interface LiveFactsRequest {
  readonly market: MarketId
  /** Ids of sample places, from an address: any text, or none. */
  readonly from: string | null
  readonly to: string | null
}

/**
 * Current data for the product pages: prices and last order times of one route, by the same rules as a booking, the
 * timetable, the places served, and the prices abroad. A route that is not served has no offers.
 */
export const readLiveFacts = Effect.fn("readLiveFacts")(function* ({ market, from, to }: LiveFactsRequest) {
  const way = { from: samplePlace(market, from, 0), to: samplePlace(market, to, 1) }
  const now = yield* Clock.currentTimeMillis
  const today = todayIn(market, now)
  const areas = yield* listServiceAreas({ market })
  const basis = yield* marketBasis(market, now)
  const occupancy = yield* occupancyOf(basis, areas[0]?.id ?? "", today)
  const lookupBy = (rules: ScheduleBasis) => slotLookup(rules, { market, vehicle: defaultVehicle, occupancy }, now)
  const lookup = lookupBy(basis)
  const { route } = routeInForce(basis, routeClassAt(way.from, way.to, areas)) ?? {}
  const { quotes } = yield* quotePrices({
    market,
    pickup: { kind: "position", position: way.from },
    dropOff: { kind: "position", position: way.to },
    vehicle: defaultVehicle,
    parcel: presetParcels.small,
  }).pipe(Effect.orElseSucceed(() => ({ quotes: [] })))
  const rates = yield* (yield* InternationalRates).list(market)
  const facts: LiveFacts = {
    way,
    places: samplePlaces(market),
    offers: offersOf(market, quotes, route ? lookupBy({ ...basis, route }) : lookup),
    distanceKm: quotes[0]?.distanceKm ?? null,
    ...(quotes[0]?.byRoad && { byRoad: true }),
    timetables: timetable(market, lookup),
    areas,
    districts: districtsOf(market),
    internationalRates: destinations.flatMap((destination) => {
      const rate = rowInForce(
        rates.filter((row) => row.to === destination),
        today,
      )
      return rate ? [rate] : []
    }),
    plans: yield* (yield* Companies).plans(market),
  }
  return facts
})
