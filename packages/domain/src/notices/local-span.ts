import type { BookedWindow } from "../booking/booking.ts"
import type { LocalDate } from "../calendar/local-date.ts"
import type { Instant } from "../calendar/zone.ts"
import type { MarketId } from "../market/market.ts"
import { marketZone } from "../market/market-zone.ts"
import { booking as arabic } from "../messages/ar/booking.ts"
import { booking as english } from "../messages/en/booking.ts"
import type { Language } from "../messages/language.ts"
import { listed } from "../messages/listed.ts"
import { type WrittenTimes, writtenTimes } from "../messages/written-times.ts"

/**
 * A window in a message: the words that pages have for it, on the market's wall clock.
 *
 * @example localSpan("en", "AE", window) // "22nd Nov 2026, 1PM to 6PM"
 */
export function localSpan(language: Language, market: MarketId, window: BookedWindow): string {
  const { date, slot } = timesIn(language, market)
  return listed[language]([date(window.date), slot(window)])
}

/** @example localMoment("en", "AE", request.expiresAt) // "22nd Nov, 2026 - 01:00 PM" */
export const localMoment = (language: Language, market: MarketId, instant: Instant): string =>
  timesIn(language, market).moment(instant)

/** @example localDay("en", "AE", date) // "22nd Nov 2026" */
export const localDay = (language: Language, market: MarketId, date: LocalDate): string =>
  timesIn(language, market).date(date)

/** Kept, because the platform takes long to make the formats of a calendar. */
function timesIn(language: Language, market: MarketId): WrittenTimes {
  const key = `${language} ${market}`
  const times = kept.get(key) ?? writtenTimes(language, marketZone(market), words[language].before)
  kept.set(key, times)
  return times
}

const words = { en: english, ar: arabic }
const kept = new Map<string, WrittenTimes>()
