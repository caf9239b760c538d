import * as Context from "effect/Context"
import type * as Effect from "effect/Effect"
import type { MarketId } from "../../market/market.ts"
import type { Banner } from "../../reference/banner.ts"

/** A market's banners that were not ended, whatever their dates, in any order. */
export class Banners extends Context.Service<
  Banners,
  { readonly list: (market: MarketId) => Effect.Effect<readonly Banner[]> }
>()("mersal/Banners") {}
