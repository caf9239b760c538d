import * as Clock from "effect/Clock"
import * as Effect from "effect/Effect"
import { withoutContacts } from "../../analytics/analytics-event.ts"
import type { MarketId } from "../../market/market.ts"
import { Analytics } from "../../ports/driven/analytics.ts"
import { IdSource } from "../../ports/driven/id-source.ts"
import type { AnalyticsService } from "../../ports/driving/analytics-service.ts"
import type { RunFor } from "../run-for.ts"

type Noting = Parameters<AnalyticsService["note"]>[0]

const noteFact = Effect.fn("noteFact")(function* ({ market, event }: Noting) {
  const id = yield* (yield* IdSource).token
  const at = yield* Clock.currentTimeMillis
  yield* (yield* Analytics).note({ id, market, event: withoutContacts(event), at })
  return null
})

const countFacts = Effect.fn("countFacts")(function* ({ market }: { readonly market: MarketId }) {
  return yield* (yield* Analytics).counts(market)
})

/** The analytics port. */
export const analyticsService = (run: RunFor<typeof noteFact | typeof countFacts>): AnalyticsService => ({
  note: (request) => run(noteFact(request)),
  counts: (request, options) => run(countFacts(request), options),
})
