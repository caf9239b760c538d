import fc from "fast-check"
import { type BookedWindow, type Booking, bookingStates } from "../booking/booking.ts"
import { bookingTypes } from "../booking/booking-type.ts"
import type { GuestIdentity } from "../booking/draft/contact-choice.ts"
import type { Order } from "../booking/order/order.ts"
import { makeReference, type Reference, referenceDraw } from "../booking/order/reference.ts"
import { packageLimit } from "../booking/parcel/package-limits.ts"
import { type Parcel, parcelKinds, parcelSizes, withSize } from "../booking/parcel/parcel.ts"
import { vehicles } from "../booking/parcel/vehicle.ts"
import type { Stop } from "../booking/stop.ts"
import { addDays, dateOfDay, dayNumber, type LocalDate, localDate } from "../calendar/local-date.ts"
import type { Instant } from "../calendar/zone.ts"
import type { Lead, LeadStop } from "../leads/lead.ts"
import { type MarketId, marketIds, markets } from "../market/market.ts"
import { money } from "../money/money.ts"
import type { PaymentMethod } from "../payment/payment-method.ts"
import type { Position } from "../places/position.ts"
import { type PriceBreakdown, priceBreakdown } from "../pricing/price-breakdown.ts"
import type { Closure, MonthDay } from "../schedule/book.ts"
import { clockTime } from "../schedule/labels.ts"
import type { WallTime } from "../schedule/wall-time.ts"
import type { TrackingEvent } from "../tracking/tracking-event.ts"

// fast-check generators of the domain's records: any value that the types and the stores allow, not only sensible ones,
// and edges more often than by chance: a text as long as its field, a leap day, the limits of a parcel.

export const aMarket: fc.Arbitrary<MarketId> = fc.constantFrom(...marketIds)

/** Whole milliseconds of the years 2020 to 2050. */
export const anInstant: fc.Arbitrary<Instant> = fc.integer({ min: 1_577_836_800_000, max: 2_524_608_000_000 })

/** Days of the years 2020 to 2050; one in nine is the first or last of a month or year, or a leap day. */
export const aDate: fc.Arbitrary<LocalDate> = fc.oneof(
  {
    weight: 8,
    arbitrary: fc
      .integer({ min: dayNumber(localDate("2020-01-01")), max: dayNumber(localDate("2050-12-31")) })
      .map(dateOfDay),
  },
  fc.constantFrom(...["2026-12-31", "2027-01-01", "2028-02-29", "2028-03-01", "2027-02-28"].map(localDate)),
)

/** Latin, Arabic and any other text, up to a number of UTF-16 units; one in ten has exactly that many. */
export const aText = (maximum: number): fc.Arbitrary<string> =>
  fc
    .oneof(
      { weight: 3, arbitrary: fc.string({ maxLength: Math.min(maximum, 30) }) },
      {
        weight: 3,
        arbitrary: fc
          .string({ maxLength: Math.min(maximum, 30), unit: "grapheme" })
          .map((text) => text.slice(0, maximum)),
      },
      {
        weight: 3,
        arbitrary: fc
          .constantFrom("Marina Plaza, floor 12", "برج خليفة", 'O\'Hara "x" \\ 50 %')
          .filter((text) => text.length <= maximum),
      },
      fc.constantFrom("W", "ب").map((letter) => letter.repeat(maximum)),
    )
    .filter((text) => text.isWellFormed())

/** To five decimals, about a metre. */
export const aPosition: fc.Arbitrary<Position> = fc
  .tuple(fc.integer({ min: -9_000_000, max: 9_000_000 }), fc.integer({ min: -18_000_000, max: 18_000_000 }))
  .map(([lat, lon]) => ({ lat: lat / 100_000, lon: lon / 100_000 }))

export const aReference = (market: MarketId): fc.Arbitrary<Reference> =>
  fc
    .array(fc.integer({ min: 0, max: 31 }), { minLength: referenceDraw, maxLength: referenceDraw })
    .map((draw) => makeReference(market, draw))
    .filter((reference) => reference !== null)

const aPhone = (market: MarketId): fc.Arbitrary<string> =>
  fc
    .integer({ min: 1_000_000, max: 9_999_999 })
    .map((digits) => (market === "AE" ? `+97150${digits}` : `+9743${digits}`))

