import * as Effect from "effect/Effect"
import { mayDo, noSubject } from "../../account/may-do.ts"
import { parseReference } from "../../booking/order/reference.ts"
import type { Delivery } from "../../delivery/delivery.ts"
import type { StandNow } from "../../delivery/delivery-errors.ts"
import { Bookings, type StoredBooking } from "../../ports/driven/bookings.ts"
import { BookingNotFound } from "../../tracking/tracking-errors.ts"
import type { Caller } from "../caller.ts"
import { deliveryOf } from "../delivery-of.ts"
import { pinSealOf } from "../pin.ts"

/** A booking with where it is now. */
export interface MovedBooking {
  readonly stored: StoredBooking
  readonly delivery: Delivery
}

/** The booking of a reference, for staff who may move it; for a driver those alone that were given to him. */
export const movedBooking = (typed: string, caller: Caller) => staffBooking("move-booking", typed, caller)

/** The same for whoever may look at it as staff does: an admin too, who moves none. */
export const seenBooking = (typed: string, caller: Caller) => staffBooking("view-file", typed, caller)

const staffBooking = Effect.fnUntraced(function* (right: "move-booking" | "view-file", typed: string, caller: Caller) {
  const reference = parseReference(typed)
  const stored = reference && (yield* (yield* Bookings).find(reference))
  if (!stored) return yield* new BookingNotFound()
  const delivery = deliveryOf(stored, yield* pinSealOf(stored.booking.reference))
  const subject = { ...noSubject, driver: delivery.facts.driver }
  if (!mayDo(caller.actor, right, subject)) return yield* new BookingNotFound()
  return { stored, delivery } satisfies MovedBooking
})

export const standOf = ({ state, facts, order }: Delivery): StandNow => ({ state, driver: facts.driver, order })
