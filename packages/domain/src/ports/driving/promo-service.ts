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
  /** The campaigns that are shown to everybody, or the one entry of a code that is asked for (D18). */
  listPromos(request: PromoListRequest, options?: CallOptions): Answer<readonly PublicPromo[]>
  /** What a code takes off a booking: a quote with it, and the coupon that stands on it. Nothing is used up by it. */
  applyPromo(
    request: PromoRequest,
    options?: CallOptions,
  ): Answer<PromoAnswer, PromoRefused | NotServed | UnknownPlace | ParcelRefused | PriceChanged>
}

/** What everybody may know of a promo: not how often it may be used, and never whether it is private. */
export type PublicPromo = Pick<
  Promo,
  "code" | "market" | "discount" | "validUntil" | "capMinor" | "minimumMinor" | "bookingTypes" | "vehicles"
>

/** Null: all of them. */
export interface PromoListRequest {
  readonly market: MarketId | null
  readonly bookingType: BookingType | null
  /** As typed. Another code than this one is never answered. */
  readonly code: string | null
}

export interface PromoRequest extends PriceRequest {
  readonly bookingType: BookingType
  /** The pick-up window, which may cost more or less, by its id; absent while none is chosen. */
  readonly window?: string
  /** As typed. */
  readonly code: string
  /** Of whoever books, so that his own uses count; null while nobody knows. */
  readonly phone: string | null
  /** Of whoever books as well; absent while nobody knows. Of an account that calls the server knows it by itself. */
  readonly email?: string
  /** A quote without a promo whose price shall stay; null for a fresh one. */
  readonly quoteId: string | null
  /** What the customer was shown to pay without the promo; compared, never trusted. */
  readonly expectedTotal: Money | null
}

export interface PromoAnswer {
  readonly coupon: AppliedCoupon
  readonly quote: SealedQuote
}
