import type { Instant } from "./values.ts"

export interface TrackingEvent {
  readonly leg: "pickup" | "delivery"
  readonly kind: "inProgress" | "completed" | "failed" | "cancelled"
  /** By which they are sorted. */
  readonly order: number
  readonly at: Instant
  /** Why it failed or was cancelled. */
  readonly reason: string | null
}
