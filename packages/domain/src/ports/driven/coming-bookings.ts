import * as Context from "effect/Context"
import type * as Effect from "effect/Effect"
import type { Booking } from "../../booking/booking.ts"
import type { Instant } from "../../calendar/zone.ts"
import type { MarketId } from "../../market/market.ts"

/** Bookings whose pick-up is still to come: those that other rules could concern. Sandbox bookings are none of them. */
export class ComingBookings extends Context.Service<
  ComingBookings,
  {
    /** Of a market, with pick-up windows that begin after an instant and a state of `waitingStates`, the earliest first. */
    readonly list: (market: MarketId, after: Instant, limit: number) => Effect.Effect<readonly Booking[]>
  }
>()("mersal/ComingBookings") {}
