import { todayIn } from "../booking/windows/market-schedule.ts"
import { dayNumber, localDate, parseLocalDate } from "../calendar/local-date.ts"
import { type Instant, instantOfDay } from "../calendar/zone.ts"
import type { MarketId } from "../market/market.ts"
import { marketZone } from "../market/market-zone.ts"

/** The month of an instant where the market is, "2026-11". */
export const monthIn = (market: MarketId, at: Instant): string => todayIn(market, at).slice(0, 7)

/** Whether a text is a month that a statement can be of: one of this millennium, so that the bounds of each are known. */
export const isMonth = (text: string): boolean => /^2\d{3}-\d{2}$/.test(text) && parseLocalDate(`${text}-01`) !== null

/** The first instant of a month, and the first after it. */
export function monthBounds(market: MarketId, month: string) {
  const zone = marketZone(market)
  const first = dayNumber(localDate(`${month}-01`))
  const next = dayNumber(localDate(`${monthAfter(month)}-01`))
  return { from: instantOfDay(zone, first, 0), to: instantOfDay(zone, next, 0) }
}

/** Every month from that of one instant to that of another, the latest first. */
export function monthsSince(market: MarketId, since: Instant, now: Instant): readonly string[] {
  const last = monthIn(market, now)
  const months: string[] = []
  for (let month = monthIn(market, since); month <= last; month = monthAfter(month)) months.push(month)
  return months.reverse()
}

export function monthAfter(month: string): string {
  const [year = 0, number = 0] = month.split("-").map(Number)
  const next = number === 12 ? [year + 1, 1] : [year, number + 1]
  return `${next[0]}-${String(next[1]).padStart(2, "0")}`
}

/** What the tax document of a company's month is issued for: one for each month. */
export const billingCause = (companyId: string, month: string): string => `statement-${companyId}-${month}`
