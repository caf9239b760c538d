import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { bookingTypes } from "../booking/booking-type.ts"
import { vehicles } from "../booking/parcel/vehicle.ts"
import type { LocalDate } from "../calendar/local-date.ts"
import { InvalidAmount, money } from "../money/money.ts"
import { rowInForce } from "./dated-row.ts"
import { priceBreakdown, showsVat } from "./price-breakdown.ts"
import { canonicalInputs, isQuoteInForce, type PriceInputs } from "./quote.ts"
import { quotePrice } from "./quote-price.ts"
import { deliveryChargeMinor, type FareFacts, type Rate, type Tariff } from "./tariff.ts"

const amount = fc.integer({ min: 0, max: 1_000_000 })
const rate: fc.Arbitrary<Rate> = fc.record({
  baseMinor: amount,
  includedKm: fc.integer({ min: 0, max: 30 }),
  perKmMinor: fc.integer({ min: 0, max: 1_000 }),
})
const rates = fc.record({
  onDemand: fc.record({ bike: rate, car: rate, van: rate }),
  sameDay: fc.record({ bike: rate, car: rate, van: rate }),
  nextDay: fc.record({ bike: rate, car: rate, van: rate }),
})
const area = fc.constantFrom("dubai", "sharjah", "al-ain")
const tariff: fc.Arbitrary<Tariff> = fc.record({
  id: fc.constant("drawn"),
  market: fc.constant("AE" as const),
  validFrom: fc.constant("2026-01-01" as LocalDate),
  minimumMinor: amount,
  rates,
  weight: fc.record({ includedKg: fc.integer({ min: 0, max: 20 }), perKgMinor: fc.integer({ min: 0, max: 500 }) }),
  betweenAreasMinor: amount,
  routes: fc.array(fc.record({ between: fc.tuple(area, area), surchargeMinor: amount }), { maxLength: 3 }),
  windowAdjustmentsMinor: fc.dictionary(fc.constantFrom("11-14", "13-18"), fc.integer({ min: -5_000, max: 5_000 })),
})
const facts: fc.Arbitrary<FareFacts> = fc.record({
  bookingType: fc.constantFrom(...bookingTypes),
  vehicle: fc.constantFrom(...vehicles),
  distanceKm: fc.integer({ min: 0, max: 4_000 }).map((tenths) => tenths / 10),
  chargeableKg: fc.integer({ min: 0, max: 140 }).map((halves) => halves / 2),
  areas: fc.tuple(area, area),
  window: fc.option(fc.constantFrom("11-14", "13-18", "17-22")),
})

describe("the fare", () => {
  it("is a whole number of minor units and never below the minimum where nothing is taken off", () => {
    fc.assert(
      fc.property(tariff, facts, (list, trip) => {
        const charge = deliveryChargeMinor(list, trip)
        expect(Number.isInteger(charge)).toBe(true)
        expect(charge).toBeGreaterThanOrEqual(0)
        expect(deliveryChargeMinor(list, { ...trip, window: null })).toBeGreaterThanOrEqual(list.minimumMinor)
      }),
    )
  })

  it("never falls when the way or the weight grows", () => {
    fc.assert(
      fc.property(tariff, facts, amount, amount, (list, trip, metres, grams) => {
        const more = {
          ...trip,
          distanceKm: trip.distanceKm + metres / 1_000,
          chargeableKg: trip.chargeableKg + grams / 1_000,
        }
        expect(deliveryChargeMinor(list, more)).toBeGreaterThanOrEqual(deliveryChargeMinor(list, trip))
      }),
    )
  })

  it("is the same in both directions", () => {
    fc.assert(
      fc.property(tariff, facts, (list, trip) => {
        const [from, to] = trip.areas
        const unique = { ...list, routes: list.routes.slice(0, 1) }
        expect(deliveryChargeMinor(unique, { ...trip, areas: [to, from] })).toBe(deliveryChargeMinor(unique, trip))
      }),
    )
  })
})

