import type { Customer } from "@mersal/domain/account/customer"
import { describe, expect, it } from "vitest"
import { newsOfLogin } from "./asked-login.ts"

const amna: Customer = {
  id: "amna",
  name: "Amna",
  email: "amna@example.com",
  isEmailProved: true,
  phone: null,
  role: "goCustomer",
  image: null,
}
const asked = { before: amna }

describe("a login that was asked for", () => {
  it("is waited for while its popup is open, and given up when that is closed without it", () => {
    expect(newsOfLogin(asked, amna, true)).toBe("waiting")
    expect(newsOfLogin({ before: null }, null, true)).toBe("waiting")
    expect(newsOfLogin(asked, amna, false)).toBe("ended")
  })

  it("was done by the same person or another one, whether the popup has closed yet or not", () => {
    for (const isOpen of [true, false]) {
      expect(newsOfLogin(asked, { ...amna }, isOpen)).toEqual({ isSame: true })
      expect(newsOfLogin(asked, { ...amna, id: "huda" }, isOpen)).toEqual({ isSame: false })
      expect(newsOfLogin({ before: null }, amna, isOpen)).toEqual({ isSame: false })
    }
  })

  it("is given up with a session that is lost meanwhile", () => {
    expect(newsOfLogin(asked, null, true)).toBe("ended")
  })
})
