import type { BookedWindow } from "../booking/booking.ts"
import { wallClock } from "../calendar/zone.ts"
import type { MarketId } from "../market/market.ts"
import { marketZone } from "../market/market-zone.ts"

/**
 * A window on the market's wall clock, in figures that are the same in every language.
 *
 * @example localSpan("AE", window) // "22/11/2026 13:00-18:00"
 */
export function localSpan(market: MarketId, { date, start, end }: BookedWindow): string {
  const zone = marketZone(market)
  const [year, month, day] = date.split("-")
  const timeOf = (instant: number): string => {
    const clock = wallClock(zone, instant)
    // Midnight as the end of a day is 24:00.
    const minute = clock.minute === 0 && instant === end ? 24 * 60 : clock.minute
    return [Math.floor(minute / 60), minute % 60].map((part) => String(part).padStart(2, "0")).join(":")
  }
  return `${day}/${month}/${year} ${timeOf(start)}-${timeOf(end)}`
}
