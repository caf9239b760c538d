import * as Context from "effect/Context"
import type * as Effect from "effect/Effect"
import type { Reference } from "../../booking/order/reference.ts"
import type { Instant } from "../../calendar/zone.ts"
import type { OutboxMessage } from "./changes/outbox.ts"

/**
 * Messages that wait for delivery, shared by any number of processes. A message is lent to one process at a time, and
 * is available again if the borrower does not report its outcome within the lease. The unit of work adds messages.
 */
export class Outbox extends Context.Service<
  Outbox,
  {
    /** Lends messages that are due and not lent, the longest due first, for `leaseMillis`. */
    readonly claim: (now: Instant, limit: number, leaseMillis: number) => Effect.Effect<readonly ClaimedMessage[]>
    /**
     * Marks a message as delivered and erases its content; `left`, the undelivered rest, is added with it. False, and
     * nothing is added, if the lease has ended and somebody else has the message or has delivered it.
     */
    readonly complete: (claimed: ClaimedMessage, now: Instant, left: readonly OutboxMessage[]) => Effect.Effect<boolean>
    /** Marks a message as not delivered, with the error, without addresses and secrets. False as for `complete`. */
    readonly retryLater: (claimed: ClaimedMessage, dueAt: Instant, error: string) => Effect.Effect<boolean>
    /** Undelivered messages about a booking, lent or not; the longest due first. */
    readonly waitingFor: (reference: Reference) => Effect.Effect<readonly OutboxMessage[]>
    /** Since when the longest waiting message has been due; null when none waits. */
    readonly oldestDue: (now: Instant) => Effect.Effect<Instant | null>
  }
>()("mersal/Outbox") {}

export interface ClaimedMessage extends OutboxMessage {
  /** How often it was lent, including now: from 1. It also distinguishes this loan from later ones. */
  readonly attempts: number
}
