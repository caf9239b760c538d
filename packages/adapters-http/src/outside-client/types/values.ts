/** Milliseconds since 1970-01-01 in UTC: what `new Date(instant)` takes. */
export type Instant = number

/** A day as ISO text: "2026-11-21". */
export type LocalDate = string

/** A country that is served: the United Arab Emirates or Qatar. */
export type Market = "AE" | "QA"

export type Currency = "AED" | "QAR"

/** An amount in whole hundredths of its currency: 26.25 dirhams are `{ minor: 2625, currency: "AED" }`. */
export interface Money {
  readonly minor: number
  readonly currency: Currency
}

export type Vehicle = "bike" | "car" | "van"

/** How fast a booking is delivered. */
export type BookingType = "onDemand" | "sameDay" | "nextDay"

export type PaymentMethod = "cashAtPickup" | "cashAtDelivery" | "card" | "debitCard" | "onAccount"

/** WGS 84 degrees. */
export interface Position {
  readonly lat: number
  readonly lon: number
}

/** A point, or the name or id of a city or district in English or Arabic. */
export type PlaceReference = Position | string

export interface LocalName {
  readonly en: string
  readonly ar: string
}

/** The parcel sizes by name: up to 0.5, 5, 15 and 30 kg. */
export type ParcelPreset = "document" | "small" | "medium" | "large"

export type ParcelKind = "documents" | "clothes" | "electronics" | "food" | "gift" | "household" | "other"

/** A parcel by its size, or by its weight in grams and its three sides in centimetres. */
export type ParcelMeasures =
  | ParcelPreset
  | { readonly weightGrams: number; readonly sidesCm: readonly [length: number, width: number, height: number] }

/** What is sent, as a booking keeps it. */
export interface Parcel {
  readonly size: ParcelPreset | "own"
  readonly weightGrams: number
  readonly sidesCm: readonly [length: number, width: number, height: number]
  readonly kind: ParcelKind
  /** What it is if the kind is "other". */
  readonly otherKind: string
  /** A note for the driver. */
  readonly note: string
}

/** Delivery charge less discount, VAT on the rest, and the total to pay. */
export interface PriceBreakdown {
  readonly deliveryCharge: Money
  readonly discount: Money
  readonly vatPercent: number
  readonly vat: Money
  readonly toPay: Money
}

/** The rule book by which windows were found, and its readings. */
export interface RuleBook {
  readonly id: string
  readonly version: string
  readonly readings: readonly string[]
}

/** The rules and the price list that a price was made from. */
export interface PriceBasis {
  readonly book: RuleBook
  readonly tariff: string
}
