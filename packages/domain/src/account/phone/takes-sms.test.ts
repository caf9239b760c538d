import fc from "fast-check"
import { describe, expect, it } from "vitest"
import type { MarketId } from "../../market/market.ts"
import { parsePhone } from "./phone.ts"

const digits = (count: number) => fc.stringMatching(new RegExp(`^[0-9]{${count}}$`))

/** Those of the numbers that there are. */
const takes = (text: string, market: MarketId): boolean | null => {
  const phone = parsePhone(text, market)
  return phone.ok ? phone.takesSms : null
}

describe("a text message", () => {
  it("may reach every mobile number of the two markets", () => {
    fc.assert(
      fc.property(fc.constantFrom("50", "52", "54", "55", "56", "58"), digits(7), (prefix, rest) => {
        expect(takes(`0${prefix}${rest}`, "AE")).not.toBe(false)
      }),
    )
    fc.assert(
      fc.property(fc.constantFrom("3", "5", "6", "7"), digits(7), (prefix, rest) => {
        expect(takes(prefix + rest, "QA")).not.toBe(false)
      }),
    )
  })

  it.each([
    ["Dubai", "04 330 0000", "AE"],
    ["Abu Dhabi", "02 222 2288", "AE"],
    ["Sharjah and Ajman", "06 525 2528", "AE"],
    ["Ras Al Khaimah", "07 222 2222", "AE"],
    ["Fujairah", "09 222 4444", "AE"],
    ["Al Ain", "03 763 3333", "AE"],
    ["toll free", "800 4567", "AE"],
    ["Doha", "4412 3456", "QA"],
    ["Doha, from the U.A.E.", "+974 4412 3456", "AE"],
  ] as const)("reaches no landline: %s", (_, number, market) => {
    expect(takes(number, market)).toBe(false)
  })

  it.each(["+44 20 7946 0000", "+91 98123 45678"])("may reach %s, of which nobody can tell here", (number) => {
    expect(takes(number, "AE")).not.toBe(false)
  })
})
