import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { aCardNumber, inOtherDigits } from "../../testing/arbitraries-card.ts"
import { formatCardNumber } from "./card-format.ts"
import { holdsCardNumber, holdsDigits } from "./card-number-guard.ts"
import { brandOf } from "./told-brand.ts"

/** The check digit as it is told by hand: from the right, every second digit counts twice, its own digits summed. */
function passesLuhn(text: string): boolean {
  const digits = [...text]
    .filter((sign) => sign !== " ")
    .reverse()
    .map(Number)
  const counted = digits.map((digit, place) => (place % 2 === 0 ? [digit] : [...String(digit * 2)].map(Number)))
  return counted.flat().reduce((sum, digit) => sum + digit, 0) % 10 === 0
}

describe("a text that must hold no card number", () => {
  it("is found out by every number of every brand, grouped or not, in any digits and within other words", () => {
    const hidden = aCardNumber.chain((number) =>
      fc.constantFrom(number, formatCardNumber(number), formatCardNumber(number).replaceAll(" ", "-")),
    )
    const before = fc.constantFrom("", "flat 12, ", "card: ", "12 ", "7-", "رقم ")
    const after = fc.constantFrom("", ".", " 09/30", " thank you", "-7")
    fc.assert(
      fc.property(
        hidden.chain((number) => fc.oneof(fc.constant(number), inOtherDigits(number))),
        before,
        after,
        (number, a, b) => {
          expect(holdsCardNumber(`${a}${number}${b}`)).toBe(true)
        },
      ),
    )
  })

  it("is found out whatever parts the groups of a card, or its digits", () => {
    const between = [...". / _ , * : · – | + \n \u00a0 \u2009".split(" "), "  ", ", ", " - ", " / "]
    fc.assert(
      fc.property(aCardNumber, fc.constantFrom(...between), (number, sign) => {
        expect(holdsCardNumber(formatCardNumber(number).replaceAll(" ", sign)), sign).toBe(true)
        expect(holdsCardNumber([...number].join(sign)), sign).toBe(true)
      }),
    )
  })

  it("is found out in the digits of every script, wide, raised and framed ones", () => {
    const written = (zero: number) => (digit: string) => String.fromCodePoint(zero + Number(digit))
    for (const zero of [0xff10, 0x966, 0x9e6, 0xe50, 0x1040, 0x1d7ce, 0x1d7d8, 0x1d7f6, 0x1fbf0]) {
      const text = [..."4005550000000001"].map(written(zero)).join("")
      expect(holdsCardNumber(text), text).toBe(true)
    }
    expect(holdsCardNumber("⁴⁰⁰⁵⁵⁵⁰⁰⁰⁰⁰⁰⁰⁰⁰¹")).toBe(true)
  })

  it("may hold dates and phones in a list, which are no groups of a card", () => {
    const two = (most: number) => fc.integer({ min: 1, max: most }).map((number) => String(number).padStart(2, "0"))
    const date = fc
      .tuple(two(31), two(12), fc.constantFrom(..."../"))
      .map(([day, month, sign]) => `${day}${sign}${month}${sign}2026`)
    const phone = fc.stringMatching(/^(?:5[02568]|[34679])\d{7}$/)
    fc.assert(
      fc.property(
        fc.oneof(date, phone),
        fc.oneof(date, phone),
        fc.constantFrom(", ", " / ", "; ", "\n"),
        (a, b, sign) => {
          expect(holdsCardNumber(`${a}${sign}${b}`), `${a}${sign}${b}`).toBe(false)
        },
      ),
    )
  })

  it("may hold digits of another number, of another length, or apart", () => {
    for (const text of [
      "",
      "Marina Gate 1, 1203",
      "4111 1111 1111 1112",
      "411111111111",
      "41111111111111111111111",
      "4111 x 1111 x 1111 x 1111",
      "4111    1111    1111    1111",
      "AE4K7M2XQ9TB3HV",
    ])
      expect(holdsCardNumber(text), text).toBe(false)
  })

  it("may hold 12 digits or 20 that pass the check of a card number", () => {
    const passing = (body: string) =>
      [..."0123456789"].map((check) => body + check).filter((number) => passesLuhn(number))
    expect(passing("4111")).toHaveLength(1)
    for (const body of ["41111111111", "9".repeat(11), "4".repeat(19), "41111111111 1111 1111"])
      for (const number of passing(body)) expect(holdsCardNumber(number), number).toBe(false)
    for (const body of ["4".repeat(12), "4".repeat(18)])
      for (const number of passing(body)) expect(holdsCardNumber(number), number).toBe(true)
  })

  it("may hold 13 to 19 digits, but for the one check digit in ten that fits them where some card begins so", () => {
    fc.assert(
      fc.property(fc.stringMatching(/^\d{12,18}$/), (body) => {
        const fitting = [..."0123456789"].filter((check) => holdsCardNumber(body + check))
        expect(fitting).toHaveLength(brandOf(body) === null ? 0 : 1)
      }),
    )
  })

  it("may hold a tax number, an identity number of the Emirates and a time, whatever their check digit", () => {
    const digits = (count: number) => fc.stringMatching(new RegExp(`^\\d{${count}}$`))
    const others = fc.oneof(
      digits(12).map((rest) => `100${rest}`),
      fc.tuple(digits(4), digits(7), digits(1)).map(([year, number, check]) => `784-${year}-${number}-${check}`),
      digits(10).map((rest) => `202611${rest}`),
    )
    fc.assert(
      fc.property(others, (number) => {
        expect(holdsCardNumber(`no. ${number}`), number).toBe(false)
      }),
    )
  })
})

describe("the digits of a text", () => {
  it("are those of any script, and no sign that stands beside them", () => {
    for (const zero of ["0", "٠", "۰", "०"]) {
      const signs = Array.from({ length: 12 }, (_, index) => String.fromCharCode(zero.charCodeAt(0) - 1 + index))
      expect(signs.map((sign) => holdsDigits(`${sign} a `.repeat(13), 13))).toEqual([
        false,
        ...Array.from({ length: 10 }, () => true),
        false,
      ])
    }
    expect([holdsDigits("12 34", 4), holdsDigits("12 34", 5)]).toEqual([true, false])
  })
})
