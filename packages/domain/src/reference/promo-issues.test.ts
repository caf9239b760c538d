import { describe, expect, it } from "vitest"
import type { Promo } from "../promo/promo.ts"
import { promoInForce } from "./promo-in-force.ts"
import { promoIssues } from "./promo-issues.ts"

const promo: Promo = {
  code: "SPRING",
  market: "AE",
  discount: { type: "PERCENTAGE_DISCOUNT", percent: 10 },
  validFrom: 1_000,
  validUntil: 2_000,
  capMinor: null,
  minimumMinor: 0,
  maximumUses: null,
  maximumUsesPerCustomer: null,
  bookingTypes: [],
  vehicles: [],
  isListed: true,
}
const wrongIn = (over: Partial<Promo>) =>
  promoIssues({ ...promo, ...over }).map(({ field, problem }) => `${field} ${problem}`)

describe("a promo that an admin writes", () => {
  it("has a code of three to thirty-two capitals and digits, marks between them, and of eight where it is private", () => {
    for (const code of ["ABC", "1-_", "A".repeat(32)]) expect(wrongIn({ code })).toEqual([])
    for (const code of ["AB", "-AB", "_AB", "abc", "A B", "A".repeat(33), "ABC\n"])
      expect(wrongIn({ code })).toEqual(["code not-an-id"])
    expect(wrongIn({ code: "PRIVATE", isListed: false })).toEqual(["code too-short-to-be-private"])
    expect(wrongIn({ code: "PRIVATE8", isListed: false })).toEqual([])
  })

  it("takes off something, up to everything", () => {
    const percent = (value: number) => wrongIn({ discount: { type: "PERCENTAGE_DISCOUNT", percent: value } })
    const fixed = (minor: number) => wrongIn({ discount: { type: "FIXED_DISCOUNT", minor } })
    for (const value of [0.01, 12.5, 100]) expect(percent(value)).toEqual([])
    expect(percent(0)).toEqual(["discount not-positive"])
    expect(percent(100.01)).toEqual(["discount above-100"])
    expect(percent(12.345)).toEqual(["discount not-an-amount"])
    expect(fixed(1)).toEqual([])
    expect(fixed(0)).toEqual(["discount not-positive"])
    expect(fixed(-1)).toEqual(["discount negative"])
    expect(wrongIn({ discount: null })).toEqual(["discount missing"])
  })

  it("ends after it begins, if it ends", () => {
    expect([...wrongIn({ validUntil: null }), ...wrongIn({ validUntil: 1_001 })]).toEqual([])
    expect(wrongIn({ validUntil: 1_000 })).toEqual(["validUntil not-after-from"])
  })

  it("has limits that leave something: a cap, a minimum, uses in all and of each customer", () => {
    expect(wrongIn({ capMinor: 1, minimumMinor: 1, maximumUses: 1, maximumUsesPerCustomer: 1e9 })).toEqual([])
    expect(wrongIn({ capMinor: 0 })).toEqual(["cap not-positive"])
    expect(wrongIn({ capMinor: -1, minimumMinor: -1 })).toEqual(["cap negative", "minimum negative"])
    for (const uses of [0, -1, 1.5, 1e9 + 1, Number.NaN]) {
      expect(wrongIn({ maximumUses: uses })).toEqual(["maximumUses not-positive"])
      expect(wrongIn({ maximumUsesPerCustomer: uses })).toEqual(["maximumUsesPerCustomer not-positive"])
    }
  })
})

describe("a promo that was ended", () => {
  it("counts until then, or to its own end where that is sooner", () => {
    const until = (endedAt: number | null, validUntil: number | null) =>
      promoInForce({ value: { ...promo, validUntil }, endedAt })
    expect(until(null, 2_000)).toEqual(promo)
    expect(until(1_500, 2_000)).toEqual({ ...promo, validUntil: 1_500 })
    expect(until(2_500, 2_000)).toEqual(promo)
    expect(until(1_500, null)).toEqual({ ...promo, validUntil: 1_500 })
  })
})
