import { addDays, type LocalDate } from "../../calendar/local-date.ts"
import { instantAt, zoneNamed } from "../../calendar/zone.ts"
import { type MarketId, markets } from "../../market/market.ts"
import type { Span } from "../../ports/driven/day-books.ts"

/** From the first instant of a day to the last of another, on the market's wall clock. */
export function spanOfDays(market: MarketId, from: LocalDate, to: LocalDate = from): Span {
  const zone = zoneNamed(markets[market].zone)
  return { from: instantAt(zone, from, 0), to: instantAt(zone, addDays(to, 1), 0) }
}
