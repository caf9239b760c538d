import * as Effect from "effect/Effect"
import { parseReference } from "../../booking/order/reference.ts"
import { Bookings, type StoredBooking } from "../../ports/driven/bookings.ts"
import type { Tracking, TrackRequest } from "../../ports/driving/tracking-service.ts"
import { attemptOf } from "../../tracking/attempt.ts"
import { trackedEvents } from "../../tracking/tracked-events.ts"
import { BookingNotFound } from "../../tracking/tracking-errors.ts"
import { driverSight } from "../../tracking/tracking-sight.ts"
import { isOwner } from "../access.ts"
import { moneyOfBooking } from "../booking/booking-money.ts"
import { bookingNow, deliveryOf } from "../booking/delivery-of.ts"
import type { Caller } from "../caller.ts"
import { driverCardOf } from "../live/driver-card-of.ts"

/** The public view of a booking; the whole booking for the account, browser or link that owns it (D33). */
export const trackBooking = Effect.fnUntraced(function* (request: TrackRequest, caller: Caller) {
  const reference = parseReference(request.reference)
  const stored = reference && (yield* (yield* Bookings).find(reference))
  if (!stored) return yield* new BookingNotFound()
  return yield* trackingOf(stored, yield* isOwner(stored, caller, request.accessToken))
})

/** What tracking shows of a booking in its present state; people and places only to its owner. */
export const trackingOf = Effect.fnUntraced(function* (stored: StoredBooking, isOwned: boolean) {
  const delivery = deliveryOf(stored)
  const booking = bookingNow(stored, delivery)
  const events = trackedEvents(stored.log)
  const { driver } = delivery.facts
  const { showsCard } = driverSight(events, driver !== null, isOwned)
  const tracking: Tracking = {
    reference: booking.reference,
    bookingType: booking.bookingType,
    state: booking.state,
    bookedAt: booking.bookedAt,
    pickupWindow: booking.pickupWindow,
    deliveryWindow: booking.deliveryWindow,
    attempt: attemptOf(events),
    events,
    driver: showsCard ? yield* driverCardOf(driver) : null,
    booking: isOwned ? booking : null,
    money: isOwned ? yield* moneyOfBooking(stored, delivery) : null,
  }
  return tracking
})
