import { describe, expect, it } from "vitest"
import { isInvalidCode, type PromoRefusal, promoRefusalKinds } from "../promo/promo-refusal.ts"
import { promo as arabic } from "./ar/promo.ts"
import { promo } from "./en/promo.ts"

describe("the texts on promo codes", () => {
  it("have words for every refusal, and 'Invalid Coupon Code' for those that section 8 names alone", () => {
    for (const texts of [promo, arabic]) {
      expect(Object.keys(texts.refusals)).toEqual(promoRefusalKinds)
      const invalid = texts.refusals["not-found"]
      const said = promoRefusalKinds.filter((kind) => texts.refusals[kind] === invalid)
      expect(said).toEqual(promoRefusalKinds.filter((kind) => isInvalidCode({ kind } as PromoRefusal)))
    }
  })
})
