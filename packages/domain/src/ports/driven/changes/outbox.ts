import type { Reference } from "../../../booking/order/reference.ts"
import type { Instant } from "../../../calendar/zone.ts"

/** What is to be delivered after the commit. */
export type OutboxChange =
  /** Always applies; something to be delivered at least once after the commit. */
  { readonly kind: "enqueue"; readonly message: OutboxMessage }

export interface OutboxMessage {
  /** Receivers drop a second message with the same id. */
  readonly id: string
  /** What it is about, which decides who delivers it: "booking-confirmed". */
  readonly topic: string
  /** The booking it is about; null for none. */
  readonly reference: Reference | null
  /** JSON of what its topic needs beside the booking. */
  readonly body?: string
  readonly at: Instant
  /** Not to be delivered before; otherwise at once. */
  readonly dueAt?: Instant
  /** How often it was tried before it was put in; otherwise never. */
  readonly attempts?: number
  /** Why the last try failed: no addresses, no secrets. Nothing where none did. */
  readonly lastError?: string
}
