import type { MarketId } from "@mersal/domain/market/market"
import { createContext, useContext } from "react"

/** Which market the screens of admins are about. */
export interface MarketChoice {
  readonly market: MarketId
  readonly choose: (market: MarketId) => void
}

/** Provided by app/AdminFrame.tsx: who goes from one kind to the next stays in his market. */
export const MarketContext = createContext<MarketChoice | null>(null)

export function useMarket(): MarketChoice {
  const choice = useContext(MarketContext)
  if (choice === null) throw new Error("useMarket outside of its provider")
  return choice
}
