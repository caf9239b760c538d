import type { AnalyticsEvent, DailyCount } from "../../analytics/analytics-event.ts"
import type { MarketId } from "../../market/market.ts"
import type { Answer, CallOptions } from "./service-failure.ts"

/** Analytics events, counted with people's consent. */
export interface AnalyticsService {
  /** Only for somebody who consented; the request says so. The person's identity is not stored. */
  note(request: { readonly market: MarketId; readonly event: AnalyticsEvent }, options?: CallOptions): Answer<null>
  /** For an admin: the counts, by day. */
  counts(request: { readonly market: MarketId }, options?: CallOptions): Answer<readonly DailyCount[]>
}
