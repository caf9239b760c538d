import * as Context from "effect/Context"
import type * as Effect from "effect/Effect"
import type { Reference } from "../../booking/order/reference.ts"
import type { Rating, RatingSum } from "../../rating/rating.ts"

/** Reads customers' ratings of deliveries. Only `UnitOfWork` writes them. */
export class Ratings extends Context.Service<
  Ratings,
  {
    readonly of: (reference: Reference) => Effect.Effect<Rating | null>
    /** The sum of all ratings of a driver's deliveries. */
    readonly sumOf: (driver: string) => Effect.Effect<RatingSum>
  }
>()("mersal/Ratings") {}
