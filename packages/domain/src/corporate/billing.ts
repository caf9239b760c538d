import { todayIn } from "../booking/windows/market-schedule.ts"
import { dayNumber, localDate, parseLocalDate } from "../calendar/local-date.ts"
import { type Instant, instantOfDay } from "../calendar/zone.ts"
import type { MarketId } from "../market/market.ts"
import { marketZone } from "../market/market-zone.ts"

/** The month of an instant in the market's time zone, "2026-11". */
export const monthIn = (market: MarketId, at: Instant): string => todayIn(market, at).slice(0, 7)

/** Whether a text is a valid month of a statement: of this millennium, so that its bounds are known. */
export const isMonth = (text: string): boolean => /^2\d{3}-\d{2}$/.test(text) && parseLocalDate(`${text}-01`) !== null

/** The first instant of a month, and of the next one. */
export function monthBounds(market: MarketId, month: string) {
  const zone = marketZone(market)
  const first = dayNumber(localDate(`${month}-01`))
  const next = dayNumber(localDate(`${monthAfter(month)}-01`))
  return { from: instantOfDay(zone, first, 0), to: instantOfDay(zone, next, 0) }
}

/** Every month from one instant's to another's, the latest first. */
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

/** The cause of the tax document of a company's month: one document each. */
export const billingCause = (companyId: string, month: string): string => `statement-${companyId}-${month}`
