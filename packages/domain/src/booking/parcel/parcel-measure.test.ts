import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { measureText, readMeasure } from "./parcel-measure.ts"

describe("a measure as typed", () => {
  it("is read back from what the field shows", () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 10_000_000 }), (thousandths) => {
        expect(readMeasure(measureText(thousandths / 1_000))).toBe(thousandths / 1_000)
      }),
    )
  })

  it("is a positive number or nothing, whatever is typed", () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        const value = readMeasure(text)
        expect(value === null || value > 0).toBe(true)
      }),
    )
  })

  it("is read in Arabic digits and with any decimal separator of the region", () => {
    expect(readMeasure("١٢٫٥")).toBe(12.5)
    expect(readMeasure("12,5")).toBe(12.5)
    expect(readMeasure(" 7. ")).toBe(7)
    expect([readMeasure(".5"), readMeasure(".25"), readMeasure("12")]).toEqual([0.5, 0.25, 12])
    expect(readMeasure("10000")).toBe(10_000)
  })

  it("is refused when it is zero, negative, a word or too much", () => {
    for (const text of ["", "0", "0.0001", "-3", "1e3", "ten", "1.2.3", "10001", "Infinity"])
      expect(readMeasure(text), text).toBeNull()
  })
})
