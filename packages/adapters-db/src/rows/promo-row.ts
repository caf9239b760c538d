import type { Promo, PromoDiscount } from "@mersal/domain/promo/promo"
import type { RowValues } from "../inserts.ts"

/** A promo code as it is stored: always with its discount. */
export type PromoRecord = Promo & { readonly discount: PromoDiscount }

export const promoRow = (promo: PromoRecord): RowValues => ({
  code: promo.code,
  market: promo.market,
  discount_type: promo.discount.type,
  percent: promo.discount.type === "PERCENTAGE_DISCOUNT" ? promo.discount.percent : null,
  amount_minor: promo.discount.type === "FIXED_DISCOUNT" ? promo.discount.minor : null,
  valid_from: promo.validFrom,
  valid_until: promo.validUntil,
  cap_minor: promo.capMinor,
  minimum_minor: promo.minimumMinor,
  maximum_uses: promo.maximumUses,
  maximum_uses_per_customer: promo.maximumUsesPerCustomer,
  booking_types: JSON.stringify(promo.bookingTypes),
  vehicles: JSON.stringify(promo.vehicles),
  is_listed: promo.isListed ? 1 : 0,
})
