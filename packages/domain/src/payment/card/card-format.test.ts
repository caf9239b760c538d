import creditCardType from "credit-card-type"
import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { aCardNumber, aNumberOf, inOtherDigits } from "../../testing/arbitraries-card.ts"
import { digitsOf, lastFourOf } from "./card-digits.ts"
import { formatCardNumber, formatCvc, formatExpiry, longestCvc } from "./card-format.ts"
import { brandOf } from "./told-brand.ts"

const typed = fc.oneof(fc.string(), fc.stringMatching(/^[\d /٠-٩]{0,24}$/))

describe("a card number in its field", () => {
  it("is grouped 4-6-5 for American Express, 4-6-4 for Diners, else 4-4-4-4, up to 19 digits", () => {
    expect(formatCardNumber("378282246310005")).toBe("3782 822463 10005")
    expect(formatCardNumber("30569309025904")).toBe("3056 930902 5904")
    expect(formatCardNumber("4111111111111111")).toBe("4111 1111 1111 1111")
    expect(formatCardNumber("6799990100000000019")).toBe("6799 9901 0000 0000 019")
    expect(formatCardNumber("41111111111111111111111")).toBe("4111 1111 1111 1111 111")
    expect(formatCardNumber("٤١١١-1111 1")).toBe("4111 1111 1")
  })

  it("keeps the digits in their order, at most 19 of them, and settles at once", () => {
    fc.assert(
      fc.property(typed, (text) => {
        const shown = formatCardNumber(text)
        expect(digitsOf(shown)).toBe(digitsOf(text).slice(0, 19))
        expect(shown).toMatch(/^(\d+( \d+)*)?$/)
        expect(formatCardNumber(shown)).toBe(shown)
      }),
    )
  })

  it("is the same from an Arabic or a Persian keyboard", () => {
    fc.assert(
      fc.property(
        aCardNumber.chain((number) => fc.tuple(fc.constant(number), inOtherDigits(number))),
        ([number, other]) => {
          expect(formatCardNumber(other)).toBe(formatCardNumber(number))
        },
      ),
    )
  })

  it("is grouped as credit-card-type says, but that what follows the last of its gaps is a group of its own", () => {
    const shared = [
      ["visa", "visa"],
      ["master", "mastercard"],
      ["amex", "american-express"],
      ["elo", "elo"],
      ["jcb", "jcb"],
      ["diners", "diners-club"],
      ["discovery", "discover"],
      ["hipercard", "hipercard"],
      ["maestro", "maestro"],
      ["unionpay", "unionpay"],
    ] as const
    for (const [brand, peer] of shared)
      fc.assert(
        fc.property(aNumberOf(brand), (number) => {
          fc.pre(brandOf(number) === brand)
          const { gaps } = creditCardType.getTypeInfo(peer)
          const spaces = [...formatCardNumber(number).matchAll(/ /g)].map((space, index) => space.index - index)
          expect(spaces.slice(0, gaps.length)).toEqual(gaps.filter((gap) => gap < number.length))
        }),
      )
  })

  it("stands in our records by its last four digits only", () => {
    expect(lastFourOf("4111 1111 1111 1234")).toBe("1234")
  })
})

describe("an expiry in its field", () => {
  it("gets a slash after two digits, up to MM/YYYY", () => {
    expect(["0", "09", "093", "0930", "092030", "0920305"].map(formatExpiry)).toEqual([
      "0",
      "09/",
      "09/3",
      "09/30",
      "09/2030",
      "09/2030",
    ])
  })

  it("reads a single digit before a slash as a month", () => {
    expect(["9/", "9/30", " 9 / 2030", "٩/٣٠", "9/3"].map(formatExpiry)).toEqual([
      "09/",
      "09/30",
      "09/2030",
      "09/30",
      "93/",
    ])
  })

  it("settles at once and has nothing but digits and one slash", () => {
    fc.assert(
      fc.property(typed, (text) => {
        const shown = formatExpiry(text)
        expect(shown).toMatch(/^(\d?|\d\d\/\d{0,4})$/)
        expect(formatExpiry(shown)).toBe(shown)
      }),
    )
  })
})

describe("a security code in its field", () => {
  it("has 3 digits, 4 for American Express, and up to 5 in Qatar's form", () => {
    expect(formatCvc("12345", longestCvc("hosted", "visa"))).toBe("123")
    expect(formatCvc("12345", longestCvc("hosted", null))).toBe("123")
    expect(formatCvc("12345", longestCvc("hosted", "amex"))).toBe("1234")
    expect(formatCvc("123456", longestCvc("qatar", "visa"))).toBe("12345")
    expect(formatCvc("١٢٣", 3)).toBe("123")
  })
})
