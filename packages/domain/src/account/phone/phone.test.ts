import fc from "fast-check"
import metadata from "libphonenumber-js/max/metadata"
import { describe, expect, it } from "vitest"
import type { MarketId } from "../../market/market.ts"
import { runs } from "../../testing/runs.ts"
import { type ParsedPhone, parsePhone, parsePhoneWith } from "./phone.ts"
import { phoneMetadata } from "./phone-metadata.ts"
import { parseWorldwidePhone } from "./phone-worldwide.ts"

const digits = (length: number) => fc.stringMatching(new RegExp(`^[0-9]{${length}}$`))
const emiratesMobile = fc
  .tuple(fc.constantFrom("50", "52", "54", "55", "56", "58"), digits(7))
  .map((parts) => parts.join(""))
const qatarMobile = fc.tuple(fc.constantFrom("3", "5", "6", "7"), digits(7)).map((parts) => parts.join(""))
const separators = fc.array(fc.constantFrom("", " ", "-", " - ", ".", "\u00A0", "\u200E", "("), {
  minLength: 16,
  maxLength: 16,
})

const spread = (text: string, between: readonly string[]): string =>
  [...text].map((character, index) => character + (between[index] ?? "")).join("")
const shifted = (text: string, zero: number): string =>
  text.replace(/\d/g, (digit) => String.fromCodePoint(zero + Number(digit)))

const e164Of = (text: string, market: MarketId): string | null => {
  const phone = parsePhone(text, market)
  return phone.ok ? phone.e164 : null
}
const reasonOf = (text: string, market: MarketId): string | null => {
  const phone = parsePhone(text, market)
  return phone.ok ? null : phone.reason
}