const aGuest = (market: MarketId): fc.Arbitrary<GuestIdentity> =>
  fc.record({
    name: aText(95),
    phone: aPhone(market),
    email: fc.constantFrom("", "aisha@example.com", "omar.khalid@example.qa"),
  })

export const aStop = (market: MarketId): fc.Arbitrary<Stop> =>
  fc.record({
    address: aText(200),
    position: aPosition,
    cityName: aText(95),
    building: aText(95),
    landmark: aText(145),
    contact: fc.record({ name: aText(95), phone: aPhone(market), isCustomer: fc.boolean() }),
  })

/** From 1 up to the limit; one in nine is the limit. */
const aMeasure = (most: number): fc.Arbitrary<number> =>
  fc.oneof({ weight: 8, arbitrary: fc.integer({ min: 1, max: most }) }, fc.constant(most))

/** A named size with its own measures, or 'own' with any; whole grams and centimetres. */
export const aParcel: fc.Arbitrary<Parcel> = fc
  .record({
    size: fc.constantFrom(...parcelSizes),
    weightGrams: aMeasure(packageLimit.maximumKg * 1_000),
    sidesCm: fc.tuple(
      aMeasure(packageLimit.boxCm[0]),
      aMeasure(packageLimit.boxCm[1]),
      aMeasure(packageLimit.boxCm[2]),
    ),
    kind: fc.constantFrom(...parcelKinds),
    otherKind: aText(45),
    note: aText(195),
  })
  .map((parcel) => withSize(parcel, parcel.size))

const aWindow: fc.Arbitrary<BookedWindow> = fc
  .record({ date: aDate, window: fc.constantFrom("11-14", "13-18", "9", "17-22", "before-11"), start: anInstant })
  .map((window) => ({ ...window, end: window.start + 3 * 3_600_000 }))

export const aPrice = (market: MarketId): fc.Arbitrary<PriceBreakdown> =>
  fc
    .tuple(fc.integer({ min: 0, max: 1_000_000 }), fc.integer({ min: 0, max: 1_000_000 }), fc.constantFrom(0, 5, 7.5))
    .map(([charge, discount, percent]) => {
      const { currency } = markets[market]
      return priceBreakdown(money(charge, currency), money(discount, currency), percent)
    })

const paymentMethods = [
  "cashAtPickup",
  "cashAtDelivery",
  "card",
  "debitCard",
] as const satisfies readonly PaymentMethod[]

/** Names of readings, one of them in no book of ours. */
export const someReadings = fc.subarray(["sd-cutoff-1500", "od-cap-2200", "a-reading-of-another-book"])

export const aBooking: fc.Arbitrary<Booking> = aMarket.chain((market) =>
  fc.record({
    reference: aReference(market),
    market: fc.constant(market),
    state: fc.constantFrom(...bookingStates),
    bookedAt: anInstant,
    pickup: aStop(market),
    dropOff: aStop(market),
    parcel: aParcel,
    vehicle: fc.constantFrom(...vehicles),
    bookingType: fc.constantFrom(...bookingTypes),
    pickupWindow: aWindow,
    orderBy: anInstant,
    deliveryWindow: aWindow,
    customer: aGuest(market),
    paymentMethod: fc.constantFrom(...paymentMethods),
    price: aPrice(market),
    promoCode: fc.option(fc.constantFrom("WELCOME10", "عيد")),
    distanceKm: fc.integer({ min: 0, max: 9_999 }).map((tenths) => tenths / 10),
    basis: fc.record({
      book: fc.record({
        id: fc.constantFrom("gulf", "calendar"),
        version: fc.constantFrom("1", "2.1"),
        readings: someReadings,
      }),
      tariff: fc.constantFrom("ae-2026", "qa-2027"),
    }),
  }),
)

