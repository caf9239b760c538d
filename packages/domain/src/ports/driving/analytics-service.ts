import type { AnalyticsEvent, DailyCount } from "../../analytics/analytics-event.ts"
import type { MarketId } from "../../market/market.ts"
import type { Answer, CallOptions } from "./service-failure.ts"

/** Facts that are counted, of people who agreed to it. */
export interface AnalyticsService {
  /** Only for somebody who agreed: the request says so, and nothing of who it was is kept. */
  note(request: { readonly market: MarketId; readonly event: AnalyticsEvent }, options?: CallOptions): Answer<null>
  /** For an admin: how often, by day. */
  counts(request: { readonly market: MarketId }, options?: CallOptions): Answer<readonly DailyCount[]>
}
