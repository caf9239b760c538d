import * as Context from "effect/Context"
import type * as Effect from "effect/Effect"
import type { Booking } from "../../booking/booking.ts"
import type { Instant } from "../../calendar/zone.ts"
import type { MarketId } from "../../market/market.ts"

/** Bookings with their pick-up still ahead, which other rules could affect. Without sandbox bookings. */
export class ComingBookings extends Context.Service<
  ComingBookings,
  {
    /**
     * A market's bookings in one of `waitingStates` with pick-up windows that begin after an instant, the earliest
     * first.
     */
    readonly list: (market: MarketId, after: Instant, limit: number) => Effect.Effect<readonly Booking[]>
  }
>()("mersal/ComingBookings") {}
