import * as Context from "effect/Context"
import type * as Effect from "effect/Effect"
import type { Booking } from "../../booking/booking.ts"
import type { MarketId } from "../../market/market.ts"

/** The last bookings of a market, the newest first: what a new price list is tried on. Sandbox ones are none. */
export class RecentBookings extends Context.Service<
  RecentBookings,
  { readonly list: (market: MarketId, limit: number) => Effect.Effect<readonly Booking[]> }
>()("mersal/RecentBookings") {}
