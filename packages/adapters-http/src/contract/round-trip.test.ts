import { bookingStates } from "@mersal/domain/booking/booking"
import {
  IdempotencyMismatch,
  InvalidBooking,
  NotServed,
  ParcelRefused,
  PaymentMethodNotOffered,
  PriceChanged,
  SlotRefused,
  UnknownPlace,
} from "@mersal/domain/booking/booking-errors"
import { bookingTypes } from "@mersal/domain/booking/booking-type"
import type { Order } from "@mersal/domain/booking/order/order"
import { presetParcels } from "@mersal/domain/booking/parcel/parcel"
import { vehicles } from "@mersal/domain/booking/parcel/vehicle"
import { money } from "@mersal/domain/money/money"
import { routeClasses } from "@mersal/domain/places/route-class"
import { type Closure, refusalReasons } from "@mersal/domain/schedule/rule-book"
import { someClosures } from "@mersal/domain/testing/arbitraries"
import { sampleReferenceData } from "@mersal/domain/testing/reference-data"
import { runs } from "@mersal/domain/testing/runs"
import { BookingNotFound } from "@mersal/domain/tracking/tracking-errors"
import fc from "fast-check"
import { describe, expect, it } from "vitest"
import * as z from "zod/mini"
import * as arbitrary from "../testing/arbitraries.ts"
import { expectAnswersBack, expectRequestsBack, overTheWire, refusalBack } from "../testing/round-trip.ts"
import { endpointTable } from "./endpoint-table.ts"
import { codeOfMessage, messageOfCode } from "./error-envelope.ts"
import type { Refusal } from "./refusals/refusals.ts"

const position = arbitrary.position.map((at) => ({ kind: "position", position: at }) as const)
const name = fc
  .constantFrom("Dubai Marina", "دبي", "ae-al-majaz")
  .map((text) => ({ kind: "name", name: text }) as const)
const place = fc.oneof(position, name)

/** The wire tells only closures that are active, and not where they are stored. */
const asTold = (closures: readonly Closure[]): readonly Closure[] =>
  closures.filter(({ provisional }) => provisional !== true).map(({ source, ...told }) => told)

