import * as Clock from "effect/Clock"
import * as Effect from "effect/Effect"
import { isStaff } from "../../account/account.ts"
import { parseReference } from "../../booking/reference.ts"
import { isEnd } from "../../delivery/delivery.ts"
import { isFreshPosition } from "../../delivery/driver-position.ts"
import { Bookings } from "../../ports/driven/bookings.ts"
import { Drivers } from "../../ports/driven/drivers.ts"
import type { TrackingMoment } from "../../ports/driving/live-service.ts"
import type { TrackRequest } from "../../ports/driving/tracking-service.ts"
import { liveLeg } from "../../tracking/timeline.ts"
import { trackedEvents } from "../../tracking/tracked-events.ts"
import { BookingNotFound } from "../../tracking/tracking-errors.ts"
import { coarsePosition, driverSight } from "../../tracking/tracking-sight.ts"
import { isOwner } from "../access.ts"
import type { Caller } from "../caller.ts"
import { deliveryOf } from "../delivery-of.ts"
import { pinOf, pinSealOf } from "../pin.ts"

/** How a booking is doing now, with its driver's place as exactly as this caller may see it (D33). */
export const showMoment = Effect.fn("showMoment")(function* (request: TrackRequest, caller: Caller) {
  const reference = parseReference(request.reference)
  const stored = reference && (yield* (yield* Bookings).find(reference))
  if (!stored) return yield* new BookingNotFound()
  const { state, facts } = deliveryOf(stored, yield* pinSealOf(stored.booking.reference))
  const events = trackedEvents(stored.log)
  const isOwners = yield* isOwner(stored, caller, request.accessToken)
  const sight = driverSight(events, facts.driver !== null, isOwners)
  const moment: TrackingMoment = {
    reference: stored.booking.reference,
    state,
    deliveryWindow: facts.deliveryWindow,
    events,
    liveLeg: liveLeg(events),
    driverPosition: sight.position === "none" ? null : yield* positionOf(facts.driver, sight.position === "exact"),
    driver: sight.showsCard ? yield* cardOf(facts.driver) : null,
    // Whoever hands the parcel over must not know by himself what proves it.
    pin:
      isOwners && !isStaff(caller.actor.type) && facts.pinSeal !== null && !isEnd(state)
        ? yield* pinOf(stored.booking.reference)
        : null,
    hasEnded: isEnd(state),
  }
  return moment
})

const positionOf = Effect.fnUntraced(function* (driver: string | null, isExact: boolean) {
  const known = driver === null ? null : yield* (yield* Drivers).positionOf(driver)
  const now = yield* Clock.currentTimeMillis
  if (known === null || !isFreshPosition(known, now)) return null
  return { position: isExact ? known.position : coarsePosition(known.position), at: known.at, isExact }
})

const cardOf = Effect.fnUntraced(function* (driver: string | null) {
  const found = driver === null ? null : yield* (yield* Drivers).find(driver)
  return found && { name: found.name, phone: found.phone, image: found.image }
})
