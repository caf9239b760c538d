import { type Money, money, percentOf } from "../money/money.ts"
import type { PromoTerms } from "./promo.ts"

/**
 * A promo's discount on a delivery charge, before VAT (D17, D18): a percentage, rounded half up to the minor unit, or a
 * fixed amount. At most its cap and the charge, at least 0. Whether the promo may be used is decided by `promoRefusal`.
 *
 * @example discountOn(tenPercentUpTo20, money(2_935, "AED")) // 2.94: 2.935 rounded half up
 */
export function discountOn({ discount, capMinor }: PromoTerms, deliveryCharge: Money): Money {
  const { minor, currency } = deliveryCharge
  if (discount === null) return money(0, currency)
  const whole = discount.type === "FIXED_DISCOUNT" ? discount.minor : percentOf(deliveryCharge, discount.percent).minor
  return money(Math.max(0, Math.min(whole, capMinor ?? whole, minor)), currency)
}
