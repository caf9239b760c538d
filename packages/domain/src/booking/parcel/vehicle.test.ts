import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { carryRefusal, fitsBox, packageLimit, sidesBeyond } from "./package-limits.ts"
import { chargeableKg, parcelSizes, presetParcels, type Sides } from "./parcel.ts"
import { defaultVehicleLimits, vehicleFit, vehicles } from "./vehicle.ts"

const side = fc.integer({ min: 1, max: 90 })
const sides: fc.Arbitrary<Sides> = fc.tuple(side, side, side)
const parcel = fc.record({ weightGrams: fc.integer({ min: 1, max: 90_000 }), sidesCm: sides })

describe("package limits", () => {
  it("fits a box in one rotation exactly when it fits in every other", () => {
    fc.assert(
      fc.property(sides, sides, ([a, b, c], box) => {
        const answers = new Set(
          [
            [a, b, c],
            [a, c, b],
            [b, a, c],
            [b, c, a],
            [c, a, b],
            [c, b, a],
          ].map((turned) => fitsBox(turned as unknown as Sides, box)),
        )
        expect(answers.size).toBe(1)
      }),
    )
  })

  it("names the sides that keep a box out, and none exactly when it fits", () => {
    fc.assert(
      fc.property(sides, sides, (box, limit) => {
        const beyond = sidesBeyond(box, limit)
        expect(beyond.length === 0).toBe(fitsBox(box, limit))
        const mended = box.map((side, at) => (beyond.includes(at) ? 1 : side)) as unknown as Sides
        expect(fitsBox(mended, limit)).toBe(true)
      }),
    )
    expect(sidesBeyond([61, 10, 10], packageLimit.boxCm)).toEqual([0])
    expect(sidesBeyond([10, Number.NaN, 62], packageLimit.boxCm)).toEqual([1, 2])
  })

  it("carries exactly 70 kg and 60 x 60 x 60 cm, and one gram or centimetre more is refused", () => {
    const full = { weightGrams: 70_000, sidesCm: [60, 60, 60] as const }
    expect(carryRefusal(full, packageLimit)).toBeNull()
    expect(carryRefusal({ ...full, weightGrams: 70_001 }, packageLimit)).toBe("too-heavy")
    expect(carryRefusal({ ...full, sidesCm: [60, 61, 60] }, packageLimit)).toBe("too-large")
  })
})

describe("vehicle limits", () => {
  it("offers the smallest vehicle that carries the parcel, with the reason", () => {
    fc.assert(
      fc.property(parcel, fc.constantFrom(...vehicles), (sent, vehicle) => {
        const fit = vehicleFit(vehicle, sent)
        if (fit.fits) {
          expect(carryRefusal(sent, defaultVehicleLimits[vehicle])).toBeNull()
          return
        }
        const carriers = vehicles.filter((candidate) => vehicleFit(candidate, sent).fits)
        expect(fit.upgrade).toBe(carriers[0] ?? null)
      }),
    )
  })

  it("moves 12 kg from the bike to the car and nothing above 70 kg to anything", () => {
    const sent = { weightGrams: 12_000, sidesCm: [30, 30, 30] as const }
    expect(vehicleFit("bike", sent)).toEqual({ fits: false, reason: "too-heavy", upgrade: "car" })
    expect(vehicleFit("van", { ...sent, weightGrams: 71_000 })).toEqual({
      fits: false,
      reason: "too-heavy",
      upgrade: null,
    })
  })

  it.each([
    ["bike", 10, [40, 40, 40], "car"],
    ["car", 30, [60, 60, 60], "van"],
    ["van", 70, [60, 60, 60], null],
  ] as const)("lets a %s carry up to %d kg and %j, and offers beyond it the next one and its reason", (...row) => {
    const [vehicle, kg, box, upgrade] = row
    const full = { weightGrams: kg * 1_000, sidesCm: box }
    expect(vehicleFit(vehicle, full)).toEqual({ fits: true })
    expect(vehicleFit(vehicle, { ...full, weightGrams: kg * 1_000 + 1 })).toEqual({
      fits: false,
      reason: "too-heavy",
      upgrade,
    })
    // A van's box is a car's: what is too large for a car is too large for all.
    const larger = vehicle === "bike" ? "car" : null
    expect(vehicleFit(vehicle, { ...full, sidesCm: [box[0], box[1], box[2] + 1] })).toEqual({
      fits: false,
      reason: "too-large",
      upgrade: larger,
    })
  })

  it("are data of the operator, who may let a bike carry more", () => {
    const limits = { ...defaultVehicleLimits, bike: { maximumKg: 15, boxCm: [45, 45, 45] as const } }
    const sent = { weightGrams: 15_000, sidesCm: [45, 40, 35] as const }
    expect(vehicleFit("bike", sent)).toEqual({ fits: false, reason: "too-heavy", upgrade: "car" })
    expect(vehicleFit("bike", sent, limits)).toEqual({ fits: true })
  })

  it("carries every named size on some vehicle", () => {
    for (const size of parcelSizes) {
      if (size !== "own") expect(vehicleFit("van", presetParcels[size])).toEqual({ fits: true })
    }
  })
})

describe("chargeable weight", () => {
  it("is never below the real weight nor below the volume over the divisor, and a whole number of halves", () => {
    fc.assert(
      fc.property(parcel, (sent) => {
        const kg = chargeableKg(sent)
        const [length, width, height] = sent.sidesCm
        expect(kg).toBeGreaterThanOrEqual(sent.weightGrams / 1_000)
        expect(kg).toBeGreaterThanOrEqual((length * width * height) / 5_000)
        expect(Number.isInteger(kg * 2)).toBe(true)
        expect(kg - Math.max(sent.weightGrams / 1_000, (length * width * height) / 5_000)).toBeLessThan(0.5)
      }),
    )
  })
})
