import * as Result from "effect/Result"
import { type Money, money } from "../money/money.ts"
import { priceBreakdown } from "../pricing/price-breakdown.ts"
import type { Promo } from "./promo.ts"
import { discountOn } from "./promo-discount.ts"
import { PromoRefused } from "./promo-errors.ts"
import { type PromoSituation, promoRefusal } from "./promo-refusal.ts"

/** A promo applied to a price (section 3, 'Applied coupon'). */
export interface AppliedCoupon {
  readonly code: string
  readonly isPercentage: boolean
  /** The discount on the delivery charge, before VAT (D17). */
  readonly discount: Money
  /** To Pay without and with it, VAT included. */
  readonly oldPrice: Money
  readonly newPrice: Money
}

/** The coupon of a promo on this booking, or why it is refused. */
export function applyPromo(promo: Promo, situation: PromoSituation): Result.Result<AppliedCoupon, PromoRefused> {
  const refusal = promoRefusal(promo, situation)
  if (refusal) return Result.fail(new PromoRefused({ refusal }))
  const { deliveryCharge, vatPercent } = situation
  const discount = discountOn(promo, deliveryCharge)
  const toPay = (off: Money) => priceBreakdown(deliveryCharge, off, vatPercent).toPay
  return Result.succeed({
    code: promo.code,
    isPercentage: promo.discount?.type === "PERCENTAGE_DISCOUNT",
    discount,
    oldPrice: toPay(money(0, deliveryCharge.currency)),
    newPrice: toPay(discount),
  })
}
