import * as Context from "effect/Context"
import * as Data from "effect/Data"
import type * as Effect from "effect/Effect"
import type { Booking } from "../../booking/booking.ts"
import type { Lead } from "../../booking/lead.ts"
import type { Reference } from "../../booking/reference.ts"
import type { Instant } from "../../calendar/zone.ts"
import type { TrackingEvent } from "../../tracking/tracking-event.ts"

/**
 * Writes what a use case decided, as data: all of it is applied and on disk, or none and the change that could not apply
 * comes back. No code of ours runs inside the transaction.
 */
export class UnitOfWork extends Context.Service<
  UnitOfWork,
  { readonly commit: (changes: readonly Change[]) => Effect.Effect<void, Conflict> }
>()("mersal/UnitOfWork") {}

/** One thing to write, and under which condition it may be. */
export type Change =
  /** Conflicts when the reference is taken. */
  | { readonly kind: "insertBooking"; readonly booking: Booking; readonly ownerDigest: string | null }
  /** Conflicts when the booking has an event of this order already. */
  | { readonly kind: "appendEvent"; readonly reference: Reference; readonly event: TrackingEvent }
  /** Always applies; something to be delivered at least once after the commit. */
  | { readonly kind: "enqueue"; readonly message: OutboxMessage }
  /** Writes the lead or replaces it; a lead that a booking has closed stays as it is. */
  | { readonly kind: "saveLead"; readonly leadId: string; readonly lead: Lead; readonly at: Instant }
  /** Marks the lead as booked; nothing happens when there is none. */
  | { readonly kind: "closeLead"; readonly leadId: string; readonly reference: Reference }
  /** Conflicts when the key has an answer already. */
  | { readonly kind: "storeAnswer"; readonly answer: StoredAnswer }

export interface OutboxMessage {
  /** Receivers drop a second message with the same id. */
  readonly id: string
  readonly topic: "booking-confirmed"
  readonly reference: Reference
  readonly at: Instant
}

/** The answer of a request with an idempotency key, as JSON. */
export interface StoredAnswer {
  readonly key: string
  readonly requestDigest: string
  readonly body: string
  readonly at: Instant
}

export class Conflict extends Data.TaggedError("Conflict")<{ readonly change: Change["kind"] }> {}
