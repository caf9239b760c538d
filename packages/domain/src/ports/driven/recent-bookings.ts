import * as Context from "effect/Context"
import type * as Effect from "effect/Effect"
import type { Booking } from "../../booking/booking.ts"
import type { MarketId } from "../../market/market.ts"

/** The latest bookings of a market, the newest first, to try a new price list on. Without sandbox bookings. */
export class RecentBookings extends Context.Service<
  RecentBookings,
  { readonly list: (market: MarketId, limit: number) => Effect.Effect<readonly Booking[]> }
>()("mersal/RecentBookings") {}
