import * as Context from "effect/Context"
import type * as Effect from "effect/Effect"
import type { Reference } from "../../booking/order/reference.ts"
import type { Rating, RatingSum } from "../../rating/rating.ts"

/** Reads what customers said of deliveries. It is written by `UnitOfWork` only. */
export class Ratings extends Context.Service<
  Ratings,
  {
    readonly of: (reference: Reference) => Effect.Effect<Rating | null>
    /** All that was said of what a driver delivered. */
    readonly sumOf: (driver: string) => Effect.Effect<RatingSum>
  }
>()("mersal/Ratings") {}
