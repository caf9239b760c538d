import * as Context from "effect/Context"
import type * as Effect from "effect/Effect"
import type { DailyCount, NotedEvent } from "../../analytics/analytics-event.ts"
import type { MarketId } from "../../market/market.ts"

/**
 * Where analytics events are counted (section 7, third parties): by default in our own table, without any third party.
 */
export class Analytics extends Context.Service<
  Analytics,
  {
    readonly note: (event: NotedEvent) => Effect.Effect<void>
    /** By day and name; days without an event are missing. */
    readonly counts: (market: MarketId) => Effect.Effect<readonly DailyCount[]>
  }
>()("mersal/Analytics") {}
