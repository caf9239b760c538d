import type { BookingType } from "../booking/booking-type.ts"
import type { Vehicle } from "../booking/parcel/vehicle.ts"
import type { Instant } from "../calendar/zone.ts"
import type { MarketId } from "../market/market.ts"
import { type Money, money } from "../money/money.ts"
import type { Promo } from "./promo.ts"
import { discountOn } from "./promo-discount.ts"

/** Why a code gives no discount, with what the customer can do about it. */
export type PromoRefusal =
  | { readonly kind: "not-found" }
  | { readonly kind: "not-for-market"; readonly markets: readonly MarketId[] }
  | { readonly kind: "no-discount" }
  | { readonly kind: "not-started"; readonly validFrom: Instant }
  | { readonly kind: "ended"; readonly validUntil: Instant }
  | { readonly kind: "used-up"; readonly maximumUses: number }
  | { readonly kind: "used-up-by-you"; readonly maximumUses: number }
  | { readonly kind: "not-for-type"; readonly bookingTypes: readonly BookingType[] }
  | { readonly kind: "not-for-vehicle"; readonly vehicles: readonly Vehicle[] }
  | { readonly kind: "minimum-not-met"; readonly minimum: Money }

/** In the order in which they are checked. */
export const promoRefusalKinds = [
  "not-found",
  "not-for-market",
  "no-discount",
  "not-started",
  "ended",
  "used-up",
  "used-up-by-you",
  "not-for-type",
  "not-for-vehicle",
  "minimum-not-met",
] as const satisfies readonly PromoRefusal["kind"][]

/** The booking to which a promo is to be applied. */
export interface PromoSituation {
  readonly market: MarketId
  readonly bookingType: BookingType
  readonly vehicle: Vehicle
  /** Without VAT. */
  readonly deliveryCharge: Money
  readonly vatPercent: number
  readonly now: Instant
  readonly uses: PromoUses
}

/** How often the promo was used or is held for a booking in progress (D16). */
export interface PromoUses {
  readonly total: number
  /** 0 while the customer is unknown; the uses are counted again on confirm. */
  readonly byCustomer: number
}

/**
 * The first reason why a promo gives no discount here, or null when it gives one. Reasons that nobody can change come
 * before those that another choice removes. `validFrom` is inclusive, `validUntil` exclusive; exactly the minimum is
 * enough. A promo whose discount would be 0 has no discount (section 8).
 */
export function promoRefusal(promo: Promo, situation: PromoSituation): PromoRefusal | null {
  const { validFrom, validUntil, maximumUses, maximumUsesPerCustomer, bookingTypes, vehicles } = promo
  const { deliveryCharge, now, uses } = situation
  if (promo.market !== situation.market) return { kind: "not-for-market", markets: [promo.market] }
  if (promo.discount === null) return { kind: "no-discount" }
  if (now < validFrom) return { kind: "not-started", validFrom }
  if (validUntil !== null && now >= validUntil) return { kind: "ended", validUntil }
  if (maximumUses !== null && uses.total >= maximumUses) return { kind: "used-up", maximumUses }
  if (maximumUsesPerCustomer !== null && uses.byCustomer >= maximumUsesPerCustomer)
    return { kind: "used-up-by-you", maximumUses: maximumUsesPerCustomer }
  if (isLimited(bookingTypes, situation.bookingType)) return { kind: "not-for-type", bookingTypes }
  if (isLimited(vehicles, situation.vehicle)) return { kind: "not-for-vehicle", vehicles }
  if (deliveryCharge.minor < promo.minimumMinor)
    return { kind: "minimum-not-met", minimum: money(promo.minimumMinor, deliveryCharge.currency) }
  return discountOn(promo, deliveryCharge).minor === 0 ? { kind: "no-discount" } : null
}

/** Whether a list excludes a value; an empty list excludes nothing. */
const isLimited = <Value>(allowed: readonly Value[], value: Value): boolean =>
  allowed.length > 0 && !allowed.includes(value)

/**
 * Section 8: 'Invalid Coupon Code' is for a code that is not found or has no discount; other reasons have their own
 * text.
 */
export const isInvalidCode = ({ kind }: PromoRefusal): boolean =>
  kind === "not-found" || kind === "not-for-market" || kind === "no-discount"

/** The reasons that another choice of the customer removes. */
type Mendable = Extract<PromoRefusal, { readonly kind: "not-for-type" | "not-for-vehicle" | "minimum-not-met" }>

/**
 * The reason that the customer is told. A code that is unknown, another market's, without a discount, not begun, ended
 * or used up is reported as not found, so that guessing reveals no codes (D18). Reasons that another choice removes are
 * told.
 */
export const toldRefusal = (refusal: PromoRefusal): Mendable | { readonly kind: "not-found" } =>
  isMendable(refusal) ? refusal : { kind: "not-found" }

const isMendable = (refusal: PromoRefusal): refusal is Mendable =>
  refusal.kind === "not-for-type" || refusal.kind === "not-for-vehicle" || refusal.kind === "minimum-not-met"
