import * as Context from "effect/Context"
import type * as Effect from "effect/Effect"
import type { MarketId } from "../../market/market.ts"
import type { Closure } from "../../schedule/rule-book.ts"

/**
 * A market's closures (D10), in any order, including unconfirmed ones. Read at each listing and each confirm, so that
 * an operator's changes take effect at once.
 */
export class ClosureCalendar extends Context.Service<
  ClosureCalendar,
  { readonly list: (market: MarketId) => Effect.Effect<readonly Closure[]> }
>()("mersal/ClosureCalendar") {}
