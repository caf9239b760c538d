import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { isPosition, positionOf } from "./position.ts"

describe("a position", () => {
  it("is any two finite numbers within 90 and 180 degrees, edges included", () => {
    fc.assert(
      fc.property(fc.double(), fc.double(), (lat, lon) => {
        expect(isPosition({ lat, lon })).toBe(lat >= -90 && lat <= 90 && lon >= -180 && lon <= 180)
        expect(positionOf(lat, lon) === null).toBe(!isPosition({ lat, lon }))
      }),
      {
        examples: [
          [90, -180],
          [Number.NaN, 0],
          [0, Number.POSITIVE_INFINITY],
          [90.000001, 0],
        ],
      },
    )
  })
})
