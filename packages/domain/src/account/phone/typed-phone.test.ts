import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { fieldLimits } from "../../market/field-limits.ts"
import { marketIds } from "../../market/market.ts"
import { parsePhone } from "./phone.ts"
import { phoneFieldView } from "./phone-field.ts"
import { parseWorldwidePhone } from "./phone-worldwide.ts"
import { settledPhone, typedBehind, typedPhone } from "./typed-phone.ts"

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
    expect(typedPhone(abroad, "AE", parsePhone, 14)).toBe("+44 7400123456")
    expect(typedPhone(abroad, "AE", parsePhone, 13)).toBe("+447400123456")
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
    expect(typedPhone("+971", "AE", parsePhone)).toBe("")
    expect(typedPhone("+971", "QA", parsePhone)).toBe("+971")
  })

  it("keeps a number of another country with its own code", () => {
    expect(typedPhone("00974 5512 3456", "AE", parsePhone)).toBe("+974 5512 3456")
  })

  it("leaves a local number and an unfinished one as they were typed", () => {
    for (const text of ["050 123 4567", "0501234567", "+97", "+", "05"])
      expect(typedPhone(text, "AE", parsePhone)).toBe(text)
  })
})

/** Numbers of every country, those that can be read here and others, in the ways in which they are pasted. */
const abroad = fc.record({
  code: fc.constantFrom("1", "7", "44", "49", "92", "971", "974", "358", "63"),
  rest: fc.stringMatching(/^[1-9][0-9]{6,10}$/),
  before: fc.constantFrom("+", "00"),
  between: fc.constantFrom("", " ", "-"),
})

describe("a number that is left, pasted or stored", () => {
  it("is the same number as before, settled at once, and no longer than the field", () => {
    fc.assert(
      fc.property(abroad, market, fc.constantFrom(16, 17), ({ code, rest, before, between }, at, limit) => {
        const text = `${before}${code}${between}${rest}`
        const settled = settledPhone(text, at, parsePhone, limit)
        expect(settled.length).toBeLessThanOrEqual(limit)
        expect(settledPhone(settled, at, parsePhone, limit)).toBe(settled)
        const whole = parseWorldwidePhone(text, at)
        if (whole.ok && text.length <= limit) expect(parseWorldwidePhone(settled, at)).toEqual(whole)
      }),
    )
    fc.assert(
      fc.property(typed, market, (text, at) => {
        const settled = settledPhone(text, at, parsePhone)
        expect(settled.length).toBeLessThanOrEqual(17)
        expect(settledPhone(settled, at, parsePhone)).toBe(settled)
      }),
    )
  })

  it("stands behind its calling code, though this browser knows no number of its country", () => {
    for (const pasted of [
      "+4915123456789",
      "004915123456789",
      "00 49 15123456789",
      "+49-15123456789",
      "٠٠٤٩١٥١٢٣٤٥٦٧٨٩",
    ]) {
      const settled = settledPhone(pasted, "AE", parsePhone)
      expect(phoneFieldView(settled, "AE"), pasted).toEqual({
        callingCode: "+49",
        phoneCountry: "DE",
        text: "15123456789",
      })
    }
  })

  it("loses the market's code before what is no number yet, and one that is no country's stays", () => {
    expect(settledPhone("+971 50 12", "AE", parsePhone)).toBe("50 12")
    expect(settledPhone("+999 12345678", "AE", parsePhone)).toBe("+999 12345678")
    expect(settledPhone("050 123 4567", "AE", parsePhone)).toBe("050 123 4567")
    expect(settledPhone("+44", "AE", parsePhone)).toBe("+44")
  })

  it("takes the market's country again where a local mobile was typed over a number of another country", () => {
    for (const left of ["+1 0507654321", "+44 050 765 4321", "+10507654321", "+1 ٠٥٠٧٦٥٤٣٢١"])
      expect(parsePhone(settledPhone(left, "AE", parseWorldwidePhone), "AE")).toMatchObject({ e164: "+971507654321" })
  })

  it("keeps the country of a number that may be meant there", () => {
    // Saudi and French numbers, also written with their own zero; one without a zero may lack a digit; no metadata yet.
    expect(settledPhone("+966 0507654321", "AE", parseWorldwidePhone)).toBe("+966 50 765 4321")
    expect(settledPhone("+33 0507654321", "AE", parseWorldwidePhone)).toBe("+33 5 07 65 43 21")
    expect(settledPhone("+1 507654321", "AE", parseWorldwidePhone)).toBe("+1 507654321")
    expect(settledPhone("+1 042345678", "AE", parseWorldwidePhone)).toBe("+1 042345678")
    expect(settledPhone("+1 0507654321", "AE", parsePhone)).toBe("+1 0507654321")
  })

  it("loses no digit for the blank behind its code", () => {
    expect(settledPhone("+358123456789012", "AE", parsePhone, 17)).toBe("+358 123456789012")
    expect(settledPhone("+358123456789012", "AE", parsePhone, 16)).toBe("+358123456789012")
  })
})

describe("what is typed behind a calling code", () => {
  const behind = (callingCode: string, typed: string, text = "") =>
    typedBehind({ callingCode, text }, typed, "AE", parsePhone)

  it("is kept with it, as it was typed, so that what is shown is what was typed", () => {
    const digits = fc.stringMatching(/^[1-9][0-9 ]{0,11}$/)
    fc.assert(
      fc.property(digits, market, fc.constantFrom("+44", "+1", "+49"), (text, at, callingCode) => {
        const kept = typedBehind({ callingCode, text: "" }, text, at, parsePhone)
        expect(phoneFieldView(kept, at)).toMatchObject({ callingCode, text })
      }),
    )
    expect(behind("+44", "7400123456")).toBe("+44 7400123456")
    expect(behind("+44", "")).toBe("+44 ")
    expect(behind("+880", "1".repeat(20))).toHaveLength(17)
  })

  it("keeps its digits behind the code of another country, and is plain behind the market's own", () => {
    expect(behind("+974", "7400 123456")).toBe("+974 7400 123456")
    expect(behind("+971", "7400 123456")).toBe("7400 123456")
  })

  it("gives way to a number that names its country", () => {
    for (const pasted of ["+971 50 123 4567", "00971501234567", " +971501234567", "٠٠٩٧١٥٠١٢٣٤٥٦٧"])
      expect(behind("+44", pasted)).toBe("50 123 4567")
    expect(behind("+44", "+4")).toBe("+4")
  })

  it("is no number yet while its code is typed before it, though it can be read as one", () => {
    let text = "15123456789"
    for (const typed of ["+15123456789", "+415123456789", "+4915123456789"]) {
      expect(behind("+971", typed, text)).toBe(typed)
      expect(phoneFieldView(typed, "AE")).toMatchObject({ callingCode: null, text: typed })
      text = typed
    }
    expect(behind("+971", "+15123456789", "+415123456789")).toBe("+15123456789")
    expect(behind("+971", "+15123456789", "+1512345678")).toBe("+1 512 345 6789")
    expect(behind("+971", `+1${"5".repeat(20)}`, `1${"5".repeat(20)}`)).toHaveLength(17)
  })
})
