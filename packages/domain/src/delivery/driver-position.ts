import type { BookingState } from "../booking/booking.ts"
import { type Instant, msPerMinute } from "../calendar/zone.ts"
import type { Position } from "../places/position.ts"
import type { Pace } from "../tracking/pace.ts"

/** A driver's last reported position. Only the last one is stored, and only while he is on a leg. */
export interface DriverPosition {
  readonly position: Position
  readonly at: Instant
  /** His recent speed, computed from earlier positions, which are not stored; null while unknown. */
  readonly pace?: Pace | null
}

/** The states in which a driver is on a leg, so that his position is requested and shown. */
export const legStates = ["pickupStarted", "deliveryStarted"] as const satisfies readonly BookingState[]

export const isOnLeg = (state: BookingState): boolean => (legStates as readonly BookingState[]).includes(state)

/** An older position, in milliseconds, is no longer used. */
export const positionLifetime = 10 * msPerMinute

/** Whether a position may still be shown. The end of its lifetime is exclusive. */
export const isFreshPosition = ({ at }: DriverPosition, now: Instant): boolean => now < at + positionLifetime
