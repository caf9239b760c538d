import * as Clock from "effect/Clock"
import * as Effect from "effect/Effect"
import { mayDo, noSubject } from "../../account/may-do.ts"
import { parseReference } from "../../booking/order/reference.ts"
import { commandTime } from "../../delivery/command-time.ts"
import type { Delivery } from "../../delivery/delivery.ts"
import type { StandNow } from "../../delivery/delivery-errors.ts"
import { Bookings, type StoredBooking } from "../../ports/driven/bookings.ts"
import type { CommandRequest } from "../../ports/driving/operations-service.ts"
import { BookingNotFound } from "../../tracking/tracking-errors.ts"
import { deliveryOf } from "../booking/delivery-of.ts"
import { pinSealOf } from "../booking/pin.ts"
import type { Caller } from "../caller.ts"
import { cashThen } from "./cash-then.ts"

/** A booking with its state. */
export interface MovedBooking {
  readonly stored: StoredBooking
  readonly delivery: Delivery
}

/** The booking of a reference, for staff who may move it; for a driver only bookings assigned to him. */
export const movedBooking = (typed: string, caller: Caller) => staffBooking("move-booking", typed, caller)

/**
 * The same for a command. A driver may also report cash that he took while the booking was his, after it no longer is:
 * refused, the cash would be in his hand and in no book (097). The result then has the driver and the amount due at
 * that time.
 */
export const commandedBooking = Effect.fnUntraced(function* (
  { reference: typed, command, at }: Pick<CommandRequest, "reference" | "command" | "at">,
  caller: Caller,
) {
  const found = yield* foundBooking(typed)
  const whenTaken =
    command.type === "takeCash" && at !== null
      ? cashThen(found.stored, commandTime(at, null, yield* Clock.currentTimeMillis))
      : undefined
  if (!mayReach("move-booking", found, caller) && !mayReach("move-booking", found, caller, whenTaken?.driver))
    return yield* new BookingNotFound()
  return { ...found, whenTaken }
})

/** The same for anybody who may read it as staff; this includes admins, who move none. */
export const seenBooking = (typed: string, caller: Caller) => staffBooking("view-file", typed, caller)

const staffBooking = Effect.fnUntraced(function* (right: StaffRight, typed: string, caller: Caller) {
  const found = yield* foundBooking(typed)
  return mayReach(right, found, caller) ? found : yield* new BookingNotFound()
})

type StaffRight = "move-booking" | "view-file"

const mayReach = (right: StaffRight, { delivery }: MovedBooking, { actor }: Caller, driver = delivery.facts.driver) =>
  mayDo(actor, right, { ...noSubject, driver })

/** Nobody carries sandbox bookings, so staff cannot see them. */
const foundBooking = Effect.fnUntraced(function* (typed: string) {
  const reference = parseReference(typed)
  const stored = reference && (yield* (yield* Bookings).find(reference))
  if (!stored || stored.isSandbox) return yield* new BookingNotFound()
  const delivery = deliveryOf(stored, yield* pinSealOf(stored.booking))
  return { stored, delivery } satisfies MovedBooking
})

export const standOf = ({ state, facts, order }: Delivery): StandNow => ({ state, driver: facts.driver, order })

/** The booking's state for whoever gave a command. A former driver does not learn who drives it now. */
export function standFor({ actor }: Pick<Caller, "actor">, delivery: Delivery): StandNow {
  const stand = standOf(delivery)
  return mayDo(actor, "view-file", { ...noSubject, driver: stand.driver }) ? stand : { ...stand, driver: null }
}
