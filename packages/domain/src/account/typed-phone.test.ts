import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { fieldLimits } from "../market/field-limits.ts"
import { marketIds } from "../market/market.ts"
import { parsePhone } from "./phone.ts"
import { phoneFieldView, typedPhone } from "./typed-phone.ts"

const market = fc.constantFrom(...marketIds)
/** Digits for the most part, and as often longer than the field as not. */
const typed = fc.oneof(fc.string({ maxLength: 60, size: "max" }), fc.stringMatching(/^[+0]?[\d ]{10,40}$/))

describe("a phone field", () => {
  it("keeps at most 17 characters and settles at once", () => {
    const digits = "5".repeat(18)
    for (const at of ["AE", "QA"] as const) expect(typedPhone(digits, at, parsePhone)).toBe("5".repeat(17))
    // Of 18 characters no number, of the first 17 one.
    expect(typedPhone("+12  0 650 00000 0", "AE", parsePhone)).toBe("+1 206 500 0000")
    fc.assert(
      fc.property(typed, market, (text, at) => {
        const kept = typedPhone(text, at, parsePhone)
        expect(kept.length).toBeLessThanOrEqual(17)
        expect(typedPhone(kept, at, parsePhone)).toBe(kept)
      }),
    )
  })

  it("keeps at most 16 characters in the registration, and a number of another country whole", () => {
    expect(typedPhone("5".repeat(18), "AE", parsePhone, fieldLimits.registrationPhone)).toBe("5".repeat(16))
    fc.assert(
      fc.property(typed, market, (text, at) => {
        const kept = typedPhone(text, at, parsePhone, fieldLimits.registrationPhone)
        expect(kept.length).toBeLessThanOrEqual(16)
        expect(typedPhone(kept, at, parsePhone, fieldLimits.registrationPhone)).toBe(kept)
      }),
    )
    const abroad = "+44 7400 123456"
    expect(typedPhone(abroad, "AE", parsePhone, 15)).toBe(abroad)
    expect(typedPhone(abroad, "AE", parsePhone, 14)).toBe("+447400123456")
    expect(typedPhone("12345678901234567890", "AE", parsePhone, 16)).toBe("1234567890123456")
    expect(typedPhone("12345678901234567890", "AE", parsePhone)).toBe("12345678901234567")
  })

  it("keeps the number of every paste that can be read", () => {
    const local = fc.integer({ min: 1_000_000, max: 9_999_999 })
    const prefix = fc.constantFrom("+97150", "0097150", "+971 50 ", "00971-50-")
    fc.assert(
      fc.property(prefix, local, (before, digits) => {
        const pasted = `${before}${digits}`
        const read = parsePhone(typedPhone(pasted, "AE", parsePhone), "AE")
        expect(read).toMatchObject({ ok: true, e164: `+97150${digits}` })
      }),
    )
  })

  it("drops the calling code that already stands before it", () => {
    for (const pasted of ["+971 50 123 4567", "00971501234567", "+971-(50)-1234567"])
      expect(typedPhone(pasted, "AE", parsePhone), pasted).toBe("50 123 4567")
    expect(typedPhone("+974 5512 3456", "QA", parsePhone)).toBe("5512 3456")
  })

  it("shows a number of another country whole, without the market's code before it", () => {
    const kept = typedPhone("00974 5512 3456", "AE", parsePhone)
    expect(kept).toBe("+974 5512 3456")
    expect(phoneFieldView(kept, "AE").callingCode).toBeNull()
    expect(phoneFieldView("050 123 4567", "AE").callingCode).toBe("+971")
  })

  it("leaves a local number and an unfinished one as they were typed", () => {
    for (const text of ["050 123 4567", "0501234567", "+97", "+", "05"])
      expect(typedPhone(text, "AE", parsePhone)).toBe(text)
  })
})
