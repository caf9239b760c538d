import * as Context from "effect/Context"
import type * as Effect from "effect/Effect"
import type { Reference } from "../../booking/order/reference.ts"
import type { Instant } from "../../calendar/zone.ts"
import type { OutboxMessage } from "./changes/outbox.ts"

/**
 * The messages that wait to be delivered, for as many processes as like: each message is lent to one at a time, and comes
 * back to the others when its borrower has not said within the lease what became of it. They are put in by the unit of
 * work.
 */
export class Outbox extends Context.Service<
  Outbox,
  {
    /** Lends messages that are due and that nobody has, the longest due first, for so many milliseconds. */
    readonly claim: (now: Instant, limit: number, leaseMillis: number) => Effect.Effect<readonly ClaimedMessage[]>
    /**
     * It is delivered, but for what is left of it, which is put in with that; what it said is forgotten. False when the lease was over and somebody
     * else has it since, or has delivered it: then nothing is put in.
     */
    readonly complete: (claimed: ClaimedMessage, now: Instant, left: readonly OutboxMessage[]) => Effect.Effect<boolean>
    /** It could not be delivered, and why: no addresses, no secrets. False as with `complete`. */
    readonly retryLater: (claimed: ClaimedMessage, dueAt: Instant, error: string) => Effect.Effect<boolean>
    /** What is about a booking and was not delivered, whoever has it; the longest due first. */
    readonly waitingFor: (reference: Reference) => Effect.Effect<readonly OutboxMessage[]>
    /** Since when the message that has waited longest has been due; null when none waits. */
    readonly oldestDue: (now: Instant) => Effect.Effect<Instant | null>
  }
>()("mersal/Outbox") {}

export interface ClaimedMessage extends OutboxMessage {
  /** How often it was lent, this time included: from 1. It also tells this loan from later ones. */
  readonly attempts: number
}
