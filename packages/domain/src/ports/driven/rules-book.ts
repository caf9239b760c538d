import * as Context from "effect/Context"
import type * as Effect from "effect/Effect"
import type { RulesRow } from "../../booking/windows/published-rules.ts"
import type { MarketId } from "../../market/market.ts"

/**
 * The rules published for a market (D7, D43), including future ones and without those an admin has ended, in any order.
 * Read at each listing and each confirm, so that a row applies from its first millisecond on.
 */
export class RulesBook extends Context.Service<
  RulesBook,
  { readonly list: (market: MarketId) => Effect.Effect<readonly RulesRow[]> }
>()("mersal/RulesBook") {}