/** An order as it may be typed, bookable or not. */
export const anOrder: fc.Arbitrary<Order> = aMarket.chain((market) =>
  fc.record({
    market: fc.constant(market),
    pickup: aStop(market),
    dropOff: aStop(market),
    parcel: aParcel,
    vehicle: fc.constantFrom(...vehicles),
    bookingType: fc.constantFrom(...bookingTypes),
    pickupDate: aDate,
    pickupWindow: fc.option(fc.constantFrom("11-14", "13-18", "9")),
    deliveryDate: fc.option(aDate),
    deliveryWindow: fc.option(fc.constantFrom("17-22", "before-11")),
    customer: aGuest(market),
    paymentMethod: fc.constantFrom(...paymentMethods),
    quoteId: fc.option(fc.constantFrom("1~2~seal", "x")),
    expectedTotal: fc.option(
      fc.integer({ min: 0, max: 1_000_000 }).map((minor) => money(minor, markets[market].currency)),
    ),
    leadId: fc.option(fc.constant("0123456789abcdef0123456789abcdef")),
    promoCode: fc.option(fc.constantFrom("WELCOME10", "EID26")),
  }),
)

const aLeadStop = (market: MarketId): fc.Arbitrary<LeadStop> =>
  fc.record({ name: aText(95), address: aText(200), building: aText(95), phone: aPhone(market) })

export const aLead: fc.Arbitrary<Lead> = aMarket.chain((market) =>
  fc.record({
    market: fc.constant(market),
    pickup: aLeadStop(market),
    dropOff: aLeadStop(market),
    customer: aGuest(market),
    vehicle: fc.constantFrom(...vehicles),
    bookingType: fc.constantFrom(...bookingTypes),
    promoCode: fc.constantFrom("", "WELCOME10"),
  }),
)

/** The events of one booking, with unique orders, shuffled. */
export const trackingEvents: fc.Arbitrary<readonly TrackingEvent[]> = fc.uniqueArray(
  fc.record({
    leg: fc.constantFrom("pickup" as const, "delivery" as const),
    kind: fc.constantFrom("inProgress" as const, "completed" as const, "failed" as const, "cancelled" as const),
    order: fc.integer({ min: 0, max: 50 }),
    at: anInstant,
    reason: fc.option(aText(100)),
  }),
  { selector: (event) => event.order, maxLength: 8 },
)

const aTime = fc.integer({ min: 0, max: 1440 }).map((minute) => clockTime(minute) as WallTime)

/** Existing days, as dates or as yearly days, the whole day or a part of it, for all or some vehicles. */
const closureFrom = (first: fc.Arbitrary<LocalDate>): fc.Arbitrary<Closure> =>
  fc
    .record({
      id: fc.uuid(),
      days: fc.oneof(
        fc.tuple(first, fc.integer({ min: 0, max: 20 })).map(([from, days]) => [from, addDays(from, days)] as const),
        fc.tuple(first, aDate).map(([from, to]) => [from.slice(5) as MonthDay, to.slice(5) as MonthDay] as const),
      ),
      weekdays: fc.option(fc.subarray([1, 2, 3, 4, 5, 6, 7] as const, { minLength: 1 })),
      between: fc.option(fc.uniqueArray(aTime, { minLength: 2, maxLength: 2 }).map((times) => times.sort())),
      tags: fc.option(fc.subarray([...vehicles], { minLength: 1 })),
      source: fc.option(aText(60).filter((text) => text !== "")),
      isProvisional: fc.boolean(),
    })
    .map(({ id, days: [from, to], weekdays, between, tags, source, isProvisional }) => ({
      id,
      from,
      to,
      ...(weekdays && { weekdays }),
      ...(between && { between: between as [WallTime, WallTime] }),
      ...(tags && { tags }),
      ...(source !== null && { source }),
      ...(isProvisional && { provisional: true }),
    }))

const closuresFrom = (first: fc.Arbitrary<LocalDate>): fc.Arbitrary<readonly Closure[]> =>
  fc.uniqueArray(closureFrom(first), { selector: ({ id }) => id, maxLength: 6 })

export const someClosures: fc.Arbitrary<readonly Closure[]> = closuresFrom(aDate)

/** Closures that begin in the weeks around a day, so that questions about these weeks meet them. */
export const closuresAround = (day: LocalDate): fc.Arbitrary<readonly Closure[]> =>
  closuresFrom(fc.integer({ min: -20, max: 30 }).map((days) => addDays(day, days)))
