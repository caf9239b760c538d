import * as Result from "effect/Result"
import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { markets } from "../market/market.ts"
import { money } from "../money/money.ts"
import { priceBreakdown } from "../pricing/price-breakdown.ts"
import type { Quote } from "../pricing/quote.ts"
import { aPromo, aPromoCode, aPromoRefusal, favourable, somePriceInputs } from "../testing/arbitraries-promo.ts"
import { applyPromo } from "./applied-coupon.ts"
import type { Promo } from "./promo.ts"
import { promoQuote, withoutPromo } from "./promo-quote.ts"
import { promoRefusalKinds, toldRefusal } from "./promo-refusal.ts"

/** A quote for a booking that nothing of the promo is against, dates aside. */
const aQuoteFor = (promo: Promo): fc.Arbitrary<Quote> =>
  fc.record({ inputs: somePriceInputs, charge: fc.integer({ min: 0, max: 1_000_000 }) }).map(({ inputs, charge }) => {
    const { market, bookingType, vehicle, deliveryCharge, vatPercent } = favourable(promo, charge)
    return {
      inputs: { ...inputs, market, bookingType, vehicle },
      issuedAt: 0,
      expiresAt: 900_000,
      basis: { book: { id: "gulf", version: "1", readings: [] }, tariff: "ae" },
      distanceKm: 10,
      chargeableKg: 2,
      price: priceBreakdown(deliveryCharge, money(0, markets[market].currency), vatPercent),
    }
  })

const promoAndQuote = aPromo.chain((promo) => fc.tuple(fc.constant(promo), aQuoteFor(promo)))
const unused = { total: 0, byCustomer: 0 }

describe("a quote with a promo", () => {
  it("costs what the coupon says, is refused where the promo is, and is the plain quote again without it", () => {
    fc.assert(
      fc.property(promoAndQuote, ([promo, quote]) => {
        const expected = applyPromo(promo, favourable(promo, quote.price.deliveryCharge.minor))
        const answer = promoQuote(quote, promo, { now: promo.validFrom, uses: unused })
        if (Result.isFailure(expected)) {
          expect(Result.isFailure(answer) && answer.failure.refusal).toEqual(expected.failure.refusal)
          return
        }
        const { quote: priced, coupon } = Result.getOrThrow(answer)
        expect(coupon).toEqual(expected.success)
        expect(priced.price.toPay).toEqual(coupon.newPrice)
        expect(priced.price.discount).toEqual(coupon.discount)
        expect(priced.promoCode).toBe(promo.code)
        expect(withoutPromo(priced)).toEqual(quote)
      }),
    )
  })

  it("keeps its price whatever becomes of the promo, as long as there is a use left (D16)", () => {
    fc.assert(
      fc.property(promoAndQuote, aPromo, ([promo, quote], other) => {
        const first = promoQuote(quote, promo, { now: promo.validFrom, uses: unused })
        fc.pre(Result.isSuccess(first))
        const { code, market } = promo
        const edited: Promo = { ...other, code, market, maximumUses: 5, maximumUsesPerCustomer: null }
        const ask = (total: number) =>
          promoQuote(first.success.quote, edited, { now: 4e12, uses: { total, byCustomer: 0 } })
        expect(Result.getOrThrow(ask(4)).quote.price).toEqual(first.success.quote.price)
        const refused = ask(5)
        expect(Result.isFailure(refused) && refused.failure.refusal.kind).toBe("used-up")
      }),
    )
  })

  it("gives nothing of one promo to another", () => {
    fc.assert(
      fc.property(promoAndQuote, aPromoCode, ([promo, quote], code) => {
        const first = promoQuote(quote, promo, { now: promo.validFrom, uses: unused })
        fc.pre(Result.isSuccess(first) && code !== promo.code)
        const other = { ...promo, code, discount: { type: "FIXED_DISCOUNT", minor: 1 } as const, minimumMinor: 0 }
        const second = Result.getOrThrow(promoQuote(first.success.quote, other, { now: promo.validFrom, uses: unused }))
        expect(second.quote.price.discount.minor).toBe(1)
      }),
    )
  })
})

describe("what is told of a refusal", () => {
  it("is the same for every code that cannot be used by anybody, and what would help for the others (D18)", () => {
    const told = new Set(["not-for-type", "not-for-vehicle", "minimum-not-met"])
    fc.assert(
      fc.property(aPromoRefusal, (refusal) => {
        expect(toldRefusal(refusal)).toEqual(told.has(refusal.kind) ? refusal : { kind: "not-found" })
      }),
    )
    expect(promoRefusalKinds.filter((kind) => !told.has(kind))).toContain("used-up-by-you")
  })
})
