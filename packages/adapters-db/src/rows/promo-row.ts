import type { BookingType } from "@mersal/domain/booking/booking-type"
import type { Vehicle } from "@mersal/domain/booking/vehicle"
import type { Instant } from "@mersal/domain/calendar/zone"
import type { MarketId } from "@mersal/domain/market/market"
import type { RowValues } from "../statement.ts"

/** A promo code as it is stored (D18). Amounts are minor units of the market's currency; null is "no limit". */
export interface PromoRecord {
  /** Upper case; what is typed is compared so. */
  readonly code: string
  readonly market: MarketId
  readonly discount:
    | { readonly type: "PERCENTAGE_DISCOUNT"; readonly percent: number }
    | { readonly type: "FIXED_DISCOUNT"; readonly minor: number }
  readonly validFrom: Instant
  /** The first instant at which it no longer counts. */
  readonly validUntil: Instant | null
  /** The most it takes off. */
  readonly capMinor: number | null
  /** The least delivery charge it takes anything off. */
  readonly minimumMinor: number
  readonly maximumUses: number | null
  readonly maximumUsesPerCustomer: number | null
  /** Empty: all of them. */
  readonly bookingTypes: readonly BookingType[]
  readonly vehicles: readonly Vehicle[]
  /** A private code works for whoever knows it and is never listed. */
  readonly isListed: boolean
}

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
