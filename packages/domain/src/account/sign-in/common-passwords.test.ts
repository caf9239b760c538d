import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { aStrongPassword } from "../../testing/arbitraries-account.ts"
import { commonForm, commonPatterns, commonWords, isCommonPassword } from "./common-passwords.ts"
import { isStrongPassword } from "./password.ts"

const mixedCase = (word: string, isUpper: readonly boolean[]): string =>
  [...word].map((letter, index) => (isUpper[index] ? letter.toUpperCase() : letter)).join("")

const dressed: fc.Arbitrary<string> = fc
  .tuple(
    fc.constantFrom(...commonWords),
    fc.array(fc.boolean(), { minLength: 20, maxLength: 20 }),
    fc.stringMatching(/^[0-9@#!.]{0,3}$/),
    fc.stringMatching(/^[0-9@$!%*#?&_-]{0,8}$/),
  )
  .map(([word, isUpper, before, after]) => `${before}${mixedCase(word, isUpper)}${after}`)

describe("common passwords", () => {
  it("are known by their word, in any case and with any digits and symbols around it", () => {
    fc.assert(
      fc.property(dressed, (password) => {
        expect(isCommonPassword(password)).toBe(true)
      }),
    )
  })

  it.each([
    ["P@ssw0rd2024!", "password"],
    ["p@55w0rd", "password"],
    ["Dubai@123", "dubai"],
    ["QWERTY123!", "qwerty"],
    ["W3lc0me!1", "welcome"],
    ["Dr4gon99#", "dragon"],
    ["T1ger#2026", "tiger"],
    ["Pr!ncess1", "princess"],
    ["Pa$$word1", "password"],
    ["Foo7ball!", "football"],
    ["I_love_you2!", "iloveyou"],
    ["7ig3r!", "iger"],
    ["12345678!", ""],
  ])("%s has the form %j", (password, form) => {
    expect(commonForm(password)).toBe(form)
  })

  it.each(["1qaz@WSX", "Abc@12345", "123456aA!", "A1b2c3d4!"])("%s is known as a whole", (password) => {
    expect(isCommonPassword(password)).toBe(true)
  })

  // Of the 19,640 most common passwords in Royce Williams's list, which Django 5.2 ships, these meet the strength rule.
  const leaked = [
    "pe#5gz29ptzmse",
    "p@ssw0rd",
    "1qaz!qaz",
    "fu7u4a#$$$",
    "john!20130605at1753",
    "!qaz2wsx",
    "derp12!@",
    "film@123",
    "1qaz@wsx",
    "!qaz1qaz",
    "asdfghjkl:&#39:",
    "password1!",
    "pa$$w0rd",
    "fxzz75$yer",
    "p@$$w0rd",
    "chivas#1",
    "#1stunna",
    "aug!272010",
    "jarox1301!",
  ]

  it("are all of a public list of leaked passwords that meet the strength rule", () => {
    expect(leaked.filter((password) => !isStrongPassword(password) || !isCommonPassword(password))).toEqual([])
  })

  it.each(["blue-falcon-7-teapot!", "Marina1203?karak", "صقر أزرق ٧ !", "passwordless-7!x"])(
    "%s is none",
    (password) => {
      expect(isCommonPassword(password)).toBe(false)
    },
  )

  it("leave most strong passwords alone", () => {
    fc.assert(
      fc.property(aStrongPassword, (password) => {
        expect(isCommonPassword(password)).toBe(false)
      }),
    )
  })

  it("are listed with words as their own form with four letters or more and patterns as strong ones in lower case", () => {
    for (const word of commonWords) {
      expect(commonForm(word)).toBe(word)
      expect(word.length).toBeGreaterThanOrEqual(4)
    }
    for (const pattern of commonPatterns) {
      expect(pattern).toBe(pattern.toLowerCase())
      expect(isStrongPassword(pattern), pattern).toBe(true)
      expect(commonWords.has(commonForm(pattern)), pattern).toBe(false)
    }
  })
})
