import { type BookingType, bookingTypes } from "@mersal/domain/booking/booking-type"
import { parseReference, type Reference } from "@mersal/domain/booking/order/reference"
import { type Vehicle, vehicles } from "@mersal/domain/booking/parcel/vehicle"
import { askableDate } from "@mersal/domain/booking/windows/askable-date"
import { parseIso, toIso } from "@mersal/domain/calendar/iso-instant"
import { type LocalDate, parseLocalDate } from "@mersal/domain/calendar/local-date"
import type { Instant } from "@mersal/domain/calendar/zone"
import { type MarketId, marketIds, markets } from "@mersal/domain/market/market"
import { money as amountOf, type Money } from "@mersal/domain/money/money"
import { cashMethods, type PaymentMethod, paymentMethods } from "@mersal/domain/payment/payment-method"
import { type Position, positionOf } from "@mersal/domain/places/position"
import type { PlaceReference } from "@mersal/domain/ports/driving/place-reference"
import * as z from "zod/mini"

// Single values of the wire: how the specification writes a type, a date, an amount or a place.

const bookingTypeNames: Readonly<Record<BookingType, string>> = {
  onDemand: "On Demand",
  sameDay: "Same Day",
  nextDay: "Next Day",
}
const vehicleNames: Readonly<Record<Vehicle, string>> = { bike: "Bike", car: "Car", van: "Van" }
const paymentNames: Readonly<Record<PaymentMethod, string>> = {
  cashAtPickup: "collect at pickup",
  cashAtDelivery: "collect at delivery",
  card: "card",
  debitCard: "debit card",
  onAccount: "on account",
}

/** The specification's name for one of our values. */
function named<Value extends string>(values: readonly Value[], names: Readonly<Record<Value, string>>) {
  const allowed = values.map((value) => names[value]) as [string, ...string[]]
  return z.codec(z.enum(allowed), z.custom<Value>(), {
    decode: (name) => values.find((value) => names[value] === name) as Value,
    encode: (value) => names[value],
  })
}

export const wireBookingType = named(bookingTypes, bookingTypeNames)
export const wireVehicle = named(vehicles, vehicleNames)
export const wirePaymentMethod = named(paymentMethods, paymentNames)
export const wireCardMethod = named(["card", "debitCard"] as const, paymentNames)
export const wireCashMethod = named(cashMethods, paymentNames)
export const wireMarket = z.enum(marketIds)

/** A text of at most this many characters, counted as code points like a field's counter. */
export const text = (maximum: number) => z.string().check(z.maxLength(maximum))

/** A code or a PIN: never a number, which would lose the zeros before it. */
export const codeText = (maximum: number) =>
  z.string({ error: ({ code }) => (code === "invalid_type" ? "codeText" : undefined) }).check(z.maxLength(maximum))

/** A date of the years 0100 to 9899: from each of them a rule can count days back and forth. */
export const wireDate = z.codec(z.string(), z.custom<LocalDate>(), {
  decode: (value, context) => {
    const date = parseLocalDate(value)
    if (date && askableDate(date) === date) return date
    context.issues.push({ code: "custom", input: value, message: "not-a-date" })
    return z.NEVER
  },
  encode: (date) => date as string,
})

export const wireInstant = z.codec(z.string().check(z.maxLength(40)), z.custom<Instant>(), {
  decode: (value, context) => {
    const instant = parseIso(value)
    if (instant !== null) return instant
    context.issues.push({ code: "custom", input: value, message: "not-an-instant" })
    return z.NEVER
  },
  encode: toIso,
})

/** Decimal major units of a known currency; a number with more than two decimals is not an amount. */
export const decimalOf = (value: number, market: MarketId): Money =>
  amountOf(Math.round(value * 100), markets[market].currency)

export const majorUnits = (amount: Money): number => amount.minor / 100

/** An amount in decimal major units with its currency. */
export const wireMoney = z.codec(z.object({ amount: z.number(), cur: z.enum(["AED", "QAR"]) }), z.custom<Money>(), {
  decode: ({ amount, cur }) => amountOf(Math.round(amount * 100), cur),
  encode: (amount) => ({ amount: majorUnits(amount), cur: amount.currency }),
})

/** An amount that a client sends: a finite number of at most two decimals. */
export const wireAmount = z.number().check(
  z.gte(-1e9),
  z.lte(1e9),
  z.refine((value) => Math.abs(value * 100 - Math.round(value * 100)) < 1e-6, "not-an-amount"),
)

/**
 * A number in a query: plain decimal digits, so that no program reads another number from them. A number that is too
 * small or too large is told what it may be.
 */
export const numberText = (number: z.ZodMiniType<number, number>) =>
  z.codec(z.string().check(z.regex(/^-?\d{1,99}(\.\d{1,99})?$/, "not-a-number")), number, {
    decode: Number,
    encode: String,
  })

/** How many of a list a page has. */
export const wireLimit = numberText(z.int().check(z.gte(1), z.lte(100)))

/** How many of a list a page has where a call does not say. */
export const pageSize = 50

export const latitude = z.number().check(z.gte(-90), z.lte(90))
export const longitude = z.number().check(z.gte(-180), z.lte(180))

export const wirePosition = z.strictObject({ lat: latitude, lon: longitude })

/** D20: a name or an id, {lat, lon}, or "lat,lon". */
export const wirePlace = z.codec(z.union([text(200), wirePosition]), z.custom<PlaceReference>(), {
  decode: (place): PlaceReference => (typeof place === "string" ? placeNamed(place) : placeAt(place)),
  encode: (place) => (place.kind === "position" ? place.position : place.name),
})

/** The same in a query, where coordinates can only be "lat,lon". */
export const wirePlaceText = z.codec(text(200).check(z.minLength(1)), z.custom<PlaceReference>(), {
  decode: placeNamed,
  encode: (place) => (place.kind === "position" ? `${place.position.lat},${place.position.lon}` : place.name),
})

/** Reads coordinates in our own notation; any other text is resolved where places are known. */
export function placeNamed(name: string): PlaceReference {
  const [, lat, lon] = coordinatePair.exec(name) ?? []
  const position = positionOf(Number(lat), Number(lon))
  return position ? placeAt(position) : { kind: "name", name }
}

const coordinatePair = /^(-?\d+(?:\.\d+)?),(-?\d+(?:\.\d+)?)$/

export function placeAt({ lat, lon }: Position): PlaceReference {
  return { kind: "position", position: { lat, lon } }
}

/** Fields that the specification lists without a meaning here: read and dropped (D42). */
export const dropped = z.optional(z.unknown())

export const wireReference = z.codec(z.string(), z.custom<Reference>(), {
  decode: (value, context) => {
    const reference = parseReference(value)
    if (reference) return reference
    context.issues.push({ code: "custom", input: value, message: "not-a-reference" })
    return z.NEVER
  },
  encode: (reference) => reference as string,
})

export const wireBookedWindow = z.object({ date: wireDate, window: z.string(), start: wireInstant, end: wireInstant })
