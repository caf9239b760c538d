import type { LocalDate } from "../../calendar/local-date.ts"
import { type Instant, msPerDay } from "../../calendar/zone.ts"
import type { PickupSlot } from "../../schedule/rule-book.ts"
import { type Schedule, type SlotQuestion, scheduleOf } from "./market-schedule.ts"
import { openPickups } from "./open-pickups.ts"

export interface ShutPickup {
  readonly slot: PickupSlot
  /** Its last order time has passed; a closure shuts it; a closure shuts it for this vehicle only (D10); it is full. */
  readonly why: "time" | "closure" | "vehicle" | "full"
}

/**
 * The windows of a date that have not begun and cannot be booked, in the book's order: all windows, as the book offers
 * them a day before without closures and capacities, minus the open ones.
 */
export function shutPickups(
  schedule: Schedule,
  question: SlotQuestion,
  date: LocalDate,
  now: Instant,
): readonly ShutPickup[] {
  const among = (slots: readonly PickupSlot[]) => new Set(slots.map(({ window }) => window))
  const open = among(openPickups(schedule, question, date, now))
  const forOthers = among(openPickups(schedule, { ...question, vehicle: null }, date, now))
  const unclosed = scheduleOf(question.market, { ...schedule.basis, closures: [], full: [] })
  const { full } = schedule.basis
  const whyShut = ({ key, window, orderBy }: PickupSlot): ShutPickup["why"] => {
    if (orderBy <= now) return "time"
    if (full?.includes(key)) return "full"
    return forOthers.has(window) ? "vehicle" : "closure"
  }
  return openPickups(unclosed, question, date, now - msPerDay)
    .filter(({ window, start }) => start > now && !open.has(window))
    .map((slot) => ({
      slot,
      why: whyShut(slot),
    }))
}
