import * as Context from "effect/Context"
import type * as Effect from "effect/Effect"
import type { Position } from "../../places/position.ts"
import type { Distance } from "../driving/pricing-service.ts"

/**
 * The distance by road. The default is an estimate and says so (D20). Prices depend on it, so repeated questions about
 * the same route within the life of a quote get the same answer.
 */
export class DistanceMeter extends Context.Service<
  DistanceMeter,
  { readonly between: (from: Position, to: Position) => Effect.Effect<Distance> }
>()("mersal/DistanceMeter") {}
