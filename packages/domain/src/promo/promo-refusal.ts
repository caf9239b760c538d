import type { BookingType } from "../booking/booking-type.ts"
import type { Vehicle } from "../booking/parcel/vehicle.ts"
import type { Instant } from "../calendar/zone.ts"
import type { MarketId } from "../market/market.ts"
import { type Money, money } from "../money/money.ts"
import type { Promo } from "./promo.ts"
import { discountOn } from "./promo-discount.ts"

/** Why a code takes nothing off, with what the customer can do about it. */
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

/** In the order in which they are looked for. */
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

/** What a promo is asked for. */
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

/** How often the promo was used or is held for a booking under way (D16). */
export interface PromoUses {
  readonly total: number
  /** 0 while nobody knows who books: it is counted again on confirm. */
  readonly byCustomer: number
}

/**
 * The first reason why a promo takes nothing off here, or null when it does: first what nobody can change, then what the
 * customer can by another choice. Half-open: it counts from `validFrom` on and no longer at `validUntil`; exactly the
 * minimum is enough. A promo that would take off nothing at all has no discount (section 8).
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

/** Whether a list leaves a value out; an empty list leaves out nothing. */
const isLimited = <Value>(allowed: readonly Value[], value: Value): boolean =>
  allowed.length > 0 && !allowed.includes(value)

/** Section 8: 'Invalid Coupon Code' is said of a code that is not found or has no discount; others have their own text. */
export const isInvalidCode = ({ kind }: PromoRefusal): boolean =>
  kind === "not-found" || kind === "not-for-market" || kind === "no-discount"

/** What another choice of the customer would mend. */
type Mendable = Extract<PromoRefusal, { readonly kind: "not-for-type" | "not-for-vehicle" | "minimum-not-met" }>

/**
 * What whoever asks is told: a code that is unknown, another market's, without a discount, not begun, ended or used up
 * reads like one that never was, so that trying codes finds none (D18). What another choice would mend is said.
 */
export const toldRefusal = (refusal: PromoRefusal): Mendable | { readonly kind: "not-found" } =>
  isMendable(refusal) ? refusal : { kind: "not-found" }

const isMendable = (refusal: PromoRefusal): refusal is Mendable =>
  refusal.kind === "not-for-type" || refusal.kind === "not-for-vehicle" || refusal.kind === "minimum-not-met"
