import type { BookedWindow, Booking } from "@mersal/domain/booking/booking"
import { bookingTypes } from "@mersal/domain/booking/booking-type"
import type { GuestIdentity } from "@mersal/domain/booking/draft/contact-choice"
import type { Order } from "@mersal/domain/booking/order/order"
import { makeReference, type Reference, referenceDraw } from "@mersal/domain/booking/order/reference"
import { type Parcel, parcelKinds, parcelSizes, presetParcels } from "@mersal/domain/booking/parcel/parcel"
import { vehicles } from "@mersal/domain/booking/parcel/vehicle"
import type { Stop } from "@mersal/domain/booking/stop"
import { dateOfDay, type LocalDate } from "@mersal/domain/calendar/local-date"
import type { Instant } from "@mersal/domain/calendar/zone"
import { fieldLimits } from "@mersal/domain/market/field-limits"
import { type MarketId, marketIds, markets } from "@mersal/domain/market/market"
import { type Money, money } from "@mersal/domain/money/money"
import type { Position } from "@mersal/domain/places/position"
import { priceBreakdown } from "@mersal/domain/pricing/price-breakdown"
import type { SealedQuote } from "@mersal/domain/pricing/quote"
import type { BookRef } from "@mersal/domain/schedule/rule-book"
import type { TrackingEvent } from "@mersal/domain/tracking/tracking-event"
import fc from "fast-check"

// Domain values that the wire can carry, for the round trips of the codecs.

const text = (maxLength: number): fc.Arbitrary<string> =>
  fc.string({ unit: "grapheme", maxLength, size: "max" }).map((value) => value.slice(0, maxLength))

export const market: fc.Arbitrary<MarketId> = fc.constantFrom(...marketIds)
/** From 1990 to 2100. */
export const instant: fc.Arbitrary<Instant> = fc.integer({ min: 631_152_000_000, max: 4_102_444_800_000 })
export const localDate: fc.Arbitrary<LocalDate> = fc.integer({ min: 0, max: 47_000 }).map(dateOfDay)

export const reference: fc.Arbitrary<Reference> = fc
  .tuple(market, fc.array(fc.integer({ min: 0, max: 31 }), { minLength: referenceDraw, maxLength: referenceDraw }))
  .map(([id, numbers]) => makeReference(id, numbers))
  .filter((made) => made !== null)

export const position: fc.Arbitrary<Position> = fc.record({
  lat: fc.double({ min: -90, max: 90, noNaN: true }).map(withoutMinusZero),
  lon: fc.double({ min: -180, max: 180, noNaN: true }).map(withoutMinusZero),
})

/** JSON has only one zero. */
function withoutMinusZero(value: number): number {
  return value === 0 ? 0 : value
}

const stop: fc.Arbitrary<Stop> = fc.record({
  address: text(fieldLimits.address),
  position,
  cityName: text(95),
  building: text(fieldLimits.building),
  landmark: text(fieldLimits.landmark),
  contact: fc.record({ name: text(fieldLimits.contactName), phone: text(17), isCustomer: fc.boolean() }),
})

export const guest: fc.Arbitrary<GuestIdentity> = fc.record({
  name: text(fieldLimits.name),
  phone: text(17),
  email: text(fieldLimits.email),
})

/** A named size has its own measures; only a custom parcel has others. */
const parcel: fc.Arbitrary<Parcel> = fc
  .record({
    size: fc.constantFrom(...parcelSizes),
    weightGrams: fc.integer({ min: 0, max: 1_000_000 }),
    sidesCm: fc.tuple(side(), side(), side()),
    kind: fc.constantFrom(...parcelKinds),
    otherKind: text(fieldLimits.otherKind),
    note: text(fieldLimits.description),
  })
  .map((made) => (made.size === "own" ? made : { ...made, ...presetParcels[made.size] }))

function side(): fc.Arbitrary<number> {
  return fc.integer({ min: 0, max: 10_000 }).map((tenths) => tenths / 10)
}

