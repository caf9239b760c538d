import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { anEmail } from "../testing/arbitraries-account.ts"
import { isEmail, plainEmail } from "./email.ts"

describe("an e-mail address", () => {
  it.each([
    "amna@example.com",
    " amna@example.com ",
    "a@b.co",
    "first.last+tag@mail.example.qa",
    "o'hara@example.com",
    "آمنة@مثال.قطر",
  ])("may be %s", (text) => {
    expect(isEmail(text)).toBe(true)
  })

  it.each([
    ["nothing", ""],
    ["no @", "amna.example.com"],
    ["nothing before the @", "@example.com"],
    ["no dot after the @", "amna@example"],
    ["a dot at the end", "amna@example."],
    ["two dots together", "amna@example..com"],
    ["a dot right after the @", "amna@.com"],
    ["two @", "amna@home@example.com"],
    ["anything after its dotted name", "amna@example.com@"],
    ["a blank inside", "amna ali@example.com"],
    ["a blank after the @", "amna@exam ple.com"],
    ["a comma, behind which a second one could begin", "amna,omar@example.com"],
    ["brackets around it", "<amna@example.com>"],
    ["anything that nobody sees", "amna\u200b@example.com"],
    ["a line break of another kind", "amna\u0085@example.com"],
  ])("has not %s", (_, text) => {
    expect(isEmail(text)).toBe(false)
  })

  it("has at most 254 characters", () => {
    const ofLength = (length: number) => `${"a".repeat(length - "@example.com".length)}@example.com`
    expect(isEmail(ofLength(254))).toBe(true)
    expect(isEmail(ofLength(255))).toBe(false)
  })

  it("finds its account however its letters and the blanks around it are typed", () => {
    const typed = fc.tuple(anEmail, fc.constantFrom("", " ", "\t"), fc.boolean())
    fc.assert(
      fc.property(typed, ([email, blank, isUpper]) => {
        const text = `${blank}${isUpper ? email.toUpperCase() : email}${blank}`
        expect(isEmail(text)).toBe(true)
        expect(plainEmail(text)).toBe(email)
        expect(plainEmail(plainEmail(text))).toBe(plainEmail(text))
      }),
    )
  })
})
