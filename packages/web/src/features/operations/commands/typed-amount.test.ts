import { money } from "@mersal/domain/money/money"
import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { typedAmount } from "./typed-amount.ts"

const most = money(2625, "AED")

describe("an amount to be given back", () => {
  it("is read as it was written, to the last minor unit", () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 999_999 }), (minor) => {
        expect(typedAmount((minor / 100).toFixed(2), money(999_999, "AED"))).toEqual({ minor })
      }),
    )
  })

  it("takes what people type, and refuses what is no amount or more than there is", () => {
    expect(typedAmount(" 5 ", most)).toEqual({ minor: 500 })
    expect(typedAmount("12,5", most)).toEqual({ minor: 1250 })
    for (const typed of ["", "0", "0.00", "-5", "5.001", "five", "1e3"])
      expect(typedAmount(typed, most), typed).toEqual({ fault: "unreadable" })
    expect(typedAmount("26.25", most)).toEqual({ minor: 2625 })
    expect(typedAmount("26.26", most)).toEqual({ fault: "too-high" })
  })
})
