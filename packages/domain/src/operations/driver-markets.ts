import { type MarketId, marketIds, markets } from "../market/market.ts"

/**
 * The markets where a driver works: those of the bookings he still has to drive; without any, that of his phone number.
 * Empty if neither tells; then he may get any booking.
 *
 * @param phone in E.164, or null
 */
export function driverMarkets(open: readonly MarketId[], phone: string | null): readonly MarketId[] {
  const driven = marketIds.filter((market) => open.includes(market))
  if (driven.length > 0) return driven
  return marketIds.filter((market) => phone?.startsWith(markets[market].callingCode))
}

/** Whether he is shown when bookings of a market are assigned. */
export const worksIn = (market: MarketId, works: readonly MarketId[]): boolean =>
  works.length === 0 || works.includes(market)
