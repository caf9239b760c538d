import type { MarketId } from "@mersal/domain/market/market"
import { provided } from "../../environment/provided.ts"

/** The market that the admins' screens show. */
export interface MarketChoice {
  readonly market: MarketId
  readonly choose: (market: MarketId) => void
}

/** Provided by app/staff/AdminFrame.tsx, so that the market stays chosen from one kind to the next. */
export const [MarketContext, useMarket] = provided<MarketChoice>()
