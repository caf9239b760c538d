import { expect, it } from "vitest"
import { money } from "../money/money.ts"
import { writtenMoney } from "./written-money.ts"

it("an amount in a message is written in the words of its language", () => {
  expect(writtenMoney("en", money(108_000, "AED"))).toBe("AED 1,080.00")
  expect(writtenMoney("en", money(-500, "QAR"))).toBe("−QAR 5.00")
  expect(writtenMoney("ar", money(108_000, "AED"))).toBe("\u200f1,080.00\u00a0د.إ\u200f")
  expect(writtenMoney("ar", money(-500, "QAR"))).toBe("\u200f\u200e-5.00\u00a0ر.ق\u200f")
})
