import { openSlots } from "@mersal/domain/booking/draft/slot-choice"
import type { Schedule, SlotQuestion } from "@mersal/domain/booking/windows/market-schedule"
import type { Instant } from "@mersal/domain/calendar/zone"
import type { SlotClosed } from "@mersal/domain/machines/booking/booking-alert"

/**
 * Why the choice is not available: its last order time, a closure for all or for this vehicle, full bookings, or only
 * its drop-off time while the pick-up stays.
 */
export function closingCause(
  schedule: Schedule,
  question: SlotQuestion,
  { why, date, window, next }: Pick<SlotClosed, "why" | "date" | "window" | "next">,
  now: Instant,
): "time" | "closure" | "vehicle" | "full" | "dropOff" {
  if (next?.date === date && next.window === window) return "dropOff"
  if (why !== "closure") return why
  const forOthers = openSlots(schedule, { ...question, vehicle: null }, date, now)
  return forOthers.some((slot) => window === null || slot.window === window) ? "vehicle" : "closure"
}
