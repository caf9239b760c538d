import { daysInMonth, type LocalDate } from "../calendar/local-date.ts"
import { type Instant, wallClock } from "../calendar/zone.ts"
import type { MarketId } from "../market/market.ts"
import { marketZone } from "../market/market-zone.ts"

/** A date in figures that are the same in every language: "22/11/2026". */
export const dateText = (date: LocalDate): string => date.split("-").toReversed().join("/")

/** An instant on the market's wall clock: "22/11/2026 13:05". */
export function momentText(market: MarketId, instant: Instant): string {
  const { date, minute } = wallClock(marketZone(market), instant)
  const two = (value: number): string => String(value).padStart(2, "0")
  return `${dateText(date)} ${two(Math.floor(minute / 60))}:${two(minute % 60)}`
}

/** The days of a month, from the first to the last: "01/11/2026 – 30/11/2026". */
export function periodText(month: string): string {
  const [year = 0, number = 0] = month.split("-").map(Number)
  return `01/${monthText(month)} – ${daysInMonth(year, number)}/${monthText(month)}`
}

/** A month in figures: "11/2026". */
export const monthText = (month: string): string => month.split("-").toReversed().join("/")
