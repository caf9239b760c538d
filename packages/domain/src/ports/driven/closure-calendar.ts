import * as Context from "effect/Context"
import type * as Effect from "effect/Effect"
import type { MarketId } from "../../market/market.ts"
import type { Closure } from "../../schedule/rule-book.ts"

/**
 * The days and hours on which a market rests (D10), in any order, those included that wait for confirmation. Asked at
 * each listing and each confirm, so that what an operator writes counts at once.
 */
export class ClosureCalendar extends Context.Service<
  ClosureCalendar,
  { readonly list: (market: MarketId) => Effect.Effect<readonly Closure[]> }
>()("mersal/ClosureCalendar") {}
