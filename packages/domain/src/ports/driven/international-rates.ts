import * as Context from "effect/Context"
import type * as Effect from "effect/Effect"
import type { MarketId } from "../../market/market.ts"
import type { InternationalRate } from "../../pricing/international.ts"

/** A market's dated price lists for parcels abroad, in any order. */
export class InternationalRates extends Context.Service<
  InternationalRates,
  { readonly list: (market: MarketId) => Effect.Effect<readonly InternationalRate[]> }
>()("mersal/InternationalRates") {}
