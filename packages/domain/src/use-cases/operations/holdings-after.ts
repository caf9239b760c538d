import * as Effect from "effect/Effect"
import type { Booking } from "../../booking/booking.ts"
import type { SlotPlace } from "../../booking/windows/slot-place.ts"
import type { Instant } from "../../calendar/zone.ts"
import type { RecordedEvent } from "../../delivery/delivery-event.ts"
import type { StoredBooking } from "../../ports/driven/bookings.ts"
import type { Change } from "../../ports/driven/unit-of-work.ts"
import { givenBack } from "../booking/give-back.ts"
import type { MovedBooking } from "./moved-booking.ts"
import { windowAsBooked } from "./window-as-booked.ts"

/**
 * What happens to a booking's place and promo use when the desk moves it. A cancellation before collection releases
 * both. With another pick-up window the place moves there, full or not, and the new window's last order time applies:
 * until then the owner changes and cancels freely (D36), unless a driver had set off before. The price stays that of
 * the window that the owner chose. A dispatcher knows what his drivers can do.
 */
export const holdingsAfter = Effect.fnUntraced(function* (
  { stored, delivery }: MovedBooking,
  event: RecordedEvent,
  now: Instant,
) {
  const none: readonly Change[] = []
  if (delivery.facts.isCollected) return none
  if (event.type === "cancel") return givenBack(stored, true)
  if (event.type !== "reschedule" || event.pickupWindow === null) return none
  const { booking, revision, slot } = stored
  const pricedWindow = stored.pricedWindow ?? booking.pickupWindow.window
  const { deliveryWindow } = event
  const { pickupWindow, orderBy } = yield* windowAsBooked(booking, event.pickupWindow, now)
  const moved: Booking = { ...booking, pickupWindow, deliveryWindow, orderBy }
  const rewritten = (place: StoredBooking["slot"]): Change => ({
    kind: "rewriteBooking",
    booking: moved,
    revision,
    slot: place,
    pricedWindow,
  })
  if (slot === null) return [rewritten(null)]
  const name = [booking.market, booking.bookingType, pickupWindow.date, pickupWindow.window].join("/")
  const place: SlotPlace = { slot: name, zone: slot.zone, date: pickupWindow.date }
  const changes: readonly Change[] = [
    { kind: "releaseSlot", place: slot },
    { kind: "reserveSlot", place, limit: null },
    rewritten(place),
  ]
  return changes
})
