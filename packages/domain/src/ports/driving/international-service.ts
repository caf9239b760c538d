import type { IdempotencyMismatch } from "../../booking/booking-errors.ts"
import type { Parcel } from "../../booking/parcel/parcel.ts"
import type { InvalidLeadForm } from "../../leads/lead-errors.ts"
import type { MarketId } from "../../market/market.ts"
import type { Destination, InternationalQuote } from "../../pricing/international.ts"
import type { InternationalRefused } from "../../pricing/international-errors.ts"
import type { Answer, CallOptions } from "./service-failure.ts"

/** Parcels abroad: a first price, confirmed by a person (D43). */
export interface InternationalService {
  /** Once for each idempotency key. */
  quote(
    request: InternationalRequest,
    options?: CallOptions,
  ): Answer<InternationalAnswer, InternationalRefused | InvalidLeadForm | IdempotencyMismatch>
}

export interface InternationalRequest {
  readonly market: MarketId
  readonly to: Destination
  readonly parcel: Pick<Parcel, "weightGrams" | "sidesCm">
  readonly name: string
  readonly phone: string
  readonly email: string
  readonly message: string
}

export interface InternationalAnswer {
  readonly leadId: string
  readonly quote: InternationalQuote
}
