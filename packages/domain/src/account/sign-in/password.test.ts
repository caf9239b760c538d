import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { account as arabic } from "../../messages/ar/account.ts"
import { account as english } from "../../messages/en/account.ts"
import { aStrongPassword, aWeakPassword } from "../../testing/arbitraries-account.ts"
import { isCommonPassword } from "./common-passwords.ts"
import { isStrongPassword, passwordFault, passwordRules, showsDifference, typedPasswordFault } from "./password.ts"

const noneIsCommon = () => false

describe("the strength of a password", () => {
  it("is enough with 8 characters, a letter, a digit and a symbol, in any order and script", () => {
    fc.assert(
      fc.property(aStrongPassword, (password) => {
        expect(isStrongPassword(password)).toBe(true)
        expect(passwordFault(password, noneIsCommon)).toBeNull()
      }),
    )
  })

  it("is too little where any of them is missing", () => {
    fc.assert(
      fc.property(aWeakPassword, (password) => {
        expect(passwordFault(password, noneIsCommon)).toBe("password-weak")
      }),
    )
  })

  it("is too little with a hyphen alone, as browsers make passwords up that are not told what is asked", () => {
    expect(isStrongPassword("kestrel-7kestrel-7")).toBe(false)
    for (const symbol of "@$!%*#?&") expect(isStrongPassword(`kestrel7${symbol}`)).toBe(true)
    expect(passwordRules).toBe("minlength: 8; required: lower; required: digit; required: [@$!%*#?&];")
    for (const { passwordHint } of [english, arabic]) expect(passwordHint).toContain("@$!%*#?&")
  })

  it("never falls by typing on", () => {
    fc.assert(
      fc.property(aStrongPassword, fc.string({ unit: "grapheme" }), (password, more) => {
        expect(isStrongPassword(password + more)).toBe(true)
        expect(isStrongPassword(more + password)).toBe(true)
      }),
    )
  })

  it.each([
    ["kestrel7!", true],
    ["abcdef1!", true],
    ["abcde1!", false],
    ["٣كلمةسر!", true],
    ["𞤀𞤣𞤤𞤢𞤥1!", false],
    ["abcdefg1", false],
    ["abcdefgh!", false],
    ["1234567!", false],
    ["", false],
  ])("of %j is enough: %s", (password, isEnough) => {
    expect(isStrongPassword(password)).toBe(isEnough)
  })

  it.each(["@", "$", "!", "%", "*", "#", "?", "&"])("counts %s as a symbol", (symbol) => {
    expect(isStrongPassword(`abcdef12${symbol}`)).toBe(true)
  })

  it.each(["-", "_", ".", "^", "+", "؟", " "])("does not count %j as a symbol", (symbol) => {
    expect(isStrongPassword(`abcdef12${symbol}`)).toBe(false)
  })

  it("is spoken of from the fifth typed character on", () => {
    const typed = ["a", "ab", "abc", "abcd", "abcde", "abcdefg1", "abcdefg1!"]
    expect(typed.map((text) => typedPasswordFault(text, noneIsCommon))).toEqual([
      null,
      null,
      null,
      null,
      "password-weak",
      "password-weak",
      null,
    ])
  })
})

describe("'Passwords do not match'", () => {
  it("is said while the second one is typed, from its first character until both are alike", () => {
    expect(showsDifference("kestrel7!", "")).toBe(false)
    expect(showsDifference("kestrel7!", "kestrel7")).toBe(true)
    expect(showsDifference("kestrel7!", "kestrel7!")).toBe(false)
    expect(showsDifference("", "c")).toBe(true)
  })
})

describe("a common password", () => {
  it("is refused although it is strong enough", () => {
    expect(passwordFault("Password1!", isCommonPassword)).toBe("password-common")
    expect(passwordFault("password", isCommonPassword)).toBe("password-weak")
    expect(typedPasswordFault("P@ssw0rd2026", isCommonPassword)).toBe("password-common")
  })
})
