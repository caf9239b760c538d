import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { presetParcels } from "./parcel.ts"
import { wrongMeasures } from "./said-measures.ts"

const names = ["weight", "length", "width", "height"] as const
const positive = fc.double({ min: 0.001, max: 1_000, noNaN: true })
const none = fc.constantFrom(undefined, 0, -1, Number.NaN)
const sizes = ["document", "small", "medium", "large"] as const

describe("the measures that are said of a parcel", () => {
  it("are all four above zero where it is one of one's own, and those that are not are named in their order", () => {
    fc.assert(
      fc.property(fc.tuple(...names.map(() => fc.option(positive, { nil: 0 }))), none, (values, nothing) => {
        const said = Object.fromEntries(names.map((name, index) => [name, values[index] || nothing]))
        expect(wrongMeasures("own", said)).toEqual(names.filter((_, index) => !values[index]))
      }),
    )
  })

  it("are any that are above zero, where no size is named", () => {
    expect(wrongMeasures(undefined, {})).toEqual([])
    expect(wrongMeasures(undefined, { weight: 3 })).toEqual([])
    expect(wrongMeasures(undefined, { weight: 0, height: 3 })).toEqual(["weight"])
  })

  it("go no further than a size that is named, in any rotation, and need not be said", () => {
    const share = fc.double({ min: 0.01, max: 1, noNaN: true })
    fc.assert(
      fc.property(fc.constantFrom(...sizes), fc.tuple(share, share, share, share), fc.nat(2), (size, shares, turn) => {
        const { weightGrams, sidesCm } = presetParcels[size]
        const full = sidesCm.map((side, index) => side * (shares[index] ?? 1))
        const [length, width, height] = [...full.slice(turn), ...full.slice(0, turn)]
        const weight = (weightGrams / 1_000) * shares[3]
        const said = { weight, length, width, height }
        expect(wrongMeasures(size, said)).toEqual([])
        expect(wrongMeasures(size, { weight, width })).toEqual([])
        expect(wrongMeasures(size, { ...said, weight: weightGrams / 1_000 + 0.001 })).toEqual(["weight"])
        const longest = Math.max(...sidesCm) + 0.1
        expect(wrongMeasures(size, { width: longest })).toEqual(["width"])
        expect(wrongMeasures(size, { ...said, height: longest })).toEqual(["length", "width", "height"])
        expect(wrongMeasures(size, { weight: 0 })).toEqual(["weight"])
      }),
    )
    for (const size of sizes) expect(wrongMeasures(size, {})).toEqual([])
  })
})
