import type { BookingType } from "../booking/booking-type.ts"
import type { Vehicle } from "../booking/parcel/vehicle.ts"
import type { Instant } from "../calendar/zone.ts"
import type { MarketId } from "../market/market.ts"

/**
 * A promo code of one market (section 3, D18). Amounts are minor units of the market's currency; null means no limit.
 */
export interface Promo {
  /** As shown to customers; `promoCodeOf` normalises what they type. */
  readonly code: string
  readonly market: MarketId
  /** Null when the entry lacks its type or its amount; such a promo cannot be used (section 5). */
  readonly discount: PromoDiscount | null
  readonly validFrom: Instant
  /** Exclusive: the first instant at which the promo is no longer valid. */
  readonly validUntil: Instant | null
  /** The largest discount. */
  readonly capMinor: number | null
  /** The smallest delivery charge, without VAT, to which the promo applies. */
  readonly minimumMinor: number
  readonly maximumUses: number | null
  readonly maximumUsesPerCustomer: number | null
  /** Empty means all. */
  readonly bookingTypes: readonly BookingType[]
  /** Empty means all. */
  readonly vehicles: readonly Vehicle[]
  /** A private code works for whoever knows it, but is never listed. */
  readonly isListed: boolean
}

/** The discount where the promo may be used. A booking stores these terms. */
export type PromoTerms = Pick<Promo, "discount" | "capMinor">

export type PromoDiscount =
  /** `percent` of the delivery charge, to two decimals. */
  | { readonly type: "PERCENTAGE_DISCOUNT"; readonly percent: number }
  | { readonly type: "FIXED_DISCOUNT"; readonly minor: number }

/**
 * The discount of an entry's `discountType` and `discount` (section 3). Null when one of them is missing, the type is
 * unknown, or the amount is not a positive number or, for a fixed discount, not a whole number of minor units.
 *
 * @param discount percent, or whole minor units for a fixed discount
 */
export function discountOf(discountType: string | null, discount: number | null): PromoDiscount | null {
  if (discount === null || !Number.isFinite(discount) || discount <= 0) return null
  if (discountType === "PERCENTAGE_DISCOUNT") return { type: discountType, percent: discount }
  const isFixed = discountType === "FIXED_DISCOUNT" && Number.isSafeInteger(discount)
  return isFixed ? { type: discountType, minor: discount } : null
}
