import type { BookedWindow } from "@mersal/domain/booking/booking"
import type { LocalDate } from "@mersal/domain/calendar/local-date"
import type { MarketId } from "@mersal/domain/market/market"
import { useMarketTime } from "../formats/market-time.ts"
import { useFormats } from "../language.ts"

/** Formats a window, with its date if that differs from the day shown. */
export function useDatedWindow(market: MarketId, day: LocalDate): (window: BookedWindow) => string {
  const { shortDate } = useFormats()
  const { slot } = useMarketTime(market)
  return (window) => (window.date === day ? slot(window) : `${shortDate(window.date)} · ${slot(window)}`)
}
