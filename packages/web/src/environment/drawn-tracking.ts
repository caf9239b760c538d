import type { Tracking } from "@mersal/domain/ports/driving/tracking-service"

/** The booking with which the screen of a drawn page begins. */
export interface DrawnTracking {
  readonly tracking: Tracking
  /** The key of a message's link by which it was asked for; another one may tell more. */
  readonly accessToken: string | null
  /** Whether its reader is told no more of it: else the screen asks. */
  readonly isWhole: boolean
}
