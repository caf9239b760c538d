import { expect, it } from "vitest"
import { type PromoRefusal, promoRefusalKinds, toldRefusal } from "../promo/promo-refusal.ts"
import { promo as arabic } from "./ar/promo.ts"
import { promo } from "./en/promo.ts"

it("the texts on promo codes have words for every refusal that is told, and for no other", () => {
  const told = new Set(promoRefusalKinds.map((kind) => toldRefusal({ kind } as PromoRefusal).kind))
  for (const { refusals } of [promo, arabic]) expect(Object.keys(refusals)).toEqual([...told])
})
