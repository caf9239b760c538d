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
  const shown = shownToAll(stored)
  if (!isOwned) return shown
  const delivery = deliveryOf(stored)
  const { driver } = delivery.facts
  const { showsCard } = driverSight(shown.events, driver !== null, isOwned)
  const tracking: Tracking = {
    ...shown,
    driver: showsCard ? yield* driverCardOf(driver) : null,
    booking: bookingNow(stored, delivery),
    money: yield* moneyOfBooking(stored, delivery),
  }
  return tracking
})

const knownToAll = new WeakMap<StoredBooking, Tracking>()

/**
 * What everybody with the reference sees. It depends on nothing but the stored booking, not even on the time, so that of
 * the same reading of a booking it is the same object: its text, too, is then written once for all who follow it.
 */
function shownToAll(stored: StoredBooking): Tracking {
  const known = knownToAll.get(stored)
  if (known) return known
  const { reference, bookingType, state, bookedAt, pickupWindow, deliveryWindow } = bookingNow(
    stored,
    deliveryOf(stored),
  )
  const events = trackedEvents(stored.log)
  const shown: Tracking = {
    reference,
    bookingType,
    state,
    bookedAt,
    pickupWindow,
    deliveryWindow,
    attempt: attemptOf(events),
    events,
    driver: null,
    booking: null,
    money: null,
  }
  knownToAll.set(stored, shown)
  return shown
}
