import type { TrackingMoment } from "@mersal/domain/ports/driving/live-service"
import type { Tracking } from "@mersal/domain/ports/driving/tracking-service"

/** A booking as its screen begins with it. */
export interface FollowedBooking {
  readonly tracking: Tracking
  /** The driver's position while he is on his way; otherwise, or if unknown, null. */
  readonly moment: TrackingMoment | null
}

/**
 * The booking that a server-rendered page was drawn from. It is read without checks: the page names the scripts of the
 * build whose renderer wrote it.
 */
export interface PageTracking extends FollowedBooking {
  /** Whether its reader may see no more than this. */
  readonly isAll: boolean
}

/** The booking with which the screen of a server-rendered page begins. */
export interface DrawnTracking extends FollowedBooking {
  /** The key of the message link with which it was requested; another key may show more. */
  readonly accessToken: string | null
  /** Whether its reader may see no more than this. If not, the screen asks the server. */
  readonly isWhole: boolean
}