const windowId = fc.constantFrom("11-14", "13-18", "12-17", "17-22", "9", "21", "before-11")
const paymentMethod = fc.constantFrom("cashAtPickup", "cashAtDelivery", "card", "debitCard", "onAccount")
const amount = (id: MarketId): fc.Arbitrary<Money> =>
  fc.integer({ min: 0, max: 100_000_000 }).map((minor) => money(minor, markets[id].currency))

export const order: fc.Arbitrary<Order> = market.chain((id) =>
  fc.record({
    market: fc.constant(id),
    pickup: stop,
    dropOff: stop,
    parcel,
    vehicle: fc.constantFrom(...vehicles),
    bookingType: fc.constantFrom(...bookingTypes),
    pickupDate: localDate,
    pickupWindow: fc.option(windowId),
    deliveryDate: fc.option(localDate),
    deliveryWindow: fc.option(windowId),
    customer: guest,
    paymentMethod,
    quoteId: fc.option(text(400)),
    expectedTotal: fc.option(amount(id)),
    leadId: fc.option(text(64)),
    promoCode: fc.option(text(45).filter((code) => code !== "")),
  }),
)

const price = (id: MarketId) =>
  fc
    .tuple(amount(id), amount(id), fc.integer({ min: 0, max: 2_500 }))
    .map(([charge, discount, basisPoints]) => priceBreakdown(charge, discount, basisPoints / 100))

export const book: fc.Arbitrary<BookRef> = fc.record({
  id: text(20),
  version: text(20),
  readings: fc.array(text(20), { maxLength: 3 }),
})
const basis = fc.record({ book, tariff: text(40) })
const kilometres = fc.integer({ min: 0, max: 10_000 }).map((tenths) => tenths / 10)

const bookedWindow: fc.Arbitrary<BookedWindow> = fc.record({
  date: localDate,
  window: windowId,
  start: instant,
  end: instant,
})

export const booking: fc.Arbitrary<Booking> = market.chain((id) =>
  fc.record({
    reference,
    market: fc.constant(id),
    state: fc.constantFrom("confirmed", "assigned", "delivered", "cancelled"),
    bookedAt: instant,
    pickup: stop,
    dropOff: stop,
    parcel,
    vehicle: fc.constantFrom(...vehicles),
    bookingType: fc.constantFrom(...bookingTypes),
    pickupWindow: bookedWindow,
    orderBy: instant,
    deliveryWindow: bookedWindow,
    customer: guest,
    paymentMethod,
    price: price(id),
    promoCode: fc.option(text(20)),
    distanceKm: kilometres,
    basis,
  }),
)

export const sealedQuote: fc.Arbitrary<SealedQuote> = market
  .chain((id) =>
    fc.record({
      id: text(200),
      bookingType: fc.constantFrom(...bookingTypes),
      vehicle: fc.constantFrom(...vehicles),
      issuedAt: instant,
      expiresAt: instant,
      basis,
      distanceKm: kilometres,
      chargeableKg: fc.integer({ min: 0, max: 2_000 }).map((halves) => halves / 2),
      price: price(id),
      windows: fc.option(
        fc.dictionary(windowId, fc.integer({ min: -5_000, max: 5_000 }), { minKeys: 1, noNullPrototype: true }),
      ),
      window: fc.option(windowId),
      isByRoad: fc.boolean(),
    }),
  )
  .map(({ windows, window, isByRoad, ...quote }) => ({
    ...quote,
    ...(isByRoad && { byRoad: true as const }),
    ...(windows && { windowAdjustmentsMinor: windows }),
    ...(window && { window }),
  }))

/** The wire tells the reasons of failures and cancellations only, and groups events by leg. */
export const trackingEvents: fc.Arbitrary<readonly TrackingEvent[]> = fc
  .array(
    fc
      .record({
        leg: fc.constantFrom("pickup", "delivery"),
        kind: fc.constantFrom("inProgress", "completed", "failed", "cancelled"),
        order: fc.integer({ min: 0, max: 1_000 }),
        at: instant,
        reason: fc.option(text(100)),
      })
      .map((event) => (event.kind === "failed" || event.kind === "cancelled" ? event : { ...event, reason: null })),
    { maxLength: 8 },
  )
  .map((events) => [...events].sort((a, b) => (a.leg === b.leg ? 0 : a.leg === "pickup" ? -1 : 1)))
