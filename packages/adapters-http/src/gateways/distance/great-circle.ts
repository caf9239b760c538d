import { roadDistance } from "@mersal/domain/places/distance"
import { DistanceMeter } from "@mersal/domain/ports/driven/distance-meter"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"

/** The distance meter without a network: an estimate from the great circle, marked as an estimate (D20). */
export const distanceLayer: Layer.Layer<DistanceMeter> = Layer.succeed(DistanceMeter, {
  between: (from, to) => Effect.succeed(roadDistance(from, to)),
})
