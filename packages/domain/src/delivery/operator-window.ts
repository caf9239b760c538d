import type { BookedWindow } from "../booking/booking.ts"
import { timesOf } from "../booking/windows/window-id.ts"
import type { LocalDate } from "../calendar/local-date.ts"
import { instantAt } from "../calendar/zone.ts"
import type { MarketId } from "../market/market.ts"
import { marketZone } from "../market/market-zone.ts"

/**
 * The window that an operator sets by its times, on the market's wall clock: "13-18" is from 13:00 to 18:00, "9:30-12"
 * from 9:30, and "before-23" from 0:00 to 23:00. It is bound by no cut-off and no list. Null for a text that is no span
 * within a day.
 */
export function operatorWindow(market: MarketId, date: LocalDate, window: string): BookedWindow | null {
  const times = timesOf(window)
  if (!times) return null
  const zone = marketZone(market)
  return { date, window, start: instantAt(zone, date, times.start), end: instantAt(zone, date, times.end) }
}