describe("phone numbers", () => {
  it("reads a number as we write it to what a search of the text finds in it", () => {
    const national = fc.oneof(emiratesMobile, qatarMobile, fc.stringMatching(/^[0-9]{6,10}$/))
    const plain = fc.tuple(fc.constantFrom("+971", "+974"), national).map((parts) => parts.join(""))
    const shown = (phone: ParsedPhone) =>
      phone.ok ? [phone.e164, phone.country, phone.national, phone.international] : phone.reason
    fc.assert(
      fc.property(plain, fc.constantFrom("AE" as const, "QA" as const), (text, market) => {
        expect(shown(parseWorldwidePhone(text, market))).toEqual(shown(parsePhoneWith(metadata, text, market)))
      }),
      { numRuns: runs(2_000) },
    )
  })

  it("reads a U.A.E. mobile in every way of writing its country to the same number", () => {
    fc.assert(
      fc.property(emiratesMobile, (number) => {
        const ways = [`0${number}`, number, `+971${number}`, `00971${number}`, `971${number}`, `+971 (0)${number}`]
        for (const way of ways) expect(e164Of(way, "AE")).toBe(`+971${number}`)
        for (const way of ways.slice(2)) expect(e164Of(way, "QA")).toBe(`+971${number}`)
      }),
    )
  })

  it("reads an eight digit Qatari mobile with and without its calling code", () => {
    fc.assert(
      fc.property(qatarMobile, (number) => {
        const ways = [number, `+974${number}`, `00974${number}`, `974${number}`]
        for (const way of ways) expect(e164Of(way, "QA")).toBe(`+974${number}`)
        for (const way of ways.slice(1)) expect(e164Of(way, "AE")).toBe(`+974${number}`)
      }),
    )
  })

  it("gives the same number whatever spaces, dashes, dots, brackets and direction marks stand between the digits", () => {
    fc.assert(
      fc.property(emiratesMobile, separators, (number, between) => {
        expect(e164Of(spread(`+971${number}`, between), "AE")).toBe(`+971${number}`)
        expect(e164Of(spread(`0${number}`, between), "AE")).toBe(`+971${number}`)
      }),
    )
  })

  it("reads Arabic-Indic, Persian and full-width digits like Latin ones", () => {
    fc.assert(
      fc.property(emiratesMobile, fc.constantFrom(0x0660, 0x06f0, 0xff10), (number, zero) => {
        expect(parsePhone(shifted(`0${number}`, zero), "AE")).toEqual(parsePhone(`0${number}`, "AE"))
      }),
    )
  })

  it("reads its own ways of writing a number back, from either market", () => {
    fc.assert(
      fc.property(emiratesMobile, (number) => {
        const phone = parsePhone(number, "AE")
        if (!phone.ok) throw new Error(`${number} was refused`)
        expect(parsePhone(phone.e164, "QA")).toEqual(phone)
        expect(parsePhone(phone.international, "QA")).toEqual(phone)
        expect(parsePhone(phone.national, "AE")).toEqual(phone)
      }),
    )
  })

  it("never throws, and answers any number as E.164 or with a reason", () => {
    fc.assert(
      fc.property(fc.oneof(fc.string({ unit: "binary" }), fc.stringMatching(/^[+0-9 ]{0,20}$/)), (text) => {
        const phone = parsePhone(text, "QA")
        if (phone.ok) expect(phone.e164).toMatch(/^\+[1-9]\d{6,14}$/)
        else expect(["empty", "invalid", "unsupported-country"]).toContain(phone.reason)
      }),
    )
  })

  it("gives every form of a number that a screen or a message needs", () => {
    expect(parsePhone("0501234567", "AE")).toMatchObject({
      ok: true,
      e164: "+971501234567",
      country: "AE",
      national: "050 123 4567",
      international: "+971 50 123 4567",
    })
  })

  it.each([
    ["Dubai", "04 330 0000"],
    ["Abu Dhabi", "02 222 2288"],
    ["Sharjah and Ajman", "06 525 2528"],
    ["Ras Al Khaimah", "07 222 2222"],
    ["Fujairah", "09 222 4444"],
    ["Al Ain", "03 763 3333"],
    ["toll free", "800 4567"],
  ])("knows a U.A.E. landline: %s", (_, number) => {
    expect(parsePhone(number, "AE").ok).toBe(true)
  })

  it("knows a Qatari landline", () => {
    expect(e164Of("4412 3456", "QA")).toBe("+97444123456")
  })

  it.each([
    ["BH", "+973 3600 1234"],
    ["SA", "+966 51 234 5678"],
    ["KW", "+965 500 12345"],
    ["OM", "+968 9212 3456"],
    ["PK", "+92 301 2345678"],
    ["IN", "+91 98123 45678"],
    ["PH", "+63 905 123 4567"],
    ["EG", "+20 100 123 4567"],
    ["JO", "+962 7 9012 3456"],
    ["LB", "+961 71 123 456"],
    ["GB", "+44 7400 123456"],
    ["US", "+1 201 555 0123"],
  ])("takes a contact abroad: %s", (country, number) => {
    expect(parsePhone(number, "AE")).toMatchObject({ ok: true, country })
  })

  it("takes the bare Qatari number of 11 digits that a rule of 12 to 15 characters would refuse", () => {
    expect(e164Of("97433123456", "QA")).toBe("+97433123456")
  })

  it("says only that the phone is empty when nothing but spaces was typed", () => {
    for (const text of ["", "  ", "\u200F \u00A0"]) expect(reasonOf(text, "AE")).toBe("empty")
  })

  it.each([
    ["a digit short", "050 123 456"],
    ["a digit long", "050 123 45678"],
    ["a Qatari local mobile in the U.A.E.", "5512 3456"],
    ["letters", "call 0501234567"],
    ["two numbers", "0501234567, 0507654321"],
    ["a mobile prefix nobody has", "051 123 4567"],
    ["a plus sign in the middle", "050+1234567"],
    ["zeros", "0000000000"],
    ["only a plus sign", "+"],
  ])("refuses %s", (_, text) => {
    expect(reasonOf(text, "AE")).toBe("invalid")
  })

  it("refuses a U.A.E. local number in Qatar, where 050 means nothing", () => {
    expect(reasonOf("050 123 4567", "QA")).toBe("invalid")
  })

  it.each([
    ["Germany", "+49 1512 3456789"],
    ["Sri Lanka", "0094 71 234 5678"],
    ["Canada, which shares +1", "+1 416 555 0123"],
    ["Jersey, which shares +44", "+44 7797 712345"],
  ])("leaves a country outside its metadata to the whole world's: %s", (_, text) => {
    expect(reasonOf(text, "AE")).toBe("unsupported-country")
    expect(parseWorldwidePhone(text, "AE").ok).toBe(true)
  })

  it("is of some country of the world: a calling code of none is invalid", () => {
    for (const text of ["+999 12345678", "+210 123456789"])
      expect(parseWorldwidePhone(text, "AE")).toEqual({ ok: false, reason: "invalid" })
  })

  it("answers the same as the whole world's metadata for every country it keeps", () => {
    const calls = Object.keys(phoneMetadata.country_calling_codes).filter((code) => !["1", "44"].includes(code))
    fc.assert(
      fc.property(fc.constantFrom(...calls), fc.stringMatching(/^[1-9][0-9]{6,10}$/), (code, rest) => {
        expect(parsePhone(`+${code}${rest}`, "AE")).toEqual(parseWorldwidePhone(`+${code}${rest}`, "AE"))
      }),
      { numRuns: 500 },
    )
  })
})
