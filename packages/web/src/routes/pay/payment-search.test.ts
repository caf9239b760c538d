import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { payLinkSearch, paymentVerifyingSearch, payTokenOf } from "./payment-search.ts"

describe("the addresses of the payment pages", () => {
  it("say which attempt and which booking, and nothing that a bank's page may have written beside", () => {
    fc.assert(
      fc.property(fc.dictionary(fc.string(), fc.anything()), (search) => {
        expect(Object.keys(paymentVerifyingSearch({ ...search, responsecode: "000" }))).toEqual(["attempt"])
        expect(typeof paymentVerifyingSearch(search).attempt).toBe("string")
        expect(typeof payLinkSearch(search).bookingId).toBe("string")
      }),
    )
    expect(paymentVerifyingSearch({ attempt: "a1" }).attempt).toBe("a1")
  })

  it("carry the token of a pay link behind the #", () => {
    expect(payTokenOf("#pay=1764.abc-_")).toBe("1764.abc-_")
    expect(payTokenOf("pay=1764.abc")).toBe("1764.abc")
    expect(payTokenOf("")).toBeNull()
  })
})
