import * as Effect from "effect/Effect"
import { DistanceMeter } from "../../ports/driven/distance-meter.ts"
import type { DistanceRequest } from "../../ports/driving/pricing-service.ts"
import { resolvePlace } from "../places/resolve-way.ts"

/** The distance between two places, served or not (section 7, POST /distance). */
export const measureDistance = Effect.fn("measureDistance")(function* (request: DistanceRequest) {
  const meter = yield* DistanceMeter
  return yield* meter.between(
    yield* resolvePlace(request.market, "pickup", request.pickup),
    yield* resolvePlace(request.market, "dropOff", request.dropOff),
  )
})