describe("the price breakdown", () => {
  it("adds up to the fil: Delivery Charge - Discount + VAT = To Pay", () => {
    fc.assert(
      fc.property(
        amount,
        fc.integer({ min: -100, max: 2_000_000 }),
        fc.constantFrom(0, 5, 7.5),
        (charge, off, percent) => {
          const price = priceBreakdown(money(charge, "AED"), money(off, "AED"), percent)
          expect(price.deliveryCharge.minor - price.discount.minor + price.vat.minor).toBe(price.toPay.minor)
          expect(price.discount.minor).toBeGreaterThanOrEqual(0)
          expect(price.discount.minor).toBeLessThanOrEqual(price.deliveryCharge.minor)
        },
      ),
    )
  })

  it("takes VAT on the discounted price: 5 % of 25.00 - 5.00 is 1.00", () => {
    const price = priceBreakdown(money(2500, "AED"), money(500, "AED"), 5)
    expect(price.vat.minor).toBe(100)
    expect(price.toPay.minor).toBe(2100)
  })

  it("is made of no charge and no percentage below nothing, and of no amounts too large to be exact", () => {
    const priced = (charge: number, off: number, percent: number) => () =>
      priceBreakdown(money(charge, "AED"), money(off, "AED"), percent)
    for (const [charge, off, percent] of [
      [-1, 0, 5],
      [1.5, 0, 5],
      [Number.NaN, 0, 5],
      [2_000, 0.5, 5],
      [2_000, Number.NaN, 5],
      [2_000, 0, -5],
      [2_000, 0, Number.NaN],
      [Number.MAX_SAFE_INTEGER, 0, 5],
    ] as const)
      expect(priced(charge, off, percent), [charge, off, percent].join(" ")).toThrow(InvalidAmount)
    expect(priced(Number.MAX_SAFE_INTEGER, 0, 0)().toPay.minor).toBe(Number.MAX_SAFE_INTEGER)
  })

  it("shows the VAT line in the U.A.E. and none in Qatar", () => {
    expect(showsVat(priceBreakdown(money(2500, "AED"), money(0, "AED"), 5))).toBe(true)
    expect(showsVat(priceBreakdown(money(2500, "QAR"), money(0, "QAR"), 0))).toBe(false)
  })
})

describe("dated rows", () => {
  it("answers the latest row that has begun, in whatever order they stand", () => {
    const day = fc.integer({ min: 1, max: 28 }).map((n) => `2026-03-${String(n).padStart(2, "0")}` as LocalDate)
    fc.assert(
      fc.property(fc.uniqueArray(day), day, (days, asked) => {
        const found = rowInForce(
          days.map((validFrom) => ({ validFrom })),
          asked,
        )
        const begun = days.filter((from) => from <= asked).sort()
        expect(found?.validFrom ?? null).toBe(begun.at(-1) ?? null)
      }),
    )
  })
})

describe("a quote", () => {
  const inputs: PriceInputs = {
    market: "AE",
    pickup: { lat: 25.0772, lon: 55.3093 },
    dropOff: { lat: 25.3342, lon: 55.4122 },
    vehicle: "car",
    bookingType: "sameDay",
    parcel: { weightGrams: 5_000, sidesCm: [35, 25, 20] },
  }

  it("holds for fifteen minutes and not at the fifteenth exactly", () => {
    fc.assert(
      fc.property(tariff, fc.integer({ min: 0, max: 4_000_000_000_000 }), (list, now) => {
        const quote = quotePrice(inputs, {
          tariff: list,
          vatPercent: 5,
          distanceKm: 30,
          areas: ["dubai", "sharjah"],
          book: { id: "gulf", version: "1", readings: [] },
          now,
        })
        expect(isQuoteInForce(quote, now + 15 * 60_000 - 1)).toBe(true)
        expect(isQuoteInForce(quote, now + 15 * 60_000)).toBe(false)
      }),
    )
  })

  it("names the rule book and the price list that it was made by", () => {
    fc.assert(
      fc.property(tariff, (list) => {
        const book = { id: "gulf", version: "7", readings: ["sameDay-15"] }
        const asked = { vatPercent: 5, distanceKm: 30, areas: ["dubai", "sharjah"] as const, now: 0 }
        const { basis } = quotePrice(inputs, { ...asked, tariff: { ...list, id: "ae-2027" }, book })
        expect(basis).toEqual({ book, tariff: "ae-2027" })
      }),
    )
  })

  it("is sealed over the text that quotes before it were sealed over: they stay good over a restart", () => {
    expect(canonicalInputs(inputs)).toBe("AE|25.07720,55.30930|25.33420,55.41220|car|sameDay|5000|35x25x20")
  })

  it("has another canonical text as soon as one input differs", () => {
    const others: PriceInputs[] = [
      { ...inputs, market: "QA" },
      { ...inputs, pickup: { lat: 25.0773, lon: 55.3093 } },
      { ...inputs, dropOff: inputs.pickup, pickup: inputs.dropOff },
      { ...inputs, vehicle: "van" },
      { ...inputs, bookingType: "nextDay" },
      { ...inputs, parcel: { ...inputs.parcel, weightGrams: 5_001 } },
      { ...inputs, parcel: { ...inputs.parcel, sidesCm: [25, 35, 20] } },
      // The same figures in the same order, parted elsewhere.
      { ...inputs, parcel: { weightGrams: 50_003, sidesCm: [5, 25, 20] } },
      { ...inputs, parcel: { weightGrams: 5_000, sidesCm: [3, 52, 520] } },
    ]
    const texts = new Set([inputs, ...others].map(canonicalInputs))
    expect(texts.size).toBe(others.length + 1)
    expect(canonicalInputs({ ...inputs })).toBe(canonicalInputs(inputs))
  })
})
