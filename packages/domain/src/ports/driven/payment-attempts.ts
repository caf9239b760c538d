import * as Context from "effect/Context"
import type * as Effect from "effect/Effect"
import type { Reference } from "../../booking/order/reference.ts"
import type { Instant } from "../../calendar/zone.ts"
import type { RecordedAttemptEvent } from "../../payment/attempt/attempt-event.ts"
import type { AttemptRecord } from "../../payment/attempt/attempt-record.ts"
import type { Refund } from "../../payment/attempt/refund.ts"

/** Reads payment attempts, and lends those about which the gateway is to be asked. Only `UnitOfWork` writes them. */
export class PaymentAttempts extends Context.Service<
  PaymentAttempts,
  {
    readonly find: (id: string) => Effect.Effect<StoredAttempt | null>
    /** By the merchant reference. */
    readonly ofReference: (reference: string) => Effect.Effect<StoredAttempt | null>
    /** The oldest first. */
    readonly ofBooking: (booking: Reference) => Effect.Effect<readonly StoredAttempt[]>
    /**
     * All that were made, had an event or had a refund requested since `from`, the oldest first, after attempt `after`.
     */
    readonly since: (from: Instant, after: string | null, limit: number) => Effect.Effect<readonly StoredAttempt[]>
    /** Lends attempts whose check is due and that are not lent, the longest due first. */
    readonly claimDue: (now: Instant, limit: number, leaseMillis: number) => Effect.Effect<readonly string[]>
    /** Lends this attempt if its check is due and it is not lent. */
    readonly claim: (id: string, now: Instant, leaseMillis: number) => Effect.Effect<boolean>
    /** Attempts under review, the oldest first. */
    readonly inReview: (limit: number) => Effect.Effect<readonly StoredAttempt[]>
    /** Attempts that have timed out while the customer still had to act, the oldest first. */
    readonly overdue: (now: Instant, limit: number) => Effect.Effect<readonly string[]>
  }
>()("mersal/PaymentAttempts") {}

export interface StoredAttempt {
  readonly attempt: AttemptRecord
  /** Its history, in order. */
  readonly log: readonly RecordedAttemptEvent[]
  /** When the gateway was last asked, and when it is asked next; null for never. */
  readonly checkedAt: Instant | null
  readonly checkDueAt: Instant | null
}

/** Reads refunds, and lends those that are to be sent or asked about. */
export class Refunds extends Context.Service<
  Refunds,
  {
    readonly find: (id: string) => Effect.Effect<Refund | null>
    /** In the order of request. */
    readonly ofAttempt: (attempt: string) => Effect.Effect<readonly Refund[]>
    readonly claimDue: (now: Instant, limit: number, leaseMillis: number) => Effect.Effect<readonly string[]>
    /** Refunds whose outcome is still open, the oldest first. */
    readonly underWay: (limit: number) => Effect.Effect<readonly Refund[]>
    /** Refunds that were sent, whose outcome is unknown, and that are no longer asked about; the oldest first. */
    readonly unknown: (limit: number) => Effect.Effect<readonly Refund[]>
  }
>()("mersal/Refunds") {}
