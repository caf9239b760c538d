import * as Context from "effect/Context"
import type * as Effect from "effect/Effect"
import type { MarketId } from "../../market/market.ts"
import type { PromoUses as Uses } from "../../promo/promo-refusal.ts"

/** How often promos were used or are held. They are counted by `redeemPromo` and `releasePromo` only. */
export class PromoUses extends Context.Service<
  PromoUses,
  {
    /**
     * @param code as the catalogue writes it
     * @param customerDigest whose uses are counted apart, as `promoCustomer` writes it: of several counts the highest is
     *   his; null while nobody knows who books
     */
    readonly count: (market: MarketId, code: string, customerDigest: string | null) => Effect.Effect<Uses>
  }
>()("mersal/PromoUses") {}
