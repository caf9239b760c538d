import type { NotServed, ParcelRefused, UnknownPlace } from "../../booking/booking-errors.ts"
import type { Parcel } from "../../booking/parcel/parcel.ts"
import type { Vehicle } from "../../booking/parcel/vehicle.ts"
import type { MarketId } from "../../market/market.ts"
import type { SealedQuote } from "../../pricing/quote.ts"
import type { RateCard } from "../../pricing/rate-card.ts"
import type { PlaceReference } from "./place-reference.ts"
import type { Answer, CallOptions } from "./service-failure.ts"

/** What a booking would cost (section 7, GET /ctc/price/retrieve and POST /distance). */
export interface PricingService {
  /** One quote for each booking type, for the same route, vehicle and parcel. */
  quotePrices(request: PriceRequest, options?: CallOptions): Answer<PriceList, NotServed | UnknownPlace | ParcelRefused>
  measureDistance(request: DistanceRequest, options?: CallOptions): Answer<Distance, UnknownPlace>
  /** The basis of all of today's quotes. Not among the specification's calls. */
  rateCard(request: RateCardRequest, options?: CallOptions): Answer<RateCard, never>
}

export interface RateCardRequest {
  readonly market: MarketId
}

export interface DistanceRequest {
  readonly market: MarketId
  readonly pickup: PlaceReference
  readonly dropOff: PlaceReference
}

export interface PriceRequest extends DistanceRequest {
  readonly vehicle: Vehicle
  readonly parcel: Pick<Parcel, "weightGrams" | "sidesCm">
}

export interface PriceList {
  readonly quotes: readonly SealedQuote[]
}

export interface Distance {
  readonly distanceKm: number
  /** Whether it is an estimate instead of a road distance; an estimate is shown as 'about'. */
  readonly isEstimate: boolean
}
