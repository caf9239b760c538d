import * as Context from "effect/Context"
import type * as Effect from "effect/Effect"
import type { Booking } from "../../booking/booking.ts"
import type { Reference } from "../../booking/reference.ts"
import type { TrackingEvent } from "../../tracking/tracking-event.ts"

/** Reads bookings. They are written by `UnitOfWork` only. */
export class Bookings extends Context.Service<
  Bookings,
  { readonly find: (reference: Reference) => Effect.Effect<StoredBooking | null> }
>()("mersal/Bookings") {}

export interface StoredBooking {
  readonly booking: Booking
  /** Digest of the guest id that booked, or null when no browser did. */
  readonly ownerDigest: string | null
  readonly events: readonly TrackingEvent[]
}
