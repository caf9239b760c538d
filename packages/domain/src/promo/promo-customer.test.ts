import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { digestsOf, promoCustomer } from "./promo-customer.ts"

describe("whose use of a promo it is", () => {
  it("is read back as each thing that is known of him, once and in one order, however they were listed", () => {
    const digests = fc.array(fc.stringMatching(/^[0-9a-f]{1,4}$/), { minLength: 1, maxLength: 6 })
    fc.assert(
      fc.property(digests, (known) => {
        expect(digestsOf(promoCustomer(known))).toEqual([...new Set(known)].toSorted())
        expect(promoCustomer(known.toReversed())).toBe(promoCustomer([...known, ...known]))
      }),
    )
    expect(promoCustomer(["beef", "a1", "beef"])).toBe("a1 beef")
  })

  it("is nobody's where nothing is known", () => {
    expect(digestsOf(null)).toEqual([])
  })
})
