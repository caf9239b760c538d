import type {
  BookingType,
  Instant,
  LocalDate,
  Market,
  Money,
  ParcelMeasures,
  PlaceReference,
  PriceBasis,
  PriceBreakdown,
  Vehicle,
} from "./values.ts"

export interface DistanceRequest {
  readonly market: Market
  readonly pickup: PlaceReference
  readonly dropOff: PlaceReference
}

export interface PriceRequest extends DistanceRequest {
  /** "bike" by default. */
  readonly vehicle?: Vehicle
  /** "small" by default. */
  readonly parcel?: ParcelMeasures
}

/** A price that is valid until it expires. Its `id` is the `quoteId` of an order. */
export interface Quote {
  readonly id: string
  readonly bookingType: BookingType
  readonly vehicle: Vehicle
  readonly issuedAt: Instant
  /** From this instant on it is no longer valid. */
  readonly expiresAt: Instant
  readonly basis: PriceBasis
  readonly distanceKm: number
  /** Set if the distance is by road; otherwise it is an estimate. */
  readonly byRoad?: true
  readonly chargeableKg: number
  readonly price: PriceBreakdown
  /** The promo that its discount comes from. */
  readonly promoCode?: string
  /** What pick-up windows add to the charge, in hundredths, by window id; negative if one is cheaper. */
  readonly windowAdjustmentsMinor?: Readonly<Record<string, number>>
  /** The window that the price was asked for: it is valid for no other. */
  readonly window?: string
}

/** What today's quotes are made of. Amounts are in hundredths of the market's currency, without VAT. */
export interface RateCard {
  readonly tariff: Tariff
  readonly vatPercent: number
  /** The areas that the price list names. */
  readonly areas: readonly { readonly id: string; readonly city: { readonly en: string; readonly ar: string } }[]
}

export interface Tariff {
  readonly id: string
  readonly market: Market
  readonly validFrom: LocalDate
  readonly minimumMinor: number
  readonly rates: Readonly<Record<BookingType, Readonly<Record<Vehicle, Rate>>>>
  readonly weight: { readonly includedKg: number; readonly perKgMinor: number }
  /** Added once if the two ends are in different areas, unless `routes` names the pair. */
  readonly betweenAreasMinor: number
  readonly routes: readonly { readonly between: readonly [string, string]; readonly surchargeMinor: number }[]
  /** What choosing a pick-up window adds, by window id. */
  readonly windowAdjustmentsMinor: Readonly<Record<string, number>>
}

export interface Rate {
  readonly baseMinor: number
  /** Kilometres that the base covers. */
  readonly includedKm: number
  readonly perKmMinor: number
}

export interface Distance {
  readonly distanceKm: number
  /** Whether it is an estimate and not a distance by road. */
  readonly isEstimate: boolean
}

export interface PromoListRequest {
  readonly market?: Market
  readonly bookingType?: BookingType
  /** Only the entry of this code; no entry if it cannot be used. */
  readonly code?: string
}

export interface PublicPromo {
  readonly code: string
  readonly market: Market
  readonly discount:
    | { readonly type: "PERCENTAGE_DISCOUNT"; readonly percent: number }
    | { readonly type: "FIXED_DISCOUNT"; readonly minor: number }
    | null
  /** The first instant at which it is no longer valid; null for no end. */
  readonly validUntil: Instant | null
  /** The most that it takes off, in hundredths; null for no limit. */
  readonly capMinor: number | null
  /** The least delivery charge, without VAT, for which it is valid, in hundredths. */
  readonly minimumMinor: number
  /** Empty: all of them. */
  readonly bookingTypes: readonly BookingType[]
  /** Empty: all of them. */
  readonly vehicles: readonly Vehicle[]
}

export interface PromoRequest extends PriceRequest {
  readonly bookingType: BookingType
  readonly code: string
  /** The id of the pick-up window, where some cost more or less. */
  readonly window?: string
  /** The booker's phone, so that his earlier uses count. */
  readonly phone?: string
  readonly email?: string
  /** A quote without a promo whose price should stay. */
  readonly quoteId?: string
  /** The total without the promo: another amount is refused as "price-changed". */
  readonly expectedTotal?: Money
}

export interface PromoAnswer {
  readonly coupon: AppliedCoupon
  /** The price with the discount: book it with `promoCode` and this `quoteId`. */
  readonly quote: Quote
}

export interface AppliedCoupon {
  readonly code: string
  readonly isPercentage: boolean
  /** What it takes off the delivery charge, before VAT. */
  readonly discount: Money
  /** The total without and with it, VAT included. */
  readonly oldPrice: Money
  readonly newPrice: Money
}

/** What cancelling costs in each phase, before anything is booked. */
export interface PublicPolicy {
  /** In the language of the client. */
  readonly text: string
  readonly kept: CancellationPolicy
  readonly minimumFare: Money
  readonly phases: readonly CancellationPhase[]
}

/** Before a driver has started, after that, and once the parcel is collected. */
export type CancellationPhase = "free" | "late" | "collected"

/** What is kept of the payment in each phase. */
export interface CancellationPolicy {
  readonly free: Keeping
  readonly late: Keeping
  readonly collected: Keeping
}

export type Keeping = "nothing" | "minimum-fare" | "everything"
