import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { money } from "../money/money.ts"
import { balance, moneyCame, moneyInDoubt, reversed, vatWithin } from "./ledger.ts"

const anAmount = fc.integer({ min: 1, max: 10_000_000 }).map((minor) => money(minor, "AED"))
const aPercent = fc.constantFrom(0, 5, 7.5, 15)

describe("the ledger", () => {
  it("adds up to nothing, whatever came, was doubted or went back", () => {
    fc.assert(
      fc.property(anAmount, aPercent, (amount, percent) => {
        for (const entries of [moneyCame("gateway:aps", amount, percent), moneyInDoubt("gateway:pipe", amount)]) {
          expect(balance(entries)).toBe(0)
          expect(balance(reversed(entries))).toBe(0)
          expect(reversed(reversed(entries))).toEqual(entries)
        }
      }),
    )
  })

  it("finds the tax that is in an amount: with it the rest is the price before tax", () => {
    expect(vatWithin(money(10_500, "AED"), 5)).toEqual(money(500, "AED"))
    expect(vatWithin(money(10_500, "QAR"), 0)).toEqual(money(0, "QAR"))
    fc.assert(
      fc.property(anAmount, aPercent, (amount, percent) => {
        const vat = vatWithin(amount, percent).minor
        expect(Math.abs(vat - ((amount.minor - vat) * percent) / 100)).toBeLessThanOrEqual(1)
      }),
    )
  })
})
