import * as Effect from "effect/Effect"
import { SlotRefused } from "../../booking/booking-errors.ts"
import { chooseSlot, type SlotWish } from "../../booking/draft/slot-choice.ts"
import { checkedScheduleOf } from "../../booking/windows/checked-schedule.ts"
import { todayIn } from "../../booking/windows/market-schedule.ts"
import type { SlotPlace } from "../../booking/windows/slot-place.ts"
import type { Instant } from "../../calendar/zone.ts"
import type { ServedWay } from "../places/resolve-way.ts"
import { basisOnWay, occupancyOf } from "./market-basis.ts"

/**
 * The window that a wish gets now, by the engine that made the listing (D12), with the place to take in it. Otherwise
 * `SlotRefused` with what closed, when, and what is next, or `NotServed` when the route is not served (D21).
 *
 * @param own the booking's present place, which it gives up for the new one
 */
export const slotFor = Effect.fnUntraced(function* (
  wish: Omit<SlotWish, "occupancy">,
  way: Pick<ServedWay, "areas" | "servedBy">,
  now: Instant,
  own: SlotPlace | null = null,
) {
  const [zone] = way.areas
  const basis = yield* basisOnWay(wish.market, way, now)
  const schedule = checkedScheduleOf(wish.market, basis)
  const today = todayIn(wish.market, now)
  const taken = yield* occupancyOf(basis, zone, today)
  const isOwn = (slot: string): boolean => own !== null && own.zone === zone && own.slot === slot
  const occupancy = (slot: string): number => Math.max(0, taken(slot) - (isOwn(slot) ? 1 : 0))
  const slot = chooseSlot(schedule, { ...wish, occupancy }, now)
  if (!slot.ok) {
    const { reason, closedAt, earliest, next } = slot.verdict
    return yield* new SlotRefused({
      reason,
      bookingType: wish.bookingType,
      date: wish.pickupDate,
      today,
      window: wish.pickupWindow,
      closedAt,
      earliest,
      next: next && { date: next.date, window: next.window },
    })
  }
  const place: SlotPlace = { slot: slot.key, zone, date: slot.pickup.date }
  const limit = slot.remaining === null ? null : slot.remaining + occupancy(slot.key)
  return { ...slot, book: schedule.book, place, limit, isOwn: isOwn(slot.key) }
})
