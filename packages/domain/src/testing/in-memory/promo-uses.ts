import * as Effect from "effect/Effect"
import type { PromoChange } from "../../ports/driven/changes/promo.ts"
import type { PromoUses } from "../../ports/driven/promo-uses.ts"
import { countDown, countUp } from "./counting.ts"
import type { Applying } from "./tables.ts"

export const promoUseTables = () => ({ promoUses: new Map<string, number>() })

type PromoUseTables = ReturnType<typeof promoUseTables>

/** Uses of everybody are counted under no customer. */
const counterOf = (market: string, code: string, customerDigest: string | null): string =>
  JSON.stringify([market, code, customerDigest])

export const applyingPromoUses: Applying<PromoChange, PromoUseTables> = {
  redeemPromo({ promoUses }, { market, code, customerDigest, limit, limitPerCustomer }) {
    const isCounted = countUp(promoUses, counterOf(market, code, null), limit)
    if (customerDigest === null) return isCounted
    return isCounted && countUp(promoUses, counterOf(market, code, customerDigest), limitPerCustomer)
  },
  releasePromo({ promoUses }, { market, code, customerDigest }) {
    countDown(promoUses, counterOf(market, code, null))
    if (customerDigest !== null) countDown(promoUses, counterOf(market, code, customerDigest))
    return true
  },
}

export const inMemoryPromoUses = (tables: () => PromoUseTables): PromoUses["Service"] => ({
  count: (market, code, customerDigest) =>
    Effect.sync(() => {
      const countOf = (customer: string | null) => tables().promoUses.get(counterOf(market, code, customer)) ?? 0
      return { total: countOf(null), byCustomer: customerDigest === null ? 0 : countOf(customerDigest) }
    }),
})
