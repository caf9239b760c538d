import fc from "fast-check"
import metadata from "libphonenumber-js/max/metadata"
import { describe, expect, it } from "vitest"
import { countries } from "../../market/countries.ts"
import { marketIds, markets } from "../../market/market.ts"
import { callingCodeOf, phoneFieldView } from "./phone-field.ts"

const market = fc.constantFrom(...marketIds)
const callingCodes = [...new Set(countries.map(({ dialCode }) => dialCode))]

describe("what stands before a phone", () => {
  it("is the market's calling code, unless the number begins with another", () => {
    expect(phoneFieldView("", "QA")).toEqual({ callingCode: "+974", phoneCountry: "QA", text: "" })
    expect(phoneFieldView("050 123 4567", "AE")).toEqual({
      callingCode: "+971",
      phoneCountry: "AE",
      text: "050 123 4567",
    })
    expect(phoneFieldView("+44 20 7946 0018", "AE")).toEqual({
      callingCode: "+44",
      phoneCountry: null,
      text: "20 7946 0018",
    })
    fc.assert(
      fc.property(
        fc.constantFrom(...callingCodes),
        fc.stringMatching(/^[0-9][0-9 ]{0,11}$/),
        market,
        (code, text, at) => {
          expect(phoneFieldView(`${code} ${text}`, at)).toMatchObject({ callingCode: code, text })
          expect(phoneFieldView(text, at)).toMatchObject({ callingCode: markets[at].callingCode, text })
        },
      ),
    )
  })

  it("is nothing while a code is typed, also before a number that was there", () => {
    for (const text of ["+", "+4", "+97", "+450 123 4567", "+447400123456", "+999 1"])
      expect(phoneFieldView(text, "AE")).toEqual({ callingCode: null, phoneCountry: null, text })
    expect(phoneFieldView("+44", "AE").callingCode).toBe("+44")
  })

  it("loses no digit of any text", () => {
    const digitsOf = (text: string) => text.replace(/\D/g, "")
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.stringMatching(/^\+?[0-9 ]{0,17}$/)), market, (text, at) => {
        const view = phoneFieldView(text, at)
        const before = text.startsWith("+") ? (view.callingCode ?? "") : ""
        expect(digitsOf(before + view.text)).toBe(digitsOf(text))
      }),
    )
  })

  it("is the code of every country, of which none begins with another, by its main country where it has one", () => {
    for (const { dialCode } of countries) expect(callingCodeOf(`${dialCode}123`)).toBe(dialCode)
    for (const [code, [main]] of Object.entries(metadata.country_calling_codes))
      if (String(main) !== "001")
        expect(phoneFieldView(`+${code}`, "AE").phoneCountry).toBe(["1", "7", "44"].includes(code) ? null : main)
    expect(callingCodeOf("44 20")).toBeNull()
  })
})
