import type { NotServed, ParcelRefused, PriceChanged, UnknownPlace } from "../../booking/booking-errors.ts"
import type { BookingType } from "../../booking/booking-type.ts"
import type { MarketId } from "../../market/market.ts"
import type { Money } from "../../money/money.ts"
import type { SealedQuote } from "../../pricing/quote.ts"
import type { AppliedCoupon } from "../../promo/applied-coupon.ts"
import type { Promo } from "../../promo/promo.ts"
import type { PromoRefused } from "../../promo/promo-errors.ts"
import type { PriceRequest } from "./pricing-service.ts"
import type { Answer, CallOptions } from "./service-failure.ts"

/** Promo codes (section 7, 'Promo, price, tax'). */
export interface PromoService {
  /** The publicly listed campaigns, or the one entry of a given code (D18). */
  listPromos(request: PromoListRequest, options?: CallOptions): Answer<readonly PublicPromo[]>
  /** The discount of a code on a booking: a quote that includes it, and the coupon. Uses up nothing. */
  applyPromo(
    request: PromoRequest,
    options?: CallOptions,
  ): Answer<PromoAnswer, PromoRefused | NotServed | UnknownPlace | ParcelRefused | PriceChanged>
}

/** The public part of a promo: not its usage limits, and never whether it is private. */
export type PublicPromo = Pick<
  Promo,
  "code" | "market" | "discount" | "validUntil" | "capMinor" | "minimumMinor" | "bookingTypes" | "vehicles"
>

/** Null: all of them. */
export interface PromoListRequest {
  readonly market: MarketId | null
  readonly bookingType: BookingType | null
  /** As typed. Only this code is returned. */
  readonly code: string | null
}

export interface PromoRequest extends PriceRequest {
  readonly bookingType: BookingType
  /** The id of the pick-up window, which may change the price; absent while none is chosen. */
  readonly window?: string
  /** As typed. */
  readonly code: string
  /** The customer's, so that his own uses count; null while unknown. */
  readonly phone: string | null
  /** The customer's as well; absent while unknown. For a signed-in account the server knows it. */
  readonly email?: string
  /** A quote without a promo whose price is to be kept; null for a new one. */
  readonly quoteId: string | null
  /** The amount that the customer was shown without the promo; compared, never trusted. */
  readonly expectedTotal: Money | null
}

export interface PromoAnswer {
  readonly coupon: AppliedCoupon
  readonly quote: SealedQuote
}
