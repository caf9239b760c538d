import type { TrackingMoment } from "@mersal/domain/ports/driving/live-service"
import type { Tracking } from "@mersal/domain/ports/driving/tracking-service"

/** A booking as its screen begins with it. */
export interface FollowedBooking {
  readonly tracking: Tracking
  /** Where its driver is, while he is on his way; null else, or where nobody could tell. */
  readonly moment: TrackingMoment | null
}

/** The booking with which the screen of a drawn page begins. */
export interface DrawnTracking extends FollowedBooking {
  /** The key of a message's link by which it was asked for; another one may tell more. */
  readonly accessToken: string | null
  /** Whether its reader is told no more of it: else the screen asks. */
  readonly isWhole: boolean
}
