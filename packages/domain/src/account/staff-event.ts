import type { Instant } from "../calendar/zone.ts"

export const staffActions = ["disable", "enable", "resetSecondFactor", "erase"] as const

export type StaffAction = (typeof staffActions)[number]

/**
 * A line of the staff log: who blocked or unblocked whom or reset whose second factor, and when; and what account the
 * operator's command erased, whoever's it was. Never changed.
 */
export interface StaffEvent {
  readonly id: string
  readonly at: Instant
  /** The acting account; null for a command of the operator. */
  readonly by: string | null
  /** The member of staff; of an erasure an id that leads nowhere any more. */
  readonly of: string
  readonly action: StaffAction
}
