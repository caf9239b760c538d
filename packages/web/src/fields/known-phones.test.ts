import type { PhoneOrigin } from "@mersal/domain/account/phone/phone-field"
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest"
import { checked, field, type PhoneFieldState, read } from "./known-phones.ts"

const own: PhoneOrigin = { callingCode: "+971", phoneCountry: "AE" }

const page = { documentElement: { lang: "en" } }
beforeEach(() => void vi.stubGlobal("document", page))
afterEach(() => {
  vi.unstubAllGlobals()
  page.documentElement.lang = "en"
})

/** A field that keeps its changes, as a page does. */
function fieldOf(value: string, origin = own, limit = 17) {
  let kept: Pick<PhoneFieldState, "value" | "origin"> = { value, origin }
  const acts = () =>
    field({
      ...kept,
      market: "AE",
      limit,
      onChange: (text) => {
        kept = { ...kept, value: text }
      },
      setOrigin: (given) => {
        kept = { ...kept, origin: given }
      },
    })
  return {
    acts,
    value: () => kept.value,
    shown: () => [acts().callingCode, acts().phoneCountry, acts().text],
    /** Types one character after the other, at the end. */
    typeOn: (text: string) => {
      for (const sign of text) acts().type(`${acts().text}${sign}`)
    },
  }
}

describe("a phone field", () => {
  it("says whose its code is in the page's language, and nothing of a code that is not whole", () => {
    expect(fieldOf("+4915123456789").acts().spoken).toBe("Germany, +49")
    expect(fieldOf("+4").acts().spoken).toBeUndefined()
    page.documentElement.lang = "ar"
    expect(fieldOf("050 123 4567").acts().spoken).toBe("الإمارات العربية المتحدة، +971")
  })

  it("says of a code of many countries only what is true: whose the number is, or what was chosen", () => {
    expect([fieldOf("+14165550123").acts().spoken, ...fieldOf("+14165550123").shown()]).toEqual([
      "+1",
      "+1",
      null,
      "4165550123",
    ])
    expect(fieldOf("+12133734253").acts().spoken).toBe("United States, +1")
    expect(fieldOf("+77012345678").acts().spoken).toBe("+7")
    for (const british of ["+442079460018", "+447400123456"])
      expect(fieldOf(british).acts().spoken).toBe("United Kingdom, +44")
    for (const ofAnIsland of ["+441534756789", "+447797712345", "+441481256789", "+447781123456", "+441624756789"])
      expect(fieldOf(ofAnIsland).acts().spoken).toBe("+44")
    const typed = fieldOf("")
    typed.typeOn("+12133734253")
    expect(typed.acts().spoken).toBe("United States, +1")
    // That the first number was one of the United States must not affect the next.
    typed.acts().type("4165550123")
    expect(typed.acts().spoken).toBe("+1")
    typed.acts().choose?.({ callingCode: "+1", phoneCountry: "CA" })
    expect(typed.acts().spoken).toBe("Canada, +1")
  })

  it("shows a stored number behind its code, whoever can read it", () => {
    expect(fieldOf("+971501234567").shown()).toEqual(["+971", "AE", "50 123 4567"])
    expect(fieldOf("+447400123456").shown()).toEqual(["+44", "GB", "7400 123456"])
    expect(fieldOf("+4915123456789").shown()).toEqual(["+49", "DE", "15123456789"])
    expect(fieldOf("+44 20 7946 0018").shown()).toEqual(["+44", "GB", "20 7946 0018"])
    expect(fieldOf("050 123 4567").shown()).toEqual(["+971", "AE", "050 123 4567"])
  })

  it("takes another country by hand, by a plus, and gives it back when it is left", () => {
    const typed = fieldOf("")
    typed.typeOn("+4")
    expect([typed.value(), ...typed.shown()]).toEqual(["+4", null, null, "+4"])
    typed.typeOn("4")
    expect([typed.value(), ...typed.shown()]).toEqual(["", "+44", null, ""])
    typed.typeOn("2079460018")
    expect([typed.value(), ...typed.shown()]).toEqual(["+44 2079460018", "+44", "GB", "2079460018"])
    typed.acts().settle?.()
    expect(typed.value()).toBe("+44 20 7946 0018")
  })

  it("stays whole while a code is typed before what was there", () => {
    const typed = fieldOf("15123456789")
    for (const text of ["+15123456789", "+415123456789", "+4915123456789"]) {
      typed.acts().type(text)
      expect([typed.value(), ...typed.shown()]).toEqual([text, null, null, text])
    }
    typed.acts().settle?.()
    expect(typed.shown()).toEqual(["+49", "DE", "15123456789"])
  })

  it("keeps the digits for another country that is chosen, and is plain again with the market's own", () => {
    const chosen = fieldOf("0501234567")
    chosen.acts().choose?.({ callingCode: "+974", phoneCountry: "QA" })
    expect([chosen.value(), ...chosen.shown()]).toEqual(["+974 0501234567", "+974", "QA", "0501234567"])
    chosen.acts().choose?.(own)
    expect([chosen.value(), ...chosen.shown()]).toEqual(["0501234567", "+971", "AE", "0501234567"])
    const half = fieldOf("+4", { callingCode: null, phoneCountry: null })
    half.acts().choose?.({ callingCode: "+49", phoneCountry: "DE" })
    expect([half.value(), ...half.shown()]).toEqual(["+49 4", "+49", "DE", "4"])
  })

  it("is empty with a code alone, which stays before it", () => {
    const chosen = fieldOf("")
    chosen.acts().choose?.({ callingCode: "+1", phoneCountry: "CA" })
    expect([chosen.value(), ...chosen.shown()]).toEqual(["", "+1", "CA", ""])
    chosen.typeOn("416")
    expect([chosen.value(), ...chosen.shown()]).toEqual(["+1 416", "+1", "CA", "416"])
    chosen.acts().type("")
    expect([chosen.value(), ...chosen.shown()]).toEqual(["", "+1", "CA", ""])
    chosen.acts().type("+971 50 123 4567")
    expect([chosen.value(), ...chosen.shown()]).toEqual(["50 123 4567", "+971", "AE", "50 123 4567"])
  })

  it("holds its limit with the code", () => {
    const typed = fieldOf("", own, 16)
    typed.acts().choose?.({ callingCode: "+358", phoneCountry: "FI" })
    typed.typeOn("12345678901234567890")
    expect(typed.value()).toBe("+358 12345678901")
    expect(typed.acts().isLandline).toBe(false)
    expect(fieldOf("04 330 0000").acts().isLandline).toBe(true)
  })
})

describe("a check of phones", () => {
  it("knows every country once it has met a number that it could not tell", async () => {
    expect(read("+1 0507654321", "AE")).toMatchObject({ reason: "unsupported-country" })
    const found = await checked((readPhone) => [readPhone("+1 0507654321", "AE"), readPhone("+81 90 1234 5678", "AE")])
    expect(found).toMatchObject([
      { ok: false, reason: "invalid" },
      { ok: true, country: "JP" },
    ])
    expect(read("+1 0507654321", "AE")).toMatchObject({ reason: "invalid" })
  })
})
