import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { bookingTypes } from "../booking/booking-type.ts"
import { vehicles } from "../booking/parcel/vehicle.ts"
import { timeId } from "../booking/windows/window-id.ts"
import type { InternationalRate } from "../pricing/international.ts"
import type { Tariff } from "../pricing/tariff.ts"
import { first } from "../testing/contracts/expectations.ts"
import { sampleReferenceData } from "../testing/reference-data.ts"
import { internationalRateIssues, tariffIssues, taxRateIssues } from "./price-issues.ts"
import type { ReferenceIssue } from "./reference-issue.ts"

const list = first(sampleReferenceData.tariffs)
const areas = [{ id: "dubai" }, { id: "sharjah" }, { id: "ajman" }]
const told = (issues: readonly ReferenceIssue[]) => issues.map(({ field, problem }) => `${field} ${problem}`)
const wrongIn = (over: Partial<Tariff>) => told(tariffIssues({ ...list, ...over }, areas))

/** The most that an amount may be. */
const most = 1e11

describe("a price list", () => {
  it("may be free, and as dear as an amount can be, and says each figure that is less, more or no whole number", () => {
    const at: readonly (readonly [string, (minor: number) => Partial<Tariff>])[] = [
      ["minimum", (minimumMinor) => ({ minimumMinor })],
      ["weight.perKg", (perKgMinor) => ({ weight: { ...list.weight, perKgMinor } })],
      ["betweenAreas", (betweenAreasMinor) => ({ betweenAreasMinor })],
      ["routes.0.surcharge", (surchargeMinor) => ({ routes: [{ between: ["dubai", "ajman"], surchargeMinor }] })],
      ...bookingTypes.flatMap((type) =>
        vehicles.flatMap((vehicle) =>
          (["base", "perKm"] as const).map(
            (figure) =>
              [
                `rates.${type}.${vehicle}.${figure}`,
                (minor: number) => ({
                  rates: {
                    ...list.rates,
                    [type]: {
                      ...list.rates[type],
                      [vehicle]: { ...list.rates[type][vehicle], [`${figure}Minor`]: minor },
                    },
                  },
                }),
              ] as const,
          ),
        ),
      ),
    ]
    for (const [field, over] of at) {
      expect([...wrongIn(over(0)), ...wrongIn(over(most))]).toEqual([])
      expect(wrongIn(over(-1))).toEqual([`${field} negative`])
      for (const none of [0.5, most + 1, 0 - most - 1, Number.NaN, Number.POSITIVE_INFINITY])
        expect(wrongIn(over(none))).toEqual([`${field} not-an-amount`])
    }
  })

  it("includes no kilometres and no kilograms, or some, and not fewer than none", () => {
    const { bike } = list.rates.sameDay
    const km = (includedKm: number) => ({
      rates: { ...list.rates, sameDay: { ...list.rates.sameDay, bike: { ...bike, includedKm } } },
    })
    const kg = (includedKg: number) => ({ weight: { ...list.weight, includedKg } })
    expect([...wrongIn(km(0)), ...wrongIn(kg(0))]).toEqual([])
    expect(wrongIn(km(-0.1))).toEqual(["rates.sameDay.bike.includedKm negative"])
    expect(wrongIn(kg(-0.1))).toEqual(["weight.includedKg negative"])
  })

  it("joins two different areas that are there, each pair once, and says which there are", () => {
    const route = (...between: readonly [string, string]) => ({ between, surchargeMinor: 0 })
    expect(
      wrongIn({ routes: [route("dubai", "sharjah"), route("dubai", "ajman"), route("ajman", "sharjah")] }),
    ).toEqual([])
    expect(wrongIn({ routes: [route("dubai", "dubai")] })).toEqual(["routes.0.between same-area-twice"])
    const again = [route("dubai", "sharjah"), route("sharjah", "dubai"), route("dubai", "sharjah")]
    expect(wrongIn({ routes: again })).toEqual(["routes.1.between same-area-twice", "routes.2.between same-area-twice"])
    expect(tariffIssues({ ...list, routes: [route("doha", "dubai")] }, areas)).toEqual([
      { field: "routes.0.between.0", problem: "unknown-area", detail: "dubai, sharjah, ajman" },
    ])
  })

  it("makes windows dearer or cheaper by their hours, and not more of them than a quote can carry", () => {
    const windows = (number: number) =>
      Object.fromEntries(Array.from({ length: number }, (_, half) => [timeId(half * 30), -half]))
    expect(wrongIn({ windowAdjustmentsMinor: windows(40) })).toEqual([])
    expect(tariffIssues({ ...list, windowAdjustmentsMinor: windows(41) }, areas)).toEqual([
      { field: "windowAdjustments", problem: "too-long", detail: "40" },
    ])
    for (const window of ["9", "21", "9:30", "9-12", "9:30-12", "11-14", "22-24"])
      expect(wrongIn({ windowAdjustmentsMinor: { [window]: -500 } })).toEqual([])
    for (const window of [
      "",
      "noon",
      "x9",
      "9x",
      "9-",
      "9-1-2",
      "123",
      "11-145",
      "11-x",
      "9:60",
      "24",
      "14-11",
      "before-23",
    ])
      expect(wrongIn({ windowAdjustmentsMinor: { [window]: 500 } })).toEqual([
        `windowAdjustments.${window} unknown-window`,
      ])
    expect(wrongIn({ windowAdjustmentsMinor: { "11-14": -0.5 } })).toEqual(["windowAdjustments.11-14 not-an-amount"])
  })

  it("is known by an id that an address can hold", () => {
    for (const id of ["a", "AE-2026.1_b", "a".repeat(40)]) expect(wrongIn({ id })).toEqual([])
    for (const id of ["", "-a", "a/b", "a b", "ä", "a".repeat(41), "a\n"])
      expect(wrongIn({ id })).toEqual(["id not-an-id"])
  })
})

describe("a rate of tax", () => {
  it("is from none to all, to two decimals", () => {
    const wrong = (percent: number) => told(taxRateIssues({ ...first(sampleReferenceData.taxRates), percent }))
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 10_000 }), (hundredths) => {
        expect(wrong(hundredths / 100)).toEqual([])
      }),
    )
    expect([wrong(0), wrong(100)]).toEqual([[], []])
    expect(wrong(-0.01)).toEqual(["percent negative"])
    expect(wrong(100.01)).toEqual(["percent above-100"])
    expect(wrong(5.005)).toEqual(["percent not-an-amount"])
  })
})

describe("prices abroad", () => {
  const abroad = (...breaks: readonly InternationalRate["breaks"][number][]) =>
    told(
      internationalRateIssues({
        id: "in",
        market: "AE",
        to: "IN",
        validFrom: list.validFrom,
        breaks: breaks as unknown as InternationalRate["breaks"],
      }),
    )

  it("are some, and each for more than the one before and not cheaper", () => {
    expect(abroad()).toEqual(["breaks missing"])
    expect(abroad({ upToKg: 0.5, priceMinor: 0 }, { upToKg: 1, priceMinor: 0 }, { upToKg: 2, priceMinor: 9 })).toEqual(
      [],
    )
    expect(abroad({ upToKg: 0, priceMinor: -1 })).toEqual(["breaks.0.upToKg not-positive", "breaks.0.price negative"])
    expect(abroad({ upToKg: 1, priceMinor: 2 }, { upToKg: 1, priceMinor: 1 })).toEqual([
      "breaks.1.upToKg not-ascending",
      "breaks.1.price not-ascending",
    ])
  })
})
