import * as Result from "effect/Result"
import { money } from "../money/money.ts"
import { priceBreakdown, withDiscount } from "../pricing/price-breakdown.ts"
import type { Quote } from "../pricing/quote.ts"
import { type AppliedCoupon, applyPromo } from "./applied-coupon.ts"
import type { Promo } from "./promo.ts"
import { promoCodeOf } from "./promo-code.ts"
import type { PromoRefused } from "./promo-errors.ts"
import type { PromoSituation } from "./promo-refusal.ts"

/** A quote with a promo on it. */
export interface PromoQuote {
  readonly quote: Quote
  readonly coupon: AppliedCoupon
}

/** The same quote without a promo. */
export function withoutPromo(quote: Quote): Quote {
  const { promoCode, ...plain } = quote
  return { ...plain, price: withDiscount(quote.price, money(0, quote.price.toPay.currency)) }
}

/**
 * The quote with a promo's discount, valid as long as the quote itself; or why the promo gives no discount. A quote
 * that already has this promo keeps its discount, even if the promo has changed since (D16); only its uses are checked
 * again.
 */
export function promoQuote(
  quote: Quote,
  promo: Promo,
  { now, uses }: Pick<PromoSituation, "now" | "uses">,
): Result.Result<PromoQuote, PromoRefused> {
  const plain = withoutPromo(quote)
  const isFrozen = quote.promoCode !== undefined && promoCodeOf(quote.promoCode) === promoCodeOf(promo.code)
  const { deliveryCharge, discount, vatPercent } = quote.price
  const asked = isFrozen ? frozenPromo(promo, discount.minor) : promo
  const { market, bookingType, vehicle } = quote.inputs
  return Result.map(
    applyPromo(asked, { market, bookingType, vehicle, deliveryCharge, vatPercent, now, uses }),
    (coupon) => ({
      quote: {
        ...plain,
        promoCode: promo.code,
        price: priceBreakdown(deliveryCharge, coupon.discount, vatPercent),
      },
      coupon: { ...coupon, isPercentage: promo.discount?.type === "PERCENTAGE_DISCOUNT" },
    }),
  )
}

/** The promo as it was when the quote was made: only its number of uses can still refuse it. */
const frozenPromo = (promo: Promo, discountMinor: number): Promo => ({
  ...promo,
  discount: { type: "FIXED_DISCOUNT", minor: discountMinor },
  validFrom: 0,
  validUntil: null,
  capMinor: null,
  minimumMinor: 0,
  bookingTypes: [],
  vehicles: [],
})
