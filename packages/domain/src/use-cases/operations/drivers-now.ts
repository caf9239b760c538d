import * as Clock from "effect/Clock"
import * as Effect from "effect/Effect"
import { isSessionOpen } from "../../account/sign-in/session.ts"
import { todayIn } from "../../booking/windows/market-schedule.ts"
import { CommandUnfit } from "../../delivery/delivery-errors.ts"
import { legOf } from "../../delivery/delivery-facts.ts"
import { isFreshPosition, isOnLeg, positionLifetime } from "../../delivery/driver-position.ts"
import { DriverChanged } from "../../operations/driver-errors.ts"
import { driverMarkets } from "../../operations/driver-markets.ts"
import { areSameMeans, unknownMeans } from "../../operations/driver-means.ts"
import { nextStop } from "../../operations/driver-stop.ts"
import { BookingBoard } from "../../ports/driven/booking-board.ts"
import { Drivers } from "../../ports/driven/drivers.ts"
import { Product } from "../../ports/driven/product.ts"
import { Sessions } from "../../ports/driven/sessions.ts"
import { UnitOfWork } from "../../ports/driven/unit-of-work.ts"
import type { DriverListing, EquipDriverRequest } from "../../ports/driving/operations-service.ts"
import { onFreshState } from "../account/fresh-state.ts"
import { deliveryOf } from "../booking/delivery-of.ts"

/** Drivers with their present situation, for whoever assigns bookings; with all the stops ahead of them. */
export const driversNow = Effect.fnUntraced(function* () {
  const now = yield* Clock.currentTimeMillis
  const drivers = yield* Drivers
  const board = yield* BookingBoard
  const sessions = yield* Sessions
  const { sessionLifetimes } = yield* Product
  const positions = yield* drivers.positions
  return yield* Effect.forEach(yield* drivers.list, ({ id, name, phone, means }) =>
    Effect.gen(function* () {
      const open = (yield* board.openOf(id)).map((stored) => ({ stored, delivery: deliveryOf(stored) }))
      const stops = open
        .map(({ stored: { booking }, delivery }) => ({ booking, stop: nextStop(booking, delivery) }))
        .filter(({ stop }) => stop !== null)
      const driven = open.find(({ delivery: { state } }) => isOnLeg(state))
      const last = positions.get(id) ?? null
      const position = last !== null && isFreshPosition(last, now) ? last : null
      const isSeen = (yield* sessions.of(id)).some(
        (session) => isSessionOpen(session, now, sessionLifetimes) && now < session.lastSeenAt + positionLifetime,
      )
      const listing: DriverListing = {
        id,
        name,
        phone,
        markets: driverMarkets(
          open.map(({ stored: { booking } }) => booking.market),
          phone,
        ),
        ...(means ?? unknownMeans),
        load: stops.filter(({ booking, stop }) => (stop?.window.date ?? "") <= todayIn(booking.market, now)).length,
        underWay: driven ? { reference: driven.stored.booking.reference, leg: legOf(driven.delivery.facts) } : null,
        position,
        isOnline: position !== null || isSeen,
      }
      return { listing, stops: stops.flatMap(({ stop }) => stop ?? []) }
    }),
  )
})

/** Drivers, for whoever assigns bookings. */
export const listDrivers = Effect.fn("listDrivers")(function* () {
  return (yield* driversNow()).map(({ listing }) => listing)
})

/** Sets a driver's vehicle and capacity. A change by somebody else since they were read is not overwritten unseen. */
export const equipDriver = Effect.fn("equipDriver")(function* (request: EquipDriverRequest) {
  yield* onFreshState(equipped(request))
  return (yield* listDrivers()).find(({ id }) => id === request.id) ?? (yield* unknownDriver)
})

const equipped = Effect.fnUntraced(function* ({ id, vehicle, capacity, was }: EquipDriverRequest) {
  const driver = yield* (yield* Drivers).find(id)
  if (!driver?.isActive) return yield* unknownDriver
  const means = { vehicle, capacity }
  const now = driver.means ?? unknownMeans
  if (was && !areSameMeans(was, now) && !areSameMeans(means, now)) return yield* new DriverChanged(now)
  yield* (yield* UnitOfWork).commit([{ kind: "setMeans", driver: id, before: driver.means, means }])
})

const unknownDriver = Effect.fail(new CommandUnfit({ reason: "unknown-driver", amount: null }))
