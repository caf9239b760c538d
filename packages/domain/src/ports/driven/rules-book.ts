import * as Context from "effect/Context"
import type * as Effect from "effect/Effect"
import type { RulesRow } from "../../booking/windows/published-rules.ts"
import type { MarketId } from "../../market/market.ts"

/**
 * The rules that are published for a market (D7, D43), those to come included and those that an admin ended left out, in
 * any order. Asked at each listing and each confirm, so that a row counts from its first millisecond on.
 */
export class RulesBook extends Context.Service<
  RulesBook,
  { readonly list: (market: MarketId) => Effect.Effect<readonly RulesRow[]> }
>()("mersal/RulesBook") {}
