import * as Context from "effect/Context"
import type * as Effect from "effect/Effect"
import type { Position } from "../../places/position.ts"
import type { Distance } from "../driving/pricing-service.ts"

/**
 * How far it is by road. The default is a rule of thumb and says so (D20). Prices are made of it: whoever asks again about
 * the same way within the life of a quote hears the same.
 */
export class DistanceMeter extends Context.Service<
  DistanceMeter,
  { readonly between: (from: Position, to: Position) => Effect.Effect<Distance> }
>()("mersal/DistanceMeter") {}
