import { money } from "@mersal/domain/money/money"
import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { sumText } from "./sums.ts"

describe("a sum of the books", () => {
  it("has a mark before every three digits, and is the amount without them", () => {
    expect([0, 99_999, 100_000, 123_456_789, -359_901].map((minor) => sumText(money(minor, "AED")))).toEqual([
      "AED 0.00",
      "AED 999.99",
      "AED 1,000.00",
      "AED 1,234,567.89",
      "AED -3,599.01",
    ])
    fc.assert(
      fc.property(fc.integer(), (minor) => {
        const text = sumText(money(minor, "QAR"))
        expect(text).toMatch(/^QAR -?\d{1,3}(,\d{3})*\.\d\d$/)
        expect(Number(text.slice(4).replaceAll(",", ""))).toBe(minor / 100)
      }),
    )
  })
})
