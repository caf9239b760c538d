import * as Effect from "effect/Effect"
import { parseReference } from "../booking/reference.ts"
import { Bookings } from "../ports/driven/bookings.ts"
import type { Tracking, TrackRequest } from "../ports/driving/tracking-service.ts"
import { attemptOf } from "../tracking/attempt.ts"
import { trackedEvents } from "../tracking/tracked-events.ts"
import { BookingNotFound } from "../tracking/tracking-errors.ts"
import { isOwner } from "./access.ts"
import type { Caller } from "./caller.ts"

/** The public view of a booking, and the whole of it for the browser or the link that owns it (D33). */
export const trackBooking = Effect.fn("trackBooking")(function* (request: TrackRequest, caller: Caller) {
  const reference = parseReference(request.reference)
  if (!reference) return yield* new BookingNotFound()
  const bookings = yield* Bookings
  const stored = yield* bookings.find(reference)
  if (!stored) return yield* new BookingNotFound()
  const { booking } = stored
  const events = trackedEvents(stored.log)
  const tracking: Tracking = {
    reference,
    bookingType: booking.bookingType,
    bookedAt: booking.bookedAt,
    deliveryWindow: booking.deliveryWindow,
    attempt: attemptOf(events),
    events,
    booking: (yield* isOwner(stored, caller, request.accessToken)) ? booking : null,
  }
  return tracking
})
