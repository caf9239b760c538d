import type { BookingType } from "../booking/booking-type.ts"
import type { Vehicle } from "../booking/parcel/vehicle.ts"
import type { Instant } from "../calendar/zone.ts"
import type { MarketId } from "../market/market.ts"

/** A promo code of one market (section 3, D18). Amounts are minor units of the market's currency; null is "no limit". */
export interface Promo {
  /** As it is written to the customer; `promoCodeOf` says which typed texts mean it. */
  readonly code: string
  readonly market: MarketId
  /** Null where the entry lacks its type or its amount: such a promo cannot be used (section 5). */
  readonly discount: PromoDiscount | null
  readonly validFrom: Instant
  /** The first instant at which it no longer counts. */
  readonly validUntil: Instant | null
  /** The most it takes off. */
  readonly capMinor: number | null
  /** The least delivery charge, without VAT, that it takes anything off. */
  readonly minimumMinor: number
  readonly maximumUses: number | null
  readonly maximumUsesPerCustomer: number | null
  /** Empty: all of them. */
  readonly bookingTypes: readonly BookingType[]
  /** Empty: all of them. */
  readonly vehicles: readonly Vehicle[]
  /** A private code works for whoever knows it and is never listed. */
  readonly isListed: boolean
}

/** What it takes off, where it may be used: a booking keeps these. */
export type PromoTerms = Pick<Promo, "discount" | "capMinor">

export type PromoDiscount =
  /** `percent` of the delivery charge, to two decimals. */
  | { readonly type: "PERCENTAGE_DISCOUNT"; readonly percent: number }
  | { readonly type: "FIXED_DISCOUNT"; readonly minor: number }

/**
 * The discount of an entry's `discountType` and `discount` (section 3), or null where one of them is missing, the type
 * is none of ours, or the amount is nothing: 0, less, no number, or a part of a minor unit.
 *
 * @param discount percent, or whole minor units for a fixed discount
 */
export function discountOf(discountType: string | null, discount: number | null): PromoDiscount | null {
  if (discount === null || !Number.isFinite(discount) || discount <= 0) return null
  if (discountType === "PERCENTAGE_DISCOUNT") return { type: discountType, percent: discount }
  const isFixed = discountType === "FIXED_DISCOUNT" && Number.isSafeInteger(discount)
  return isFixed ? { type: discountType, minor: discount } : null
}
