import type { MarketId } from "@mersal/domain/market/market"
import { provided } from "../../environment/provided.ts"

/** Which market the screens of admins are about. */
export interface MarketChoice {
  readonly market: MarketId
  readonly choose: (market: MarketId) => void
}

/** Provided by app/staff/AdminFrame.tsx: who goes from one kind to the next stays in his market. */
export const [MarketContext, useMarket] = provided<MarketChoice>()
