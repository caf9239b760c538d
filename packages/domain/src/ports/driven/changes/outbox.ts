import type { Reference } from "../../../booking/reference.ts"
import type { Instant } from "../../../calendar/zone.ts"

/** What is to be delivered after the commit. */
export type OutboxChange =
  /** Always applies; something to be delivered at least once after the commit. */
  { readonly kind: "enqueue"; readonly message: OutboxMessage }

export interface OutboxMessage {
  /** Receivers drop a second message with the same id. */
  readonly id: string
  readonly topic: "booking-confirmed"
  readonly reference: Reference
  readonly at: Instant
}
