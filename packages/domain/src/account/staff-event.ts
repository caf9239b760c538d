import type { Instant } from "../calendar/zone.ts"

export const staffActions = ["disable", "enable", "resetSecondFactor"] as const

export type StaffAction = (typeof staffActions)[number]

/** A line of the staff log: who blocked or unblocked whom or reset whose second factor, and when. Never changed. */
export interface StaffEvent {
  readonly id: string
  readonly at: Instant
  /** The acting account; null for the one-time command. */
  readonly by: string | null
  /** The member of staff. */
  readonly of: string
  readonly action: StaffAction
}
