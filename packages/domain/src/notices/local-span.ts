import type { BookedWindow } from "../booking/booking.ts"
import type { LocalDate } from "../calendar/local-date.ts"
import { type Instant, wallClock } from "../calendar/zone.ts"
import type { MarketId } from "../market/market.ts"
import { marketZone } from "../market/market-zone.ts"

/**
 * A window on the market's wall clock, in figures that are the same in every language.
 *
 * @example localSpan("AE", window) // "22/11/2026 13:00-18:00"
 */
export function localSpan(market: MarketId, { date, start, end }: BookedWindow): string {
  const zone = marketZone(market)
  const timeOf = (instant: number): string => {
    const clock = wallClock(zone, instant)
    // Midnight as the end of a day is 24:00.
    return timeIn(clock.minute === 0 && instant === end ? 24 * 60 : clock.minute)
  }
  return `${dateIn(date)} ${timeOf(start)}-${timeOf(end)}`
}

/**
 * A moment on the market's wall clock, in the same figures.
 *
 * @example localMoment("AE", request.expiresAt) // "22/11/2026 13:00"
 */
export function localMoment(market: MarketId, instant: Instant): string {
  const { date, minute } = wallClock(marketZone(market), instant)
  return `${dateIn(date)} ${timeIn(minute)}`
}

const dateIn = (date: LocalDate): string => date.split("-").toReversed().join("/")

const timeIn = (minute: number): string =>
  [Math.floor(minute / 60), minute % 60].map((part) => String(part).padStart(2, "0")).join(":")
