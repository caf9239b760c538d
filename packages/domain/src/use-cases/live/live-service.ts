import * as Effect from "effect/Effect"
import * as Result from "effect/Result"
import { parseReference, type Reference } from "../../booking/order/reference.ts"
import { BookingChanges } from "../../ports/driven/booking-changes.ts"
import type { Bookings } from "../../ports/driven/bookings.ts"
import type { Digest } from "../../ports/driven/digest.ts"
import type { Drivers } from "../../ports/driven/drivers.ts"
import type { Ratings } from "../../ports/driven/ratings.ts"
import type { LiveService, TrackingMoment } from "../../ports/driving/live-service.ts"
import type { CallOptions } from "../../ports/driving/service-failure.ts"
import type { TrackRequest } from "../../ports/driving/tracking-service.ts"
import type { Caller } from "../caller.ts"
import { isStillLetIn, type LettingInPorts } from "../still-let-in.ts"
import { showMoment } from "./show-moment.ts"

type LivePorts = BookingChanges | Bookings | Digest | Drivers | LettingInPorts | Ratings

type Run = <Value, Failure>(
  program: Effect.Effect<Value, Failure, LivePorts>,
  options?: CallOptions,
) => Promise<Result.Result<Value, Failure>>

/** The live port for one caller. */
export const liveService = (run: Run, caller: Caller): LiveService => ({
  moment: (request, options) => run(showMoment(request, caller), options),
  follow: async (request, options = {}) => {
    const first = await run(versioned(request, caller), options)
    return Result.map(first, (begun) => moments(run, begun, request, caller, options))
  },
})

interface VersionedMoment {
  readonly version: string
  readonly moment: TrackingMoment
}

/** The version is read first, so that a change between the two reads is reported once more. */
const versioned = Effect.fnUntraced(function* (request: TrackRequest, caller: Caller) {
  const reference = parseReference(request.reference)
  const version = reference === null ? "" : yield* (yield* BookingChanges).versionOf(reference)
  return { version, moment: yield* showMoment(request, caller) } satisfies VersionedMoment
})

/** Null once its reader no longer has access: he may ask again with his present rights. */
const nextVersioned = Effect.fnUntraced(function* (
  reference: Reference,
  before: string,
  request: TrackRequest,
  caller: Caller,
) {
  const version = yield* (yield* BookingChanges).versionAfter(reference, before)
  if (!(yield* isStillLetIn(caller))) return null
  return { version, moment: yield* showMoment(request, caller) } satisfies VersionedMoment
})

async function* moments(
  run: Run,
  first: VersionedMoment,
  request: TrackRequest,
  caller: Caller,
  options: CallOptions,
): AsyncGenerator<TrackingMoment> {
  let last = first
  yield last.moment
  while (!last.moment.hasEnded) {
    const { reference } = last.moment
    const next = await run(nextVersioned(reference, last.version, request, caller), options).catch((stopped) => {
      // Nobody is reading any more.
      if (hasGone(options)) return null
      throw stopped
    })
    if (next === null || Result.isFailure(next) || next.success === null) return
    const isNews = JSON.stringify(next.success.moment) !== JSON.stringify(last.moment)
    last = next.success
    if (isNews) yield last.moment
  }
}

/** The domain does not know the platform's AbortSignal. */
const hasGone = ({ signal }: CallOptions): boolean =>
  (signal as { readonly aborted?: boolean } | undefined)?.aborted === true
