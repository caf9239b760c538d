import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { add, formatMoney, isSameMoney, money, percentOf, subtract, toDecimalText } from "./money.ts"

const minor = fc.integer({ min: 0, max: 100_000_000 })

describe("money", () => {
  it("adds and takes away to the fil", () => {
    fc.assert(
      fc.property(minor, minor, (a, b) => {
        expect(subtract(add(money(a, "AED"), money(b, "AED")), money(b, "AED"))).toEqual(money(a, "AED"))
      }),
    )
  })

  it("rounds a percentage half up in whole numbers, never by binary fractions", () => {
    fc.assert(
      fc.property(minor, fc.integer({ min: 0, max: 10_000 }), (amount, basisPoints) => {
        const exact = (BigInt(amount) * BigInt(basisPoints) * 2n + 10_000n) / 20_000n
        expect(percentOf(money(amount, "AED"), basisPoints / 100).minor).toBe(Number(exact))
      }),
    )
  })

  it("takes 5 % of 29.30 as 1.47, the half going up", () => {
    expect(percentOf(money(2930, "AED"), 5)).toEqual(money(147, "AED"))
  })

  it("writes decimals that read back to the same minor units", () => {
    fc.assert(
      fc.property(fc.integer({ min: -1_000_000, max: 1_000_000 }), (amount) => {
        expect(Math.round(Number(toDecimalText(money(amount, "QAR"))) * 100)).toBe(amount === 0 ? 0 : amount)
      }),
    )
  })

  it("names the currency before the amount", () => {
    expect([2_625, 0, 5, -150, 99_999, 108_000, -123_456_789].map((minor) => formatMoney(money(minor, "AED")))).toEqual(
      ["AED 26.25", "AED 0.00", "AED 0.05", "AED -1.50", "AED 999.99", "AED 1,080.00", "AED -1,234,567.89"],
    )
  })

  it("has a mark before every three digits, and is the amount without them", () => {
    fc.assert(
      fc.property(fc.integer(), (minor) => {
        const text = formatMoney(money(minor, "QAR"))
        expect(text).toMatch(/^QAR -?\d{1,3}(,\d{3})*\.\d\d$/)
        expect(Number(text.slice(4).replaceAll(",", ""))).toBe(minor / 100)
      }),
    )
  })

  it("is the same when amount and currency both are", () => {
    const same = [money(1, "QAR"), money(2, "AED"), money(2, "QAR"), money(1, "AED")].map((other) =>
      isSameMoney(money(1, "AED"), other),
    )
    expect(same).toEqual([false, false, false, true])
  })

  it("refuses to add two currencies", () => {
    expect(() => add(money(1, "AED"), money(1, "QAR"))).toThrow("Cannot add QAR to AED")
  })
})
