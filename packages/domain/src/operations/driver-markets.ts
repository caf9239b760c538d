import { type MarketId, marketIds, markets } from "../market/market.ts"

/**
 * Where a driver is at work: in the markets of what he still has to drive, and without a booking where his phone is at
 * home. Empty of whom neither says it: he may be given to any.
 *
 * @param phone in E.164, or null
 */
export function driverMarkets(open: readonly MarketId[], phone: string | null): readonly MarketId[] {
  const driven = marketIds.filter((market) => open.includes(market))
  if (driven.length > 0) return driven
  return marketIds.filter((market) => phone?.startsWith(markets[market].callingCode))
}

/** Whether he is to be shown where bookings of a market are given away. */
export const worksIn = (market: MarketId, works: readonly MarketId[]): boolean =>
  works.length === 0 || works.includes(market)
