import fc from "fast-check"
import { describe, expect, it } from "vitest"
import type { LocalDate } from "../calendar/local-date.ts"
import { InvalidAmount } from "../money/money.ts"
import { deliveryChargeMinor, type FareFacts, type Tariff } from "./tariff.ts"

const rate = { baseMinor: 2_000, includedKm: 10, perKmMinor: 150 }
const ofVehicles = { bike: rate, car: rate, van: { baseMinor: 500, includedKm: 0, perKmMinor: 1 } }

const list: Tariff = {
  id: "example",
  market: "AE",
  validFrom: "2026-01-01" as LocalDate,
  minimumMinor: 1_500,
  rates: { onDemand: ofVehicles, sameDay: ofVehicles, nextDay: ofVehicles },
  weight: { includedKg: 5, perKgMinor: 100 },
  betweenAreasMinor: 700,
  routes: [
    { between: ["dubai", "abu-dhabi"], surchargeMinor: 3_000 },
    { between: ["dubai", "sharjah"], surchargeMinor: 0 },
  ],
  windowAdjustmentsMinor: { "11-14": 400, "13-18": -300, "00-24": -9_999 },
}

const trip: FareFacts = {
  bookingType: "sameDay",
  vehicle: "bike",
  distanceKm: 10,
  chargeableKg: 5,
  areas: ["dubai", "dubai"],
  window: null,
}
const charge = (over: Partial<FareFacts>) => deliveryChargeMinor(list, { ...trip, ...over })

describe("a fare of D15", () => {
  it("is the base up to the included kilometres, and perKm for each beyond, half a fil rounded up", () => {
    expect([0, 9.9, 10].map((distanceKm) => charge({ distanceKm }))).toEqual([2_000, 2_000, 2_000])
    expect(charge({ distanceKm: 10.1 })).toBe(2_015)
    expect(charge({ distanceKm: 20 })).toBe(3_500)
    expect(charge({ distanceKm: 10.03 })).toBe(2_005)
  })

  it("is rounded by whole numbers, however many tenths of a kilometre it is over", () => {
    const perKm = fc.integer({ min: 0, max: 1_000 })
    const tenths = fc.integer({ min: 0, max: 9_999 })
    fc.assert(
      fc.property(perKm, fc.integer({ min: 0, max: 30 }), tenths, (perKmMinor, includedKm, over) => {
        const rates = { bike: { baseMinor: 2_000, includedKm, perKmMinor }, car: rate, van: rate }
        const priced = { ...list, rates: { ...list.rates, sameDay: rates } }
        const distanceKm = (includedKm * 10 + over) / 10
        const expected = 2_000n + (BigInt(perKmMinor) * BigInt(over) + 5n) / 10n
        expect(deliveryChargeMinor(priced, { ...trip, distanceKm })).toBe(Number(expected))
      }),
      { examples: [[5, 10, 7]] },
    )
  })

  it("is at least the minimum, before route, weight and window", () => {
    expect(charge({ vehicle: "van", distanceKm: 100 })).toBe(1_500)
    expect(charge({ vehicle: "van", distanceKm: 1_001 })).toBe(1_501)
    expect(charge({ vehicle: "van", chargeableKg: 6, window: "11-14" })).toBe(1_500 + 100 + 400)
  })

  it("costs perKg for each kilogram beyond the included ones", () => {
    expect([0, 4.5, 5].map((chargeableKg) => charge({ chargeableKg }))).toEqual([2_000, 2_000, 2_000])
    expect(charge({ chargeableKg: 5.5 })).toBe(2_050)
    expect(charge({ chargeableKg: 70 })).toBe(8_500)
  })

  it("costs a surcharge once between two areas: that of the pair where the list names it, either way round", () => {
    expect(charge({ areas: ["dubai", "ajman"] })).toBe(2_700)
    expect(charge({ areas: ["ajman", "sharjah"] })).toBe(2_700)
    expect(charge({ areas: ["ajman", "abu-dhabi"] })).toBe(2_700)
    expect(charge({ areas: ["abu-dhabi", "ajman"] })).toBe(2_700)
    expect(charge({ areas: ["sharjah", "abu-dhabi"] })).toBe(2_700)
    expect(charge({ areas: ["dubai", "abu-dhabi"] })).toBe(5_000)
    expect(charge({ areas: ["abu-dhabi", "dubai"] })).toBe(5_000)
    expect(charge({ areas: ["dubai", "sharjah"] })).toBe(2_000)
    expect(charge({ areas: ["sharjah", "sharjah"] })).toBe(2_000)
  })

  it("is more or less in a window that the list names, and never below zero", () => {
    expect(charge({ window: "11-14" })).toBe(2_400)
    expect(charge({ window: "13-18" })).toBe(1_700)
    expect(charge({ window: "17-22" })).toBe(2_000)
    expect(charge({ window: "00-24" })).toBe(0)
  })

  it("is of no way or weight that is no number or has no end", () => {
    for (const figure of [Number.NaN, Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY]) {
      expect(() => charge({ distanceKm: figure })).toThrow(InvalidAmount)
      expect(() => charge({ chargeableKg: figure })).toThrow(InvalidAmount)
    }
  })
})
