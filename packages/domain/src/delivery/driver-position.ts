import type { BookingState } from "../booking/booking.ts"
import { type Instant, msPerMinute } from "../calendar/zone.ts"
import type { Position } from "../places/position.ts"
import type { Pace } from "../tracking/pace.ts"

/** Where a driver was when his phone last said so. Only the last place is kept, and only while he is on a leg. */
export interface DriverPosition {
  readonly position: Position
  readonly at: Instant
  /** How fast he has been lately, told from the places before, of which none is kept; null while it is not known. */
  readonly pace?: Pace | null
}

/** The states in which a driver is on a leg, so that his place is asked for and shown. */
export const legStates = ["pickupStarted", "deliveryStarted"] as const satisfies readonly BookingState[]

export const isOnLeg = (state: BookingState): boolean => (legStates as readonly BookingState[]).includes(state)

/** A place of so long ago, in milliseconds, is no place any more. */
export const positionLifetime = 10 * msPerMinute

/** Whether a place may still be shown. Half-open: at exactly the end of its time it may not. */
export const isFreshPosition = ({ at }: DriverPosition, now: Instant): boolean => now < at + positionLifetime