describe("decoding undoes encoding", () => {
  it("of an order", () => expectRequestsBack(endpointTable.createOrder.endpoint as never, arbitrary.order))

  it("of an order, but for a code that it says is not applied", () => {
    const request = endpointTable.createOrder.endpoint.request as unknown as z.ZodMiniType<Order>
    fc.assert(
      fc.property(arbitrary.order, (order) => {
        const { body } = overTheWire(z.encode(request, { ...order, promoCode: "WELCOME10" })) as { body: object }
        const message = { params: {}, query: {}, headers: {} }
        const decoded = (prmApl: string) => z.decode(request, { ...message, body: { ...body, prmApl } }).promoCode
        expect([decoded("yes"), decoded("no")]).toEqual(["WELCOME10", null])
      }),
    )
  })

  it("of a placed booking", () =>
    expectAnswersBack(
      endpointTable.createOrder.endpoint as never,
      fc.record({ booking: arbitrary.booking, accessToken: fc.string({ maxLength: 32 }) }),
    ))

  it("of a lead", () => {
    const stop = fc.record({
      name: fc.string({ maxLength: 95 }),
      address: fc.string({ maxLength: 200 }),
      building: fc.string({ maxLength: 95 }),
      phone: fc.string({ maxLength: 17 }),
    })
    const lead = fc.record({
      market: arbitrary.market,
      pickup: stop,
      dropOff: stop,
      customer: arbitrary.guest,
      vehicle: fc.constantFrom(...vehicles),
      bookingType: fc.constantFrom(...bookingTypes),
      promoCode: fc.string({ maxLength: 45 }),
    })
    expectRequestsBack(
      endpointTable.createLead.endpoint as never,
      fc.record({ lead, leadId: fc.option(fc.string({ maxLength: 64 })) }),
    )
  })

  it("of a slot request and of what can be booked", () => {
    expectRequestsBack(
      endpointTable.retrieveAllSlots.endpoint as never,
      fc.record({
        market: arbitrary.market,
        pickup: place,
        dropOff: place,
        vehicle: fc.option(fc.constantFrom(...vehicles)),
      }),
    )
    const slot = fc.record({
      key: fc.string(),
      window: fc.string(),
      label: fc.string(),
      start: arbitrary.instant,
      end: arbitrary.instant,
      orderBy: arbitrary.instant,
    })
    const item = fc.record({
      bookingType: fc.constantFrom(...bookingTypes),
      earliestPickup: arbitrary.localDate,
      earliestDelivery: arbitrary.localDate,
      slots: fc.array(slot, { maxLength: 4 }),
    })
    const always = {
      now: arbitrary.instant,
      staleAt: fc.option(arbitrary.instant),
      book: arbitrary.book,
      closures: someClosures.map(asTold),
      items: fc.array(item, { maxLength: 3 }),
    }
    const lookup = fc.record(
      { ...always, full: fc.array(fc.string(), { maxLength: 3 }), route: fc.constantFrom(...routeClasses) },
      { requiredKeys: ["now", "staleAt", "book", "closures", "items"] },
    )
    expectAnswersBack(endpointTable.retrieveAllSlots.endpoint as never, lookup)
  })

  it("of a price request and of its quotes", () => {
    const parcel = fc.oneof(
      fc.constantFrom(...Object.values(presetParcels)),
      fc.record({
        weightGrams: fc.integer({ min: 1, max: 999_999 }),
        sidesCm: fc.constant([35.5, 20, 1] as const),
      }),
    )
    const request = fc.record({
      market: arbitrary.market,
      pickup: name,
      dropOff: fc.constant({ kind: "position", position: { lat: 25.2048, lon: 55.2708 } } as const),
      vehicle: fc.constantFrom(...vehicles),
      parcel,
    })
    expectRequestsBack(endpointTable.retrievePrices.endpoint as never, request)
    expectAnswersBack(
      endpointTable.retrievePrices.endpoint as never,
      fc.record({ quotes: fc.array(arbitrary.sealedQuote) }),
    )
  })

  it("of a distance request and of a distance", () => {
    expectRequestsBack(
      endpointTable.distance.endpoint as never,
      fc.record({ market: arbitrary.market, pickup: place, dropOff: place }),
    )
    expectAnswersBack(
      endpointTable.distance.endpoint as never,
      fc.record({ distanceKm: fc.integer().map((tenths) => tenths / 10), isEstimate: fc.boolean() }),
    )
  })

  it("of a rate card", () => {
    expectRequestsBack(endpointTable.rateCard.endpoint as never, fc.record({ market: arbitrary.market }))
    const areas = sampleReferenceData.areas.map(({ id, city }) => ({ id, city }))
    expectAnswersBack(
      endpointTable.rateCard.endpoint as never,
      fc.record({
        tariff: fc.constantFrom(...sampleReferenceData.tariffs),
        vatPercent: fc.constantFrom(0, 5, 7.5),
        areas: fc.subarray(areas),
      }),
    )
  })

  it("of found places", () => {
    const localName = fc.record({ en: fc.string(), ar: fc.string() })
    const found = fc.record({
      id: fc.string(),
      kind: fc.constantFrom("city", "district", "landmark", "point"),
      name: localName,
      areaId: fc.option(fc.string()),
      city: localName,
      position: arbitrary.position,
    })
    expectAnswersBack(endpointTable.searchPlaces.endpoint as never, fc.array(found, { maxLength: 8 }))
    expectRequestsBack(
      endpointTable.searchPlaces.endpoint as never,
      fc.record({ market: arbitrary.market, text: fc.string({ maxLength: 400 }) }),
    )
  })

  it("of a lookup of a booking and of both its views", () => {
    expectRequestsBack(
      endpointTable.orderTracking.endpoint as never,
      fc.record({ reference: fc.string({ maxLength: 64 }), accessToken: fc.option(fc.string({ maxLength: 64 })) }),
    )
    const amount = fc.integer({ min: 0, max: 1e7 }).map((minor) => money(minor, "AED"))
    const tracking = fc.record({
      reference: arbitrary.reference,
      bookingType: fc.constantFrom(...bookingTypes),
      state: fc.constantFrom(...bookingStates),
      bookedAt: arbitrary.instant,
      pickupWindow: arbitrary.booking.map((booking) => booking.pickupWindow),
      deliveryWindow: arbitrary.booking.map((booking) => booking.deliveryWindow),
      attempt: fc.integer({ min: 1, max: 9 }),
      events: arbitrary.trackingEvents,
      driver: fc.constant(null),
      booking: fc.option(arbitrary.booking),
      money: fc.option(
        fc.record({
          paid: amount,
          refunded: amount,
          goingBack: amount,
          kept: amount,
          due: amount,
          last4: fc.option(fc.constant("0001")),
        }),
      ),
    })
    expectAnswersBack(endpointTable.orderTracking.endpoint as never, tracking)
  })

  it("of every refusal", () => {
    const issue = fc.constantFrom(
      { field: "pickup.building", message: "enterAddressDetails" } as const,
      { field: "pickupDate", message: "pickupDateInPast" } as const,
      { field: "dropOff.contactPhone", message: "phoneInvalid" } as const,
      { field: "customer.email", message: "emailInvalid" } as const,
      { field: "parcel", message: "parcelMeasures" } as const,
    )
    const slot = fc.record({
      reason: fc.constantFrom(...refusalReasons),
      bookingType: fc.constantFrom(...bookingTypes),
      date: arbitrary.localDate,
      today: arbitrary.localDate,
      window: fc.option(fc.constantFrom("13-18", "9")),
      closedAt: fc.option(arbitrary.instant),
      earliest: fc.option(arbitrary.localDate),
      next: fc.option(fc.record({ date: arbitrary.localDate, window: fc.constant("12-17") })),
    })
    const changed = fc.tuple(arbitrary.sealedQuote, fc.option(fc.integer({ min: 0, max: 1e8 })))
    const refusal: fc.Arbitrary<Refusal> = fc.oneof(
      fc.array(issue, { minLength: 1, maxLength: 9 }).map((issues) => new InvalidBooking({ issues })),
      fc.constantFrom("pickup" as const, "delivery" as const, "route" as const).map((part) => new NotServed({ part })),
      fc.constantFrom("pickup" as const, "dropOff" as const).map((end) => new UnknownPlace({ end })),
      fc
        .record({
          reason: fc.constantFrom("too-heavy" as const, "too-large" as const),
          vehicle: fc.constantFrom(...vehicles),
          upgrade: fc.option(fc.constantFrom(...vehicles)),
        })
        .map((data) => new ParcelRefused(data)),
      slot.map((data) => new SlotRefused(data)),
      changed.map(
        ([quote, minor]) =>
          new PriceChanged({
            quote,
            previousTotal: minor === null ? null : { minor, currency: quote.price.toPay.currency },
          }),
      ),
      fc.constant(new PaymentMethodNotOffered({ method: "card" })),
      fc.constant(new IdempotencyMismatch()),
      fc.constant(new BookingNotFound()),
    )
    fc.assert(
      fc.property(refusal, (error) => {
        const decoded = refusalBack(error)
        expect(decoded).toBeInstanceOf(error.constructor)
        expect({ ...decoded }).toEqual({ ...error })
      }),
      { numRuns: runs(300) },
    )
  })

  it("of the code of every message", () => {
    for (const message of ["enterAddressDetails", "pickupDateInPast", "phoneInvalid", "emailInvalid"] as const) {
      expect(messageOfCode(codeOfMessage(message))).toBe(message)
    }
    expect(codeOfMessage("pickupDateInPast")).toBe("pickup-date-in-past")
  })
})
