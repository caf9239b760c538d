import * as Context from "effect/Context"
import type * as Effect from "effect/Effect"
import type { Reference } from "../../booking/order/reference.ts"
import type { Instant } from "../../calendar/zone.ts"
import type { RecordedAttemptEvent } from "../../payment/attempt-event.ts"
import type { AttemptRecord } from "../../payment/attempt-record.ts"
import type { Refund } from "../../payment/refund.ts"

/** Reads attempts to pay, and lends those of which the gateway is to be asked. They are written by `UnitOfWork` only. */
export class PaymentAttempts extends Context.Service<
  PaymentAttempts,
  {
    readonly find: (id: string) => Effect.Effect<StoredAttempt | null>
    /** By the merchant reference. */
    readonly ofReference: (reference: string) => Effect.Effect<StoredAttempt | null>
    /** The oldest first. */
    readonly ofBooking: (booking: Reference) => Effect.Effect<readonly StoredAttempt[]>
    /** All that were made since, or had an event or a refund asked of them, the oldest first, after this one. */
    readonly since: (from: Instant, after: string | null, limit: number) => Effect.Effect<readonly StoredAttempt[]>
    /** Lends attempts whose check is due and that nobody has, the longest due first. */
    readonly claimDue: (now: Instant, limit: number, leaseMillis: number) => Effect.Effect<readonly string[]>
    /** Lends this one if its check is due and nobody has it. */
    readonly claim: (id: string, now: Instant, leaseMillis: number) => Effect.Effect<boolean>
    /** Attempts under review, the oldest first. */
    readonly inReview: (limit: number) => Effect.Effect<readonly StoredAttempt[]>
    /** Attempts whose time is over while their customer was still to act, the oldest first. */
    readonly overdue: (now: Instant, limit: number) => Effect.Effect<readonly string[]>
  }
>()("mersal/PaymentAttempts") {}

export interface StoredAttempt {
  readonly attempt: AttemptRecord
  /** All that happened to it, in order. */
  readonly log: readonly RecordedAttemptEvent[]
  /** When the gateway was asked last, and when it is next; null for never. */
  readonly checkedAt: Instant | null
  readonly checkDueAt: Instant | null
}

/** Reads refunds, and lends those that are to be sent or asked about. */
export class Refunds extends Context.Service<
  Refunds,
  {
    readonly find: (id: string) => Effect.Effect<Refund | null>
    /** In the order in which they were asked for. */
    readonly ofAttempt: (attempt: string) => Effect.Effect<readonly Refund[]>
    readonly claimDue: (now: Instant, limit: number, leaseMillis: number) => Effect.Effect<readonly string[]>
    /** Those of which nobody knows yet whether they were done, the oldest first. */
    readonly underWay: (limit: number) => Effect.Effect<readonly Refund[]>
    /** Those that were sent, of which nobody knows more, and that are asked about no longer: the oldest first. */
    readonly unknown: (limit: number) => Effect.Effect<readonly Refund[]>
  }
>()("mersal/Refunds") {}
