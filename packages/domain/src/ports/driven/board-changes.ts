import * as Context from "effect/Context"
import type * as Effect from "effect/Effect"
import type { BookingState } from "../../booking/booking.ts"
import type { Reference } from "../../booking/order/reference.ts"
import type { Desk } from "../../operations/desk.ts"

/**
 * Reports which bookings have changed, and which desks, whichever process changed them. Sandbox bookings are not
 * reported.
 */
export class BoardChanges extends Context.Service<
  BoardChanges,
  {
    /** The number of the latest change; every later one has a greater number. */
    readonly mark: Effect.Effect<number>
    /**
     * The bookings that have changed since a mark, in their present state, by their last change; at most `limit`. A
     * change written while the mark was read may be reported twice, but is never missed.
     */
    readonly since: (mark: number, limit: number) => Effect.Effect<readonly ChangedBooking[]>
    /** A text for each desk that differs after every write to what the desk shows; it has no other meaning. */
    readonly desks: Effect.Effect<DeskVersions>
    /**
     * Waits until a booking, a desk or a driver's position has changed since an earlier pulse, at most half a minute; a
     * change is noticed within about a second. A negative pulse does not wait. May be interrupted.
     */
    readonly pulseAfter: (pulse: number) => Effect.Effect<number>
  }
>()("mersal/BoardChanges") {}

export type DeskVersions = Readonly<Record<Desk, string>>

export interface ChangedBooking {
  readonly reference: Reference
  readonly state: BookingState
  readonly driver: string | null
  readonly order: number
  readonly revision: number
  /** The number of its last change. */
  readonly mark: number
}
