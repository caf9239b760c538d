import { type BookingType, bookingTypes } from "../booking/booking-type.ts"
import { basisOf, scheduleOf, todayIn } from "../booking/windows/market-schedule.ts"
import { openPickups } from "../booking/windows/open-pickups.ts"
import type { OpenSlot, SlotLookup } from "../booking/windows/slot-lookup.ts"
import { addDays } from "../calendar/local-date.ts"
import type { MarketId } from "../market/market.ts"

/** The windows of a whole day of a booking type, each with its last order time. */
export interface Timetable {
  readonly bookingType: BookingType
  readonly windows: readonly Pick<OpenSlot, "start" | "end" | "orderBy">[]
}

/** How far ahead to look for a day that has not begun and has no closures. */
const days = [2, 3, 4, 5, 6, 7, 8] as const

/**
 * An ordinary day under the rules in force: the first of the coming days with the most windows, because holidays remove
 * windows and add none. It is so far ahead that none of its windows has closed yet.
 */
export function timetable(market: MarketId, lookup: SlotLookup): readonly Timetable[] {
  const schedule = scheduleOf(market, basisOf(lookup))
  const { now } = lookup
  return bookingTypes.map((bookingType) => {
    const question = { market, bookingType, vehicle: null }
    const each = days.map((ahead) => openPickups(schedule, question, addDays(todayIn(market, now), ahead), now))
    const fullest = each.reduce((best, slots) => (slots.length > best.length ? slots : best), [])
    return { bookingType, windows: fullest.map(({ start, end, orderBy }) => ({ start, end, orderBy })) }
  })
}
