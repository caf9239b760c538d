import { todayIn } from "../booking/windows/market-schedule.ts"
import type { LocalDate } from "../calendar/local-date.ts"
import { dayBegunAt, type Instant, instantOfDay, msPerDay } from "../calendar/zone.ts"
import type { MarketId } from "../market/market.ts"
import { marketZone } from "../market/market-zone.ts"

/**
 * When credit that is valid for so many days ends: at midnight in the market, and never before those days are over.
 * Exclusive: at that instant it has expired.
 *
 * @param from when its days begin. From midnight they are that many calendar days; from a later time the rest of that
 *   day is added
 */
export function creditEnd(market: MarketId, from: Instant, days: number): Instant {
  const zone = marketZone(market)
  const whole = from + days * msPerDay
  const day = dayBegunAt(zone, whole)
  return instantOfDay(zone, instantOfDay(zone, day, 0) < whole ? day + 1 : day, 0)
}

/** The last day on which credit with this end can be used, as papers and pages name it. */
export const lastDayOf = (market: MarketId, end: Instant): LocalDate => todayIn(market, end - 1)

/**
 * When the next period of a renewed plan begins: at the end of the last one if that is today, otherwise now, so that
 * nobody pays for days without a plan.
 */
export const nextPeriodFrom = (market: MarketId, ended: Instant, now: Instant): Instant =>
  todayIn(market, ended) === todayIn(market, now) ? ended : now
