import type { BookingType } from "../booking/booking-type.ts"
import type { Parcel } from "../booking/parcel/parcel.ts"
import type { Vehicle } from "../booking/parcel/vehicle.ts"
import type { Instant } from "../calendar/zone.ts"
import type { MarketId } from "../market/market.ts"
import type { Position } from "../places/position.ts"
import type { BookRef } from "../schedule/rule-book.ts"
import type { PriceBreakdown } from "./price-breakdown.ts"

/** Everything a price depends on that the customer chooses. A quote holds for exactly these (D16). */
export interface PriceInputs {
  readonly market: MarketId
  readonly pickup: Position
  readonly dropOff: Position
  readonly vehicle: Vehicle
  readonly bookingType: BookingType
  readonly parcel: Pick<Parcel, "weightGrams" | "sidesCm">
}

/** Which rules and price list a quote was made by. */
export interface QuoteBasis {
  readonly book: BookRef
  readonly tariff: string
}

/** A price that stands for its inputs until it expires, whatever happens to the price list meanwhile (D16). */
export interface Quote {
  readonly inputs: PriceInputs
  readonly issuedAt: Instant
  readonly expiresAt: Instant
  readonly basis: QuoteBasis
  readonly distanceKm: number
  /** Set where a router measured the distance along the roads; else it is an estimate, and shown as 'about' (D20). */
  readonly byRoad?: true
  readonly chargeableKg: number
  readonly price: PriceBreakdown
  /** The promo that its discount comes from; absent without one. */
  readonly promoCode?: string
  /**
   * What the pick-up windows that can be chosen add to its charge, by window id: a quote freezes the price of each of them
   * and leaves the choice open (D15, D16). Absent where none costs more or less.
   */
  readonly windowAdjustmentsMinor?: Readonly<Record<string, number>>
  /** The window that its price was asked for; absent while none is chosen. */
  readonly window?: string
}

/** A quote with the id under which the server recognises it; for the customer, without its inputs. */
export interface SealedQuote extends Omit<Quote, "inputs"> {
  readonly id: string
  readonly bookingType: BookingType
  readonly vehicle: Vehicle
}

/** D16: a quote freezes its price for fifteen minutes. */
export const quoteLifetimeMinutes = 15

/** The longest id of a quote that is read: what its windows cost stands in it. */
export const longestQuoteId = 1_000

export const isQuoteInForce = (quote: Pick<Quote, "expiresAt">, now: Instant): boolean => now < quote.expiresAt

/**
 * The inputs as one text in which equal inputs are equal and different ones differ: what the hash of a quote is taken
 * over. Positions count to five decimals, about a metre.
 */
export function canonicalInputs(inputs: PriceInputs): string {
  const { market, pickup, dropOff, vehicle, bookingType, parcel } = inputs
  const [length, width, height] = parcel.sidesCm
  const measures = `${parcel.weightGrams}|${length}x${width}x${height}`
  return `${market}|${pointText(pickup)}|${pointText(dropOff)}|${vehicle}|${bookingType}|${measures}`
}

const pointText = ({ lat, lon }: Position): string => `${lat.toFixed(5)},${lon.toFixed(5)}`
