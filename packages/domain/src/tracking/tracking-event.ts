import type { Instant } from "../calendar/zone.ts"

/** An event of a booking on one of its two legs, as tracking shows it (section 4, D45). */
export interface TrackingEvent {
  readonly leg: Leg
  readonly kind: TrackingKind
  /** Sort order; events may come in any order on the wire. */
  readonly order: number
  readonly at: Instant
  /** Why it failed or was cancelled, for the customer to read. */
  readonly reason: string | null
}

export type Leg = "pickup" | "delivery"
export type TrackingKind = "inProgress" | "completed" | "failed" | "cancelled"
