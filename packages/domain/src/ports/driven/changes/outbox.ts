import type { Reference } from "../../../booking/order/reference.ts"
import type { Instant } from "../../../calendar/zone.ts"

/** Messages to be delivered after the commit. */
export type OutboxChange =
  /** Always applies. The message is delivered at least once after the commit. */
  { readonly kind: "enqueue"; readonly message: OutboxMessage }

export interface OutboxMessage {
  /** Receivers drop a second message with the same id. */
  readonly id: string
  /** The subject, which decides who delivers it: "booking-confirmed". */
  readonly topic: string
  /** The booking it is about; null for none. */
  readonly reference: Reference | null
  /** JSON with what its topic needs besides the booking. */
  readonly body?: string
  readonly at: Instant
  /** Not delivered before; at once by default. */
  readonly dueAt?: Instant
  /** How often delivery was tried before; 0 by default. */
  readonly attempts?: number
  /** Why the last try failed, without addresses and secrets; absent if none failed. */
  readonly lastError?: string
}
