import * as Effect from "effect/Effect"
import type { BookedWindow, Booking } from "../../booking/booking.ts"
import { checkedScheduleOf } from "../../booking/windows/checked-schedule.ts"
import type { ScheduleBasis } from "../../booking/windows/market-schedule.ts"
import { windowOfBook } from "../../booking/windows/window-of-book.ts"
import type { Instant } from "../../calendar/zone.ts"
import { rulesInForce } from "../market-basis.ts"

/** A dispatcher knows what his drivers can do, on days of rest too. */
const noClosures: ScheduleBasis["closures"] = []

/**
 * The pick-up window that a dispatcher set by its hours, as a customer would have booked it: by the name under which the
 * book counts its places, and with its last order time. One that the book does not have keeps its hours as its name, and
 * is open until it begins.
 */
export const windowAsBooked = Effect.fnUntraced(function* (
  { market, bookingType, vehicle }: Pick<Booking, "market" | "bookingType" | "vehicle">,
  set: BookedWindow,
  now: Instant,
) {
  const schedule = checkedScheduleOf(market, { closures: noClosures, ...(yield* rulesInForce(market, now)) })
  const found = windowOfBook(schedule, { market, bookingType, vehicle }, set)
  const pickupWindow: BookedWindow = { ...set, window: found?.window ?? set.window }
  return { pickupWindow, orderBy: found?.orderBy ?? set.start }
})
