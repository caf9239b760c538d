import * as Effect from "effect/Effect"
import type { BookedWindow, Booking } from "../../booking/booking.ts"
import { checkedScheduleOf } from "../../booking/windows/checked-schedule.ts"
import type { ScheduleBasis } from "../../booking/windows/market-schedule.ts"
import { routeInForce } from "../../booking/windows/route-in-force.ts"
import { windowOfBook } from "../../booking/windows/window-of-book.ts"
import type { Instant } from "../../calendar/zone.ts"
import { routeClassAt } from "../../places/route-class.ts"
import { ServiceAreas } from "../../ports/driven/service-areas.ts"
import { rulesInForce } from "../windows/market-basis.ts"

/** A dispatcher knows what his drivers can do, even on closed days. */
const noClosures: ScheduleBasis["closures"] = []

type WayOfBooking = Pick<Booking, "market" | "bookingType" | "vehicle" | "pickup" | "dropOff">

/**
 * The pick-up window that a dispatcher set by its hours, as a customer would have booked it: with the key under which
 * the book counts its places, and with its last order time under the route's rule. A window unknown to the book is
 * named by its hours, and is open until it begins.
 */
export const windowAsBooked = Effect.fnUntraced(function* (
  { market, bookingType, vehicle, pickup, dropOff }: WayOfBooking,
  set: BookedWindow,
  now: Instant,
) {
  const rules = yield* rulesInForce(market, now)
  const areas = yield* (yield* ServiceAreas).list(market)
  const route = routeInForce(rules, routeClassAt(pickup.position, dropOff.position, areas))
  const schedule = checkedScheduleOf(market, { closures: noClosures, ...rules, ...route })
  const found = windowOfBook(schedule, { market, bookingType, vehicle }, set)
  const pickupWindow: BookedWindow = { ...set, window: found?.window ?? set.window }
  return { pickupWindow, orderBy: found?.orderBy ?? set.start }
})
