import { daysBetween, type LocalDate } from "../../calendar/local-date.ts"
import type { Instant } from "../../calendar/zone.ts"
import { askAt, type Schedule, type SlotQuestion, todayIn } from "./market-schedule.ts"
import { openPickups } from "./open-pickups.ts"

/** How long a booking type can be ordered for its earliest pick-up date. */
export interface OrderDeadline {
  readonly pickup: LocalDate
  readonly delivery: LocalDate
  /** Days from the market's today to the pick-up: 0 is today, 1 tomorrow. */
  readonly daysAhead: number
  /** The last order time of that date: at this instant the date itself is shut (D5). */
  readonly orderBy: Instant
}

/**
 * The earliest pick-up date of a type, and how long it stays so. Null when nothing can be booked up to the horizon.
 *
 * @example orderDeadline(schedule, { market: "AE", bookingType: "sameDay", vehicle: "bike" }, at1346) // today, orderBy 16:00
 */
export function orderDeadline(schedule: Schedule, question: SlotQuestion, now: Instant): OrderDeadline | null {
  const earliest = schedule.earliest(askAt(question, now))
  if (!earliest) return null
  const orderBy = Math.max(...openPickups(schedule, question, earliest.date, now).map((slot) => slot.orderBy))
  return {
    pickup: earliest.date,
    delivery: earliest.delivery,
    daysAhead: daysBetween(todayIn(question.market, now), earliest.date),
    orderBy,
  }
}
