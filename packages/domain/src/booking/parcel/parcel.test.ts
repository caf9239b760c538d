import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { aParcel } from "../../testing/arbitraries.ts"
import { packageLimit } from "./package-limits.ts"
import { chargeableKg, defaultParcel, parcelSizes, presetParcels, withSize } from "./parcel.ts"

const named = parcelSizes.filter((size) => size !== "own")

describe("the size of a parcel", () => {
  it("brings its own measures where it has a name, and keeps what was there where it is one's own", () => {
    fc.assert(
      fc.property(aParcel, fc.constantFrom(...named), (parcel, size) => {
        expect(withSize(parcel, size)).toEqual({ ...parcel, size, ...presetParcels[size] })
        expect(withSize(parcel, "own")).toEqual({ ...parcel, size: "own" })
      }),
    )
  })

  it("is small at first, with documents in it and nothing else said", () => {
    expect(defaultParcel).toEqual({
      size: "small",
      weightGrams: 5_000,
      sidesCm: [35, 25, 20],
      kind: "documents",
      otherKind: "",
      note: "",
    })
  })

  it("grows with its name, in weight and on every side, up to what a package may be", () => {
    const largest = { weightGrams: packageLimit.maximumKg * 1_000, sidesCm: packageLimit.boxCm }
    for (const [index, size] of named.entries()) {
      const { weightGrams, sidesCm } = presetParcels[size]
      expect(sidesCm).toHaveLength(3)
      const next = named[index + 1]
      const larger = next ? presetParcels[next] : largest
      expect(larger.weightGrams).toBeGreaterThan(weightGrams)
      for (const [side, length] of sidesCm.entries()) expect(larger.sidesCm[side]).toBeGreaterThanOrEqual(length)
    }
  })

  it("is paid for by weight or room, whichever is more, in half kilograms", () => {
    expect(named.map((size) => chargeableKg(presetParcels[size]))).toEqual([0.5, 5, 15, 30])
  })
})
