import { describe, expect, it } from "vitest"
import { account as arabic } from "./ar/account.ts"
import { account as english } from "./en/account.ts"

describe("the texts of the account popups", () => {
  it("follow the length of the code", () => {
    expect(english.enterCode(6)).toBe("Enter the 6-digit Code")
    expect(english.codeMissing(6)).toBe("Please enter the 6-digit verification code.")
    expect(arabic.enterCode(4)).toBe("أدخل الرمز المكوّن من 4 أرقام")
    expect(arabic.codeMissing(4)).toBe("يرجى إدخال رمز التحقق المكوّن من 4 أرقام.")
  })

  it("count in all the Arabic forms", () => {
    expect(new Set([0, 1, 2, 3, 11, 100].map(arabic.tooLong)).size).toBe(6)
    expect(new Set([1, 2, 3, 11, 100].map(arabic.enterCode)).size).toBe(5)
  })
})
