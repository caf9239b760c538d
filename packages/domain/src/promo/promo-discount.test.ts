import * as Result from "effect/Result"
import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { money, subtract } from "../money/money.ts"
import { aPromo, aPromoDiscount, favourable } from "../testing/arbitraries-promo.ts"
import { applyPromo } from "./applied-coupon.ts"
import type { Promo } from "./promo.ts"
import { discountOn } from "./promo-discount.ts"
import { promoRefusal } from "./promo-refusal.ts"

const charge = fc.integer({ min: 0, max: 1_000_000 })

/** A promo of ours with a discount in place of its own, without limits. */
const plain = (discount: Promo["discount"], capMinor: number | null = null): Promo => ({
  code: "SPRING",
  market: "AE",
  discount,
  validFrom: 0,
  validUntil: null,
  capMinor,
  minimumMinor: 0,
  maximumUses: null,
  maximumUsesPerCustomer: null,
  bookingTypes: [],
  vehicles: [],
  isListed: true,
})
const percent = (percent: number, cap: number | null = null) => plain({ type: "PERCENTAGE_DISCOUNT", percent }, cap)
const fixed = (minor: number, cap: number | null = null) => plain({ type: "FIXED_DISCOUNT", minor }, cap)
/** Discounts and caps that can only be a slip: some of them below nothing. */
const aSlip = fc
  .tuple(
    fc.constantFrom(percent, fixed),
    fc.integer({ min: -200, max: 200 }),
    fc.option(fc.integer({ min: -5, max: 5 })),
  )
  .map(([kind, size, cap]) => kind(size, cap))
const off = (promo: Promo, minor: number): number => discountOn(promo, money(minor, "AED")).minor

describe("the discount", () => {
  it("is whole minor units, never below zero, never above the price and never above its cap", () => {
    fc.assert(
      fc.property(fc.oneof(aPromo, aSlip), charge, (promo, minor) => {
        const taken = off(promo, minor)
        expect(Number.isInteger(taken)).toBe(true)
        expect(taken).toBeGreaterThanOrEqual(0)
        expect(taken).toBeLessThanOrEqual(Math.max(0, Math.min(minor, promo.capMinor ?? minor)))
      }),
    )
  })

  it("never falls when the price grows, and never makes a dearer booking cheaper than a cheaper one", () => {
    fc.assert(
      fc.property(aPromo, charge, charge, (promo, a, b) => {
        const [less, more] = a <= b ? [a, b] : [b, a]
        expect(off(promo, more)).toBeGreaterThanOrEqual(off(promo, less))
        expect(more - off(promo, more)).toBeGreaterThanOrEqual(less - off(promo, less))
      }),
    )
  })

  it("never falls when the promo is a better one", () => {
    fc.assert(
      fc.property(charge, fc.nat(12_000), fc.nat(12_000), fc.option(charge), (minor, a, b, cap) => {
        const [less, more] = a <= b ? [a, b] : [b, a]
        expect(off(percent(more / 100), minor)).toBeGreaterThanOrEqual(off(percent(less / 100), minor))
        expect(off(fixed(more), minor)).toBeGreaterThanOrEqual(off(fixed(less), minor))
        expect(off(fixed(more), minor)).toBeGreaterThanOrEqual(off(fixed(more, cap), minor))
      }),
    )
  })

  it("of a percentage is exact in hundredths of a per cent, a half rounded up", () => {
    fc.assert(
      fc.property(charge, fc.integer({ min: 1, max: 10_000 }), (minor, basisPoints) => {
        const exact = (BigInt(minor) * BigInt(basisPoints) * 2n + 10_000n) / 20_000n
        expect(off(percent(basisPoints / 100), minor)).toBe(Number(exact))
      }),
    )
    expect(off(percent(10), 2_935)).toBe(294)
    expect(off(percent(10), 2_934)).toBe(293)
    expect(off(percent(12.5), 1_004)).toBe(126)
  })

  it("of a fixed amount is that amount, and the whole price where it is more", () => {
    expect(off(fixed(1_500), 3_000)).toBe(1_500)
    expect(off(fixed(1_500), 1_500)).toBe(1_500)
    expect(off(fixed(1_500), 900)).toBe(900)
    expect(off(percent(150), 900)).toBe(900)
  })

  it("stops at its cap", () => {
    expect(off(percent(10, 2_000), 30_000)).toBe(2_000)
    expect(off(percent(10, 2_000), 19_990)).toBe(1_999)
    expect(off(fixed(1_500, 1_000), 3_000)).toBe(1_000)
  })

  it("is nothing where the entry has none, and nothing for amounts that can only be a slip", () => {
    expect(off(plain(null), 3_000)).toBe(0)
    expect(off(fixed(-1_500), 3_000)).toBe(0)
    expect(off(percent(10, -5), 3_000)).toBe(0)
  })

  it("is in the currency of the price", () => {
    expect(discountOn(percent(10), money(1_000, "QAR"))).toEqual(money(100, "QAR"))
    expect(discountOn(plain(null), money(1_000, "QAR"))).toEqual(money(0, "QAR"))
  })
})

describe("an applied coupon", () => {
  it("has code, old price, new price, percentage flag and discount: 10 % of 29.30 with 5 % VAT", () => {
    const promo = { ...percent(10), code: "WELCOME10" }
    const { oldPrice, newPrice, ...coupon } = Result.getOrThrow(applyPromo(promo, favourable(promo, 2_930)))
    expect(coupon).toEqual({ code: "WELCOME10", isPercentage: true, discount: money(293, "AED") })
    expect(oldPrice).toEqual(money(2_930 + 147, "AED"))
    // VAT is taken on 26.37: 1.3185 is 1.32.
    expect(newPrice).toEqual(money(2_637 + 132, "AED"))
  })

  it("knows a fixed discount, and takes no VAT in Qatar", () => {
    const promo: Promo = { ...fixed(1_500), market: "QA" }
    expect(Result.getOrThrow(applyPromo(promo, favourable(promo, 4_000)))).toEqual({
      code: "SPRING",
      isPercentage: false,
      discount: money(1_500, "QAR"),
      oldPrice: money(4_000, "QAR"),
      newPrice: money(2_500, "QAR"),
    })
  })

  it("saves at least its discount, and is refused exactly where the promo is", () => {
    fc.assert(
      fc.property(aPromo, charge, (promo, minor) => {
        const situation = favourable(promo, minor)
        const refusal = promoRefusal(promo, situation)
        const answer = applyPromo(promo, situation)
        if (refusal) {
          expect(Result.isFailure(answer) && answer.failure.refusal).toEqual(refusal)
          return
        }
        const { oldPrice, newPrice, discount } = Result.getOrThrow(answer)
        expect(newPrice.minor).toBeGreaterThanOrEqual(0)
        expect(subtract(oldPrice, newPrice).minor).toBeGreaterThanOrEqual(discount.minor)
        if (promo.market === "QA") expect(subtract(oldPrice, newPrice)).toEqual(discount)
      }),
    )
  })

  it("never takes more than there is: a discount of the whole price leaves nothing to pay", () => {
    fc.assert(
      fc.property(aPromoDiscount, fc.integer({ min: 1, max: 40 }), (discount, minor) => {
        const promo = plain({ ...discount, ...(discount.type === "FIXED_DISCOUNT" ? { minor: 40 } : { percent: 100 }) })
        expect(Result.getOrThrow(applyPromo(promo, favourable(promo, minor))).newPrice.minor).toBe(0)
      }),
    )
  })
})
