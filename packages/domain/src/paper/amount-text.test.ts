import { describe, expect, it } from "vitest"
import { money } from "../money/money.ts"
import { amountText } from "./amount-text.ts"
import { withoutOrder } from "./own-order.ts"

describe("an amount on a paper", () => {
  it("names its currency in the language of the paper", () => {
    expect(amountText("en", money(123_450, "AED"))).toBe("AED 1,234.50")
    expect(withoutOrder(amountText("ar", money(123_450, "AED")))).toBe("1,234.50\u00a0د.إ")
    expect(withoutOrder(amountText("ar", money(2_625, "QAR")))).toBe("26.25\u00a0ر.ق")
  })

  it("keeps a minus before its figure in Arabic", () => {
    expect(amountText("ar", money(-500, "AED"))).toMatch(/^\u2068-5\.00\u2069/)
  })
})
