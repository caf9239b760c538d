import { todayIn } from "../booking/windows/market-schedule.ts"
import type { LocalDate } from "../calendar/local-date.ts"
import { dayBegunAt, type Instant, instantOfDay, msPerDay } from "../calendar/zone.ts"
import type { MarketId } from "../market/market.ts"
import { marketZone } from "../market/market-zone.ts"

/**
 * When credit ends that is good for so many days: at the market's midnight, and never before those days are over. Half-open:
 * at that very instant it is gone.
 *
 * @param from when its days begin. At a midnight they are just as many days of the calendar; later on a day, the rest of
 *   that day comes on top
 */
export function creditEnd(market: MarketId, from: Instant, days: number): Instant {
  const zone = marketZone(market)
  const whole = from + days * msPerDay
  const day = dayBegunAt(zone, whole)
  return instantOfDay(zone, instantOfDay(zone, day, 0) < whole ? day + 1 : day, 0)
}

/** The last day on which credit can be used that ends at this instant, as papers and pages name its end. */
export const lastDayOf = (market: MarketId, end: Instant): LocalDate => todayIn(market, end - 1)

/**
 * When the next period of a plan begins that is bought on: where the last one has ended, on the same day; else now, so that
 * nobody pays for days in which he had nothing.
 */
export const nextPeriodFrom = (market: MarketId, ended: Instant, now: Instant): Instant =>
  todayIn(market, ended) === todayIn(market, now) ? ended : now
