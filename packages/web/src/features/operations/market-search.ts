import { type MarketId, marketIds } from "@mersal/domain/market/market"

/** The market that an address is about; the host's own where it is missing. Section by section it goes along. */
export interface MarketSearch {
  readonly market?: MarketId
}

/** Reads an address; what cannot be read is as if it were not there. */
export const marketIn = (search: Record<string, unknown>): MarketId | undefined =>
  marketIds.find((market) => market === search.market)

export function marketSearch(search: Record<string, unknown>): MarketSearch {
  const market = marketIn(search)
  return market === undefined ? {} : { market }
}
