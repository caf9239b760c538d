import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { codeOfDraw } from "./code-draw.ts"

const aDraw = fc.array(fc.integer({ min: 0, max: 31 }), { maxLength: 24 })

describe("a drawn code", () => {
  it("has exactly its digits, or there is none", () => {
    fc.assert(
      fc.property(aDraw, fc.integer({ min: 4, max: 8 }), (draw, length) => {
        const code = codeOfDraw(draw, length)
        const usable = draw.filter((number) => number < 30)
        expect(code === null).toBe(usable.length < length)
        if (code !== null) expect(code).toMatch(new RegExp(`^\\d{${length}}$`))
      }),
    )
  })

  it("draws every digit from as many numbers as any other", () => {
    const digits = Array.from({ length: 32 }, (_, number) => codeOfDraw([number], 1))
    const counts = Map.groupBy(
      digits.filter((digit) => digit !== null),
      (digit) => digit,
    )
    expect([...counts.values()].map((same) => same.length)).toEqual(Array.from({ length: 10 }, () => 3))
  })

  it("leaves out what would favour a digit", () => {
    expect(codeOfDraw([31, 17, 4, 0, 29], 4)).toBe("7409")
    expect(codeOfDraw([30, 31, 30, 31, 1, 2, 3], 4)).toBeNull()
  })
})
