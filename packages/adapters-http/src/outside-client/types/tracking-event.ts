import type { Instant } from "./values.ts"

export interface TrackingEvent {
  readonly leg: "pickup" | "delivery"
  readonly kind: "inProgress" | "completed" | "failed" | "cancelled"
  /** They are sorted by it. */
  readonly order: number
  readonly at: Instant
  /** Why it failed or was cancelled. */
  readonly reason: string | null
}
