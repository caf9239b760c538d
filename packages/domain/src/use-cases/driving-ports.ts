import * as Effect from "effect/Effect"
import type * as ManagedRuntime from "effect/ManagedRuntime"
import type * as Result from "effect/Result"
import type { Bookings } from "../ports/driven/bookings.ts"
import type { ChosenReadings } from "../ports/driven/chosen-readings.ts"
import type { ClosureCalendar } from "../ports/driven/closure-calendar.ts"
import type { Digest } from "../ports/driven/digest.ts"
import type { DistanceMeter } from "../ports/driven/distance-meter.ts"
import type { Geocoder } from "../ports/driven/geocoder.ts"
import type { IdSource } from "../ports/driven/id-source.ts"
import type { TariffBook, TaxRates } from "../ports/driven/price-lists.ts"
import type { ServiceAreas } from "../ports/driven/service-areas.ts"
import type { StoredAnswers } from "../ports/driven/stored-answers.ts"
import type { UnitOfWork } from "../ports/driven/unit-of-work.ts"
import type { CallOptions } from "../ports/driving/service-failure.ts"
import type { Services } from "../ports/driving/services.ts"
import type { Caller } from "./caller.ts"
import { listServiceAreas } from "./list-service-areas.ts"
import { lookUpSlots } from "./look-up-slots.ts"
import { measureDistance } from "./measure-distance.ts"
import { placeBooking } from "./place-booking.ts"
import { quotePrices } from "./quote-prices.ts"
import { saveLead } from "./save-lead.ts"
import { searchPlaces } from "./search-places.ts"
import { trackBooking } from "./track-booking.ts"

/** Everything that the use cases need from outside: a composition root that forgets one does not compile. */
export type DrivenPorts =
  | Bookings
  | ChosenReadings
  | ClosureCalendar
  | Digest
  | DistanceMeter
  | Geocoder
  | IdSource
  | ServiceAreas
  | StoredAnswers
  | TariffBook
  | TaxRates
  | UnitOfWork

/**
 * The driving ports for one caller, run by the use cases. Who calls is fixed here and is no parameter of any port, so
 * that these and the browser's client are the same interface. A defect rejects the promise: the edge answers 500.
 */
export function drivingPorts(runtime: ManagedRuntime.ManagedRuntime<DrivenPorts, never>, caller: Caller): Services {
  const run = <Value, Failure>(
    program: Effect.Effect<Value, Failure, DrivenPorts>,
    options: CallOptions = {},
  ): Promise<Result.Result<Value, Failure>> => {
    const signal = options.signal as Parameters<typeof runtime.runPromise>[1] extends { signal?: infer S } ? S : never
    return runtime.runPromise(Effect.result(program), signal ? { signal } : undefined)
  }
  return {
    schedule: { lookUpSlots: (request, options) => run(lookUpSlots(request), options) },
    pricing: {
      quotePrices: (request, options) => run(quotePrices(request), options),
      measureDistance: (request, options) => run(measureDistance(request), options),
    },
    coverage: {
      serviceAreas: (request, options) => run(listServiceAreas(request), options),
      searchPlaces: (request, options) => run(searchPlaces(request), options),
    },
    booking: {
      saveLead: (request, options) => run(saveLead(request), options),
      // A booking is never abandoned half way because its caller went away: the answer waits under its key.
      placeBooking: (order, options) => run(placeBooking(order, caller, options?.idempotencyKey ?? null)),
    },
    tracking: { track: (request, options) => run(trackBooking(request, caller), options) },
  }
}
