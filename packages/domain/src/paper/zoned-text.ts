import type { Instant } from "../calendar/zone.ts"
import type { MarketId } from "../market/market.ts"
import { booking as arabic } from "../messages/ar/booking.ts"
import { booking as english } from "../messages/en/booking.ts"
import type { Language } from "../messages/language.ts"
import { momentText } from "./moment-text.ts"

const words = { en: english, ar: arabic }

/**
 * A time, or the title of a column of times, with the clock that it is on, as pages name it: "Date and time (Doha
 * time)". A paper always names it: it is read anywhere, and does not know by which clock its reader lives.
 */
export function zonedText(language: Language, market: MarketId, text: string): string {
  const { dubaiTime, dohaTime } = words[language]
  return `${text} (${market === "AE" ? dubaiTime : dohaTime})`
}

/** An instant on the market's wall clock, and which clock that is: "22/11/2026 13:05 (Dubai time)". */
export const zonedMomentText = (language: Language, market: MarketId, instant: Instant): string =>
  zonedText(language, market, momentText(market, instant))
