import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { vehicles } from "../booking/parcel/vehicle.ts"
import { assumedFactors, footprintGrams } from "./footprint.ts"

const questions = fc.record({
  vehicle: fc.constantFrom(...vehicles),
  distanceKm: fc.integer({ min: 0, max: 400 }),
  parcelsOnBoard: fc.integer({ min: 1, max: 40 }),
})

describe("the carbon dioxide of a parcel", () => {
  it("is factor × distance × 1.3 ÷ parcels on board", () => {
    expect(footprintGrams(assumedFactors, { vehicle: "bike", distanceKm: 10, parcelsOnBoard: 1 })).toBe(780)
    expect(footprintGrams(assumedFactors, { vehicle: "bike", distanceKm: 10, parcelsOnBoard: 2 })).toBe(390)
    expect(footprintGrams({ ...assumedFactors, van: 200 }, { vehicle: "van", distanceKm: 5, parcelsOnBoard: 1 })).toBe(
      1_300,
    )
  })

  it("never falls with the distance, and never rises with the parcels that share it", () => {
    fc.assert(
      fc.property(questions, (question) => {
        const grams = footprintGrams(assumedFactors, question)
        const farther = { ...question, distanceKm: question.distanceKm + 1 }
        const shared = { ...question, parcelsOnBoard: question.parcelsOnBoard + 1 }
        expect(footprintGrams(assumedFactors, farther)).toBeGreaterThanOrEqual(grams)
        expect(footprintGrams(assumedFactors, shared)).toBeLessThanOrEqual(grams)
      }),
    )
  })

  it("of a way without parcels is that of one", () => {
    expect(footprintGrams(assumedFactors, { vehicle: "car", distanceKm: 8, parcelsOnBoard: 0 })).toBe(1_560)
  })
})
