import * as Effect from "effect/Effect"
import { worksIn } from "../../operations/driver-markets.ts"
import { nextStop } from "../../operations/driver-stop.ts"
import { type DriverNow, suggestDrivers } from "../../operations/driver-suggestion.ts"
import type { NamedBooking, SuggestedDriver } from "../../ports/driving/operations-service.ts"
import type { Caller } from "../caller.ts"
import { driversNow } from "./drivers-now.ts"
import { movedBooking } from "./moved-booking.ts"

/** Drivers of a booking's market who could drive it, the most suitable first; empty when the booking has ended. */
export const suggest = Effect.fn("suggest")(function* ({ reference }: NamedBooking, caller: Caller) {
  const { stored, delivery } = yield* movedBooking(reference, caller)
  const { booking } = stored
  const stop = nextStop(booking, delivery)
  if (stop === null) return []
  const drivers = (yield* driversNow()).filter(({ listing }) => worksIn(booking.market, listing.markets))
  const listings = new Map(drivers.map(({ listing }) => [listing.id, listing]))
  const candidates = drivers.map(
    ({ listing: { id, vehicle, capacity, position }, stops }): DriverNow => ({
      id,
      vehicle,
      capacity,
      position: position?.position ?? null,
      stops,
    }),
  )
  return suggestDrivers({ stop, vehicle: booking.vehicle, parcel: booking.parcel }, candidates).flatMap(
    (suggestion): readonly SuggestedDriver[] => {
      const driver = listings.get(suggestion.driver)
      return driver ? [{ ...suggestion, name: driver.name, vehicle: driver.vehicle }] : []
    },
  )
})
