import { addDays, type LocalDate } from "../../calendar/local-date.ts"
import { instantAt } from "../../calendar/zone.ts"
import type { MarketId } from "../../market/market.ts"
import { marketZone } from "../../market/market-zone.ts"
import type { Span } from "../../ports/driven/day-books.ts"

/** From the first instant of a day to the end of another, on the market's wall clock. */
export function spanOfDays(market: MarketId, from: LocalDate, to: LocalDate = from): Span {
  const zone = marketZone(market)
  return { from: instantAt(zone, from, 0), to: instantAt(zone, addDays(to, 1), 0) }
}
