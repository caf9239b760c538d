import type { BookingType } from "../booking/booking-type.ts"
import type { Parcel } from "../booking/parcel/parcel.ts"
import type { Vehicle } from "../booking/parcel/vehicle.ts"
import type { Instant } from "../calendar/zone.ts"
import type { MarketId } from "../market/market.ts"
import type { Position } from "../places/position.ts"
import type { BookRef } from "../schedule/rule-book.ts"
import type { PriceBreakdown } from "./price-breakdown.ts"

/** Everything the price depends on that the customer chooses. A quote is valid for exactly these inputs (D16). */
export interface PriceInputs {
  readonly market: MarketId
  readonly pickup: Position
  readonly dropOff: Position
  readonly vehicle: Vehicle
  readonly bookingType: BookingType
  readonly parcel: Pick<Parcel, "weightGrams" | "sidesCm">
}

/** The rules and the price list that a quote was made by. */
export interface QuoteBasis {
  readonly book: BookRef
  readonly tariff: string
}

/** A price that is fixed for its inputs until it expires, even if the price list changes (D16). */
export interface Quote {
  readonly inputs: PriceInputs
  readonly issuedAt: Instant
  readonly expiresAt: Instant
  readonly basis: QuoteBasis
  readonly distanceKm: number
  /** Set when a router measured the distance along the roads; otherwise it is an estimate, shown as 'about' (D20). */
  readonly byRoad?: true
  readonly chargeableKg: number
  readonly price: PriceBreakdown
  /** The promo of its discount; absent without one. */
  readonly promoCode?: string
  /**
   * What each pick-up window adds to the charge, by window id: the quote freezes the price of every window and leaves
   * the choice open (D15, D16). Absent when all windows cost the same.
   */
  readonly windowAdjustmentsMinor?: Readonly<Record<string, number>>
  /** The window that the price was made for; absent while none is chosen. */
  readonly window?: string
}

/** A quote with the id by which the server recognises it, without its inputs. This is what a customer gets. */
export interface SealedQuote extends Omit<Quote, "inputs"> {
  readonly id: string
  readonly bookingType: BookingType
  readonly vehicle: Vehicle
}

/** D16: a quote freezes its price for fifteen minutes. */
export const quoteLifetimeMinutes = 15

/** The longest quote id that is read. The prices of the windows are part of it. */
export const longestQuoteId = 1_000

export const isQuoteInForce = (quote: Pick<Quote, "expiresAt">, now: Instant): boolean => now < quote.expiresAt

/**
 * The inputs as canonical text: equal for equal inputs, different for different ones. The seal of a quote covers it.
 * Positions count to five decimals, about a metre.
 */
export function canonicalInputs(inputs: PriceInputs): string {
  const { market, pickup, dropOff, vehicle, bookingType, parcel } = inputs
  const [length, width, height] = parcel.sidesCm
  const measures = `${parcel.weightGrams}|${length}x${width}x${height}`
  return `${market}|${pointText(pickup)}|${pointText(dropOff)}|${vehicle}|${bookingType}|${measures}`
}

const pointText = ({ lat, lon }: Position): string => `${lat.toFixed(5)},${lon.toFixed(5)}`
