import { PromoUses } from "@mersal/domain/ports/driven/promo-uses"
import { digestsOf } from "@mersal/domain/promo/promo-customer"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import * as z from "zod"
import { Database } from "../database/connection.ts"
import { wholeNumber } from "../rows/columns.ts"
import { everybody } from "../writes/promo.ts"

const UsesRow = z.object({ customer_digest: z.string(), uses: wholeNumber })

export const promoUses: Layer.Layer<PromoUses, never, Database> = Layer.effect(
  PromoUses,
  Effect.gen(function* () {
    const { rows } = yield* Database
    return {
      count: Effect.fnUntraced(function* (market, code, customerDigest) {
        const digests = digestsOf(customerDigest)
        const found = yield* rows(usesOf(1 + digests.length), [market, code, everybody, ...digests])
        const counted = new Map(found.map((row) => UsesRow.parse(row)).map((row) => [row.customer_digest, row.uses]))
        return {
          total: counted.get(everybody) ?? 0,
          byCustomer: Math.max(0, ...digests.map((digest) => counted.get(digest) ?? 0)),
        }
      }),
    }
  }),
)

const usesOf = (customers: number): string => `
  select customer_digest, uses from promo_uses
  where market = ? and code = ? and customer_digest in (${Array.from({ length: customers }, () => "?").join(", ")})`
