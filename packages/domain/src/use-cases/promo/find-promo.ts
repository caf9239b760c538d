import * as Effect from "effect/Effect"
import type { Instant } from "../../calendar/zone.ts"
import { PromoCatalog } from "../../ports/driven/promo-catalog.ts"
import { PromoUses } from "../../ports/driven/promo-uses.ts"
import type { Quote } from "../../pricing/quote.ts"
import { findPromo } from "../../promo/find-promo.ts"
import { PromoRefused } from "../../promo/promo-errors.ts"
import { promoQuote } from "../../promo/promo-quote.ts"
import { toldRefusal } from "../../promo/promo-refusal.ts"

/**
 * A quote with the discount of a typed code, and the promo whose uses a booking then counts. Refused as `PromoRefused`,
 * with no more than may be told (D18).
 *
 * @param customerDigest of the customer, null while unknown; his uses are counted again on confirm
 */
export const grantPromo = Effect.fnUntraced(function* (
  quote: Quote,
  typedCode: string,
  customerDigest: string | null,
  now: Instant,
) {
  const { market } = quote.inputs
  const promos = yield* (yield* PromoCatalog).list(market)
  const counts = yield* PromoUses
  const granted = Effect.gen(function* () {
    const promo = yield* Effect.fromResult(findPromo(promos, typedCode, market))
    const uses = yield* counts.count(market, promo.code, customerDigest)
    return { promo, ...(yield* Effect.fromResult(promoQuote(quote, promo, { now, uses }))) }
  })
  return yield* Effect.mapError(granted, ({ refusal }) => new PromoRefused({ refusal: toldRefusal(refusal) }))
})
