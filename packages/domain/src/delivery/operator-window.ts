import type { BookedWindow } from "../booking/booking.ts"
import type { LocalDate } from "../calendar/local-date.ts"
import { instantAt } from "../calendar/zone.ts"
import type { MarketId } from "../market/market.ts"
import { marketZone } from "../market/market-zone.ts"

/**
 * The window that an operator sets by its hours, on the market's wall clock: "13-18" is from 13:00 to 18:00, "before-23"
 * ends then and begins at 0:00. He is bound by no cut-off and by no list; null for a text that is no span of one day.
 */
export function operatorWindow(market: MarketId, date: LocalDate, window: string): BookedWindow | null {
  const [, from = "0", to = ""] = /^(?:(\d{1,2})-|before-)(\d{1,2})$/.exec(window) ?? []
  const [start, end] = [Number(from), Number(to)]
  if (to === "" || start >= end || end > 24) return null
  const zone = marketZone(market)
  return { date, window, start: instantAt(zone, date, start * 60), end: instantAt(zone, date, end * 60) }
}
