import { type MarketId, marketIds } from "@mersal/domain/market/market"

/** The market of an address, or the host's own if missing. It is kept from section to section. */
export interface MarketSearch {
  readonly market?: MarketId
}

/** Reads an address; unreadable values are ignored. */
export const marketIn = (search: Record<string, unknown>): MarketId | undefined =>
  marketIds.find((market) => market === search.market)

export function marketSearch(search: Record<string, unknown>): MarketSearch {
  const market = marketIn(search)
  return market === undefined ? {} : { market }
}
