import * as Context from "effect/Context"
import type * as Effect from "effect/Effect"
import type { MarketId } from "../../market/market.ts"
import type { PromoUses as Uses } from "../../promo/promo-refusal.ts"

/** How often promos were used or are held. Only `redeemPromo` and `releasePromo` count them. */
export class PromoUses extends Context.Service<
  PromoUses,
  {
    /**
     * @param code as written in the catalogue
     * @param customerDigest whose uses are counted separately, as `promoCustomer` writes it; of several digests the
     *   highest count is his; null while the customer is unknown
     */
    readonly count: (market: MarketId, code: string, customerDigest: string | null) => Effect.Effect<Uses>
  }
>()("mersal/PromoUses") {}
