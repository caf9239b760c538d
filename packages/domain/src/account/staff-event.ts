import type { Instant } from "../calendar/zone.ts"

export const staffActions = ["disable", "enable"] as const

export type StaffAction = (typeof staffActions)[number]

/** A line of the log of who may work here: who kept whom out or let him in again, and when. Never changed. */
export interface StaffEvent {
  readonly id: string
  readonly at: Instant
  /** The account that did it; null for the one-time command. */
  readonly by: string | null
  /** The member of staff. */
  readonly of: string
  readonly action: StaffAction
}
