import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { canVerify, enteredCode, typedCode } from "./code-entry.ts"

describe("the code field", () => {
  it("keeps digits alone, at most as many as the code has, and settles at once", () => {
    fc.assert(
      fc.property(fc.string({ unit: "binary" }), fc.integer({ min: 4, max: 8 }), (text, length) => {
        const kept = typedCode(text, length)
        expect(kept).toMatch(/^\d*$/)
        expect(kept.length).toBeLessThanOrEqual(length)
        expect(typedCode(kept, length)).toBe(kept)
      }),
    )
  })

  it.each([
    ["1234", "1234"],
    ["١٢٣٤", "1234"],
    ["۱۲۳۴", "1234"],
    ["１２３４", "1234"],
    ["12 34", "1234"],
    ["Your code is 1234.", "1234"],
    ["123456", "1234"],
    ["12a", "12"],
  ])("makes of %j %j", (text, kept) => {
    expect(typedCode(text, 4)).toBe(kept)
  })

  it("opens Verify at exactly 4 digits", () => {
    expect(["", "1", "123", "1234", "12345", "12 4", "abcd"].filter((code) => canVerify(code, 4))).toEqual(["1234"])
  })

  it("follows the code's length", () => {
    expect(canVerify("1234", 6)).toBe(false)
    expect(canVerify("123456", 6)).toBe(true)
  })
})

describe("an entered code", () => {
  it("is the code in the digits of any script, with blanks and hyphens between them", () => {
    const length = fc.integer({ min: 4, max: 8 })
    fc.assert(
      fc.property(length, fc.nat(), fc.constantFrom("", " ", "-", "\u00a0"), (count, number, between) => {
        const code = String(number % 10 ** count).padStart(count, "0")
        const arabic = [...code].map((digit) => "٠١٢٣٤٥٦٧٨٩"[Number(digit)])
        for (const digits of [[...code], arabic]) expect(enteredCode(` ${digits.join(between)}`, count)).toBe(code)
      }),
    )
  })

  it.each(["", "123", "12345", "12345678", "abcd", "12a4", "abc1234", "1234\0", "1234."])("is not %j", (text) => {
    expect(enteredCode(text, 4)).toBeNull()
  })
})
