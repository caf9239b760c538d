import { describe, expect, it } from "vitest"
import { typedAmount } from "./typed-amount.ts"

describe("an amount that somebody types", () => {
  it("is read in minor units, with a point or a comma, in either digits", () => {
    expect(["26.25", " 26,2 ", "٢٦٫٢٥", "0", "7"].map(typedAmount)).toEqual([2625, 2620, 2625, 0, 700])
  })

  it("is none with more decimals, a sign, words or nothing", () => {
    expect(["1.234", "-5", "AED 5", "", ".5", "12345678"].map(typedAmount)).toEqual(Array(6).fill(null))
  })
})
