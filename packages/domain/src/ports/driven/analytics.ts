import * as Context from "effect/Context"
import type * as Effect from "effect/Effect"
import type { DailyCount, NotedEvent } from "../../analytics/analytics-event.ts"
import type { MarketId } from "../../market/market.ts"

/** Where facts are counted (section 7, third parties): by default in a table of our own, and nobody else hears of them. */
export class Analytics extends Context.Service<
  Analytics,
  {
    readonly note: (event: NotedEvent) => Effect.Effect<void>
    /** By day and name; days without a fact are not there. */
    readonly counts: (market: MarketId) => Effect.Effect<readonly DailyCount[]>
  }
>()("mersal/Analytics") {}
