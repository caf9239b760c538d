import { daysBetween, type LocalDate } from "../calendar/local-date.ts"
import type { Instant } from "../calendar/zone.ts"
import type { MarketId } from "../market/market.ts"
import type { BookingType } from "./booking-type.ts"
import { marketSchedule } from "./market-schedule.ts"
import { openSlots } from "./slot-choice.ts"

/** Until when a booking type can be ordered for its earliest pick-up date. */
export interface OrderDeadline {
  readonly pickup: LocalDate
  readonly delivery: LocalDate
  /** Days from the market's today to the pick-up: 0 is today, 1 tomorrow. */
  readonly daysAhead: number
  /** The last order time of that date: at this instant the date itself is shut (D5). */
  readonly orderBy: Instant
}

/**
 * The earliest date that a type can be picked up on, and how long that stays so. Null when nothing can be booked up to
 * the horizon.
 *
 * @example orderDeadline("AE", "sameDay", at1346) // today, orderBy 16:00
 */
export function orderDeadline(market: MarketId, type: BookingType, now: Instant): OrderDeadline | null {
  const earliest = marketSchedule.earliest({ market, service: type, now })
  if (!earliest) return null
  const today = marketSchedule.clock(market, now).date
  const orderBy = Math.max(...openSlots(market, type, earliest.date, now).map((slot) => slot.orderBy))
  return {
    pickup: earliest.date,
    delivery: earliest.delivery,
    daysAhead: daysBetween(today, earliest.date),
    orderBy,
  }
}
