import * as Context from "effect/Context"
import type * as Effect from "effect/Effect"
import type { BookingState } from "../../booking/booking.ts"
import type { Reference } from "../../booking/order/reference.ts"
import type { Desk } from "../../operations/desk.ts"

/**
 * Tells which bookings have changed, and on which desks something has, whichever process changed it. Sandbox bookings are
 * moved by nobody.
 */
export class BoardChanges extends Context.Service<
  BoardChanges,
  {
    /** How far changes are counted by now: every later one has a greater number. */
    readonly mark: Effect.Effect<number>
    /**
     * The bookings that have changed since a mark, as they are now, in the order of their last change; so many at most.
     * What was written at the same time as the mark was read may come once more, but is never left out.
     */
    readonly since: (mark: number, limit: number) => Effect.Effect<readonly ChangedBooking[]>
    /** A text for each desk that is another one after every write on what stands there; it says nothing else. */
    readonly desks: Effect.Effect<DeskVersions>
    /**
     * Waits until a booking, a desk or a driver's place has changed after a pulse that was answered before, within about a second;
     * or half a minute has passed. Below nothing it does not wait. May be interrupted.
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
