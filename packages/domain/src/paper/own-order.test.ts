import * as fc from "fast-check"
import { describe, expect, it } from "vitest"
import { inOwnOrder, withoutOrder } from "./own-order.ts"

const language = fc.constantFrom("en", "ar")
const sign = fc.constantFrom(
  "G",
  "é",
  "7",
  "7",
  " ",
  ".",
  "+",
  "(",
  "ش",
  "ة",
  "ً",
  "\u2066",
  "\u2067",
  "\u2068",
  "\u2069",
)
const value = fc.oneof(fc.string({ unit: sign, minLength: 1 }), fc.string({ unit: "grapheme", minLength: 1 }))

describe("the order of a value on a paper", () => {
  it("is its own between two marks or needs none, and no mark of the value's ends it before", () => {
    fc.assert(
      fc.property(value, language, (given, spoken) => {
        const written = inOwnOrder(given, spoken)
        expect(written).toMatch(/^(\u2068(\u2068[+\d \u00a0]+\u2069|[^\u2066-\u2069])*\u2069|[^\u2066-\u2069]*)$/u)
        expect(withoutOrder(written)).toBe(withoutOrder(given))
        expect(inOwnOrder(written, spoken)).toBe(written)
      }),
    )
  })

  it.each([
    ["Gulf Trading Co.", "ar"],
    ["+971 50 222 1001", "ar"],
    ["7-GULF", "ar"],
    ["شركة النخيل Ltd", "ar"],
    ["شركة النخيل (دبي)", "en"],
    ["Al Noor نور", "en"],
  ] as const)("is kept for %s on a paper in %s", (given, spoken) => {
    expect(inOwnOrder(given, spoken)).toBe(`\u2068${given}\u2069`)
  })

  it("is that of a telephone number within an Arabic address, too", () => {
    const [before, phone, after] = ["برج 12، هاتف ", "+974 4412 3456", "، الدوحة"]
    for (const spoken of ["en", "ar"] as const)
      expect(inOwnOrder(before + phone + after, spoken)).toBe(`\u2068${before}\u2068${phone}\u2069${after}\u2069`)
  })

  it.each([
    ["Gulf Trading Co.", "en"],
    ["+971 50 222 1001", "en"],
    ["شركة النخيل", "ar"],
    ["", "ar"],
    ["", "en"],
  ] as const)("is left to the paper for %j in %s", (given, spoken) => {
    expect(inOwnOrder(given, spoken)).toBe(given)
  })
})
