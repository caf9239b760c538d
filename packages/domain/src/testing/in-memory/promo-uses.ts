import * as Effect from "effect/Effect"
import type { PromoChange } from "../../ports/driven/changes/promo.ts"
import type { PromoUses } from "../../ports/driven/promo-uses.ts"
import { digestsOf } from "../../promo/promo-customer.ts"
import { countDown, countUp } from "./counting.ts"
import type { Applying } from "./tables.ts"

export const promoUseTables = () => ({ promoUses: new Map<string, number>() })

type PromoUseTables = ReturnType<typeof promoUseTables>

/** Uses of everybody are counted under no customer. */
const counterOf = (market: string, code: string, customerDigest: string | null): string =>
  JSON.stringify([market, code, customerDigest])

export const applyingPromoUses: Applying<PromoChange, PromoUseTables> = {
  redeemPromo({ promoUses }, { market, code, customerDigest, limit, limitPerCustomer }) {
    if (!countUp(promoUses, counterOf(market, code, null), limit)) return false
    const counters = digestsOf(customerDigest).map((digest) => counterOf(market, code, digest))
    return counters.every((counter) => countUp(promoUses, counter, limitPerCustomer))
  },
  releasePromo({ promoUses }, { market, code, customerDigest }) {
    countDown(promoUses, counterOf(market, code, null))
    for (const digest of digestsOf(customerDigest)) countDown(promoUses, counterOf(market, code, digest))
    return true
  },
}

export const inMemoryPromoUses = (tables: () => PromoUseTables): PromoUses["Service"] => ({
  count: (market, code, customerDigest) =>
    Effect.sync(() => {
      const countOf = (customer: string | null) => tables().promoUses.get(counterOf(market, code, customer)) ?? 0
      return { total: countOf(null), byCustomer: Math.max(0, ...digestsOf(customerDigest).map(countOf)) }
    }),
})
