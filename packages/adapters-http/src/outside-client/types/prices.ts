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
  /** "bike" where it is left out. */
  readonly vehicle?: Vehicle
  /** "small" where it is left out. */
  readonly parcel?: ParcelMeasures
}

/** A price that stands until it expires. Its `id` is the `quoteId` of an order. */
export interface Quote {
  readonly id: string
  readonly bookingType: BookingType
  readonly vehicle: Vehicle
  readonly issuedAt: Instant
  /** At this instant it no longer holds. */
  readonly expiresAt: Instant
  readonly basis: PriceBasis
  readonly distanceKm: number
  /** Set where the distance is one by road; else it is a rule of thumb. */
  readonly byRoad?: true
  readonly chargeableKg: number
  readonly price: PriceBreakdown
  /** The promo that its discount comes from. */
  readonly promoCode?: string
  /** What pick-up windows add to the charge, in hundredths, by window id; below nothing where one is cheaper. */
  readonly windowAdjustmentsMinor?: Readonly<Record<string, number>>
  /** The window that its price was asked for: it holds for no other. */
  readonly window?: string
}

/** What every quote of today is made of. Amounts are in hundredths of the market's currency, without VAT. */
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
  /** Once, where the two ends lie in different areas, unless `routes` names the pair. */
  readonly betweenAreasMinor: number
  readonly routes: readonly { readonly between: readonly [string, string]; readonly surchargeMinor: number }[]
  /** What a pick-up window adds for whoever chooses it, by window id. */
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
  /** Whether it is a rule of thumb rather than a distance by road. */
  readonly isEstimate: boolean
}

export interface PromoListRequest {
  readonly market?: Market
  readonly bookingType?: BookingType
  /** Only the entry of this code; none where it cannot be used. */
  readonly code?: string
}

export interface PublicPromo {
  readonly code: string
  readonly market: Market
  readonly discount:
    | { readonly type: "PERCENTAGE_DISCOUNT"; readonly percent: number }
    | { readonly type: "FIXED_DISCOUNT"; readonly minor: number }
    | null
  /** The first instant at which it no longer counts; null for no end. */
  readonly validUntil: Instant | null
  /** The most it takes off, in hundredths; null for no limit. */
  readonly capMinor: number | null
  /** The least delivery charge, without VAT, that it takes anything off, in hundredths. */
  readonly minimumMinor: number
  /** Empty: all of them. */
  readonly bookingTypes: readonly BookingType[]
  /** Empty: all of them. */
  readonly vehicles: readonly Vehicle[]
}

export interface PromoRequest extends PriceRequest {
  readonly bookingType: BookingType
  readonly code: string
  /** The pick-up window, by its id, where some cost more or less. */
  readonly window?: string
  /** Of whoever books, so that his own uses count. */
  readonly phone?: string
  readonly email?: string
  /** A quote without a promo whose price shall stay. */
  readonly quoteId?: string
  /** What is to be paid without the promo: another amount is refused as "price-changed". */
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
  /** To pay without and with it, VAT included. */
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

/** Before a driver has started, after, and once the parcel is collected. */
export type CancellationPhase = "free" | "late" | "collected"

/** What is kept of the money in each phase. */
export interface CancellationPolicy {
  readonly free: Keeping
  readonly late: Keeping
  readonly collected: Keeping
}

export type Keeping = "nothing" | "minimum-fare" | "everything"
