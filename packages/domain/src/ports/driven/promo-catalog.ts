import * as Context from "effect/Context"
import type * as Effect from "effect/Effect"
import type { MarketId } from "../../market/market.ts"
import type { Promo } from "../../promo/promo.ts"

/** A market's promo codes, including private ones, in any order. */
export class PromoCatalog extends Context.Service<
  PromoCatalog,
  { readonly list: (market: MarketId) => Effect.Effect<readonly Promo[]> }
>()("mersal/PromoCatalog") {}
