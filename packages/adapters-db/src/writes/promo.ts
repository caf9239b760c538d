import type { PromoChange } from "@mersal/domain/ports/driven/changes/promo"
import { digestsOf } from "@mersal/domain/promo/promo-customer"
import { type CounterTable, countDown, countUp } from "../database/counters.ts"
import type { Writing } from "./writing.ts"

const uses: CounterTable = {
  table: "promo_uses",
  key: ["market", "code", "customer_digest"],
  count: "uses",
  shares: "2 promo",
}

/** The customer under which uses by all customers are counted. */
export const everybody = ""

export const promoWrites: Writing<PromoChange> = {
  redeemPromo: ({ market, code, customerDigest, limit, limitPerCustomer }) => [
    countUp(uses, { market, code, customer_digest: everybody }, limit),
    ...digestsOf(customerDigest).map((digest) =>
      countUp(uses, { market, code, customer_digest: digest }, limitPerCustomer),
    ),
  ],
  releasePromo: ({ market, code, customerDigest }) =>
    [everybody, ...digestsOf(customerDigest)].map((customer_digest) =>
      countDown(uses, { market, code, customer_digest }),
    ),
}
