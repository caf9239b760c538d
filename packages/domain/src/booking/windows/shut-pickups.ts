import type { LocalDate } from "../../calendar/local-date.ts"
import { type Instant, msPerDay } from "../../calendar/zone.ts"
import type { PickupSlot } from "../../schedule/rule-book.ts"
import { type Schedule, type SlotQuestion, scheduleOf } from "./market-schedule.ts"
import { openPickups } from "./open-pickups.ts"

export interface ShutPickup {
  readonly slot: PickupSlot
  /** Its last order time has passed; nobody comes then; others do, this vehicle does not (D10); it takes no more bookings. */
  readonly why: "time" | "closure" | "vehicle" | "full"
}

/**
 * The windows of one date that are still ahead and cannot be had, in the book's order: as it has them a day before,
 * without closures and with all places free, less the open ones. One that has begun is missed by nobody.
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
