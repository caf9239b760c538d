import * as Clock from "effect/Clock"
import * as Effect from "effect/Effect"
import { standingOf } from "../../booking/change/booking-standing.ts"
import { parseReference } from "../../booking/order/reference.ts"
import { isEnd } from "../../delivery/delivery.ts"
import { type DriverPosition, isFreshPosition } from "../../delivery/driver-position.ts"
import { Bookings, type StoredBooking } from "../../ports/driven/bookings.ts"
import { Drivers } from "../../ports/driven/drivers.ts"
import type { TrackingMoment } from "../../ports/driving/live-service.ts"
import type { TrackRequest } from "../../ports/driving/tracking-service.ts"
import { etaOf } from "../../tracking/eta.ts"
import { liveLeg } from "../../tracking/timeline.ts"
import { trackedEvents } from "../../tracking/tracked-events.ts"
import { BookingNotFound } from "../../tracking/tracking-errors.ts"
import type { Leg } from "../../tracking/tracking-event.ts"
import { coarsePosition, driverSight } from "../../tracking/tracking-sight.ts"
import { mayReach, subjectOf } from "../access.ts"
import { deliveryOf } from "../booking/delivery-of.ts"
import { pinOf, pinSealOf } from "../booking/pin.ts"
import type { Caller } from "../caller.ts"
import { driverCardOf } from "./driver-card-of.ts"

/** A booking at this moment, with its driver's position as exactly as this caller may see it (D33). */
export const showMoment = Effect.fn("showMoment")(function* (request: TrackRequest, caller: Caller) {
  const reference = parseReference(request.reference)
  const stored = reference && (yield* (yield* Bookings).find(reference))
  if (!stored) return yield* new BookingNotFound()
  const { state, facts } = deliveryOf(stored, yield* pinSealOf(stored.booking))
  const events = trackedEvents(stored.log)
  const subject = yield* subjectOf(stored, caller, request.accessToken, facts.driver)
  const isOwners = mayReach(caller, "view-booking", stored, subject)
  const sight = driverSight(events, facts.driver !== null, isOwners)
  const leg = liveLeg(events)
  const isExact = sight.position === "exact"
  const driverPosition = sight.position === "none" ? null : yield* positionOf(facts.driver, isExact)
  const hasArrived = leg !== null && facts.arrivedAt !== null
  const moment: TrackingMoment = {
    reference: stored.booking.reference,
    state,
    pickupWindow: facts.pickupWindow,
    deliveryWindow: facts.deliveryWindow,
    events,
    liveLeg: leg,
    driverPosition: driverPosition && { position: driverPosition.position, at: driverPosition.at, isExact },
    eta: leg === null || hasArrived || !driverPosition ? null : yield* etaOn(stored, leg, driverPosition, isExact),
    hasArrived,
    driver: sight.showsCard ? yield* driverCardOf(facts.driver) : null,
    pin:
      facts.pinSeal !== null && standingOf(state).hasPin && mayReach(caller, "view-pin", stored, subject)
        ? yield* pinOf(stored.booking)
        : null,
    hasEnded: isEnd(state),
  }
  return moment
})

const positionOf = Effect.fnUntraced(function* (driver: string | null, isExact: boolean) {
  const known = driver === null ? null : yield* (yield* Drivers).positionOf(driver)
  const now = yield* Clock.currentTimeMillis
  if (known === null || !isFreshPosition(known, now)) return null
  return { ...known, position: isExact ? known.position : coarsePosition(known.position) } satisfies DriverPosition
})

/** Computed from what the reader may see of the driver: from an approximate position follows an approximate time. */
const etaOn = Effect.fnUntraced(function* (
  { booking }: StoredBooking,
  leg: Leg,
  { position, at, pace = null }: DriverPosition,
  isExact: boolean,
) {
  const destination = (leg === "pickup" ? booking.pickup : booking.dropOff).position
  const approach = { leg, position, at, destination, pace, vehicle: booking.vehicle }
  return etaOf(approach, yield* Clock.currentTimeMillis, isExact ? "exact" : "coarse")
})
