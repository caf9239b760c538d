import * as Effect from "effect/Effect"
import type { Instant } from "../../calendar/zone.ts"
import type { Money } from "../../money/money.ts"
import type { Evidence } from "../../payment/attempt/attempt-event.ts"
import type { AttemptRecord } from "../../payment/attempt/attempt-record.ts"
import type { Refund, RefundReason } from "../../payment/attempt/refund.ts"
import { IdSource } from "../../ports/driven/id-source.ts"
import { Refunds } from "../../ports/driven/payment-attempts.ts"
import type { Change } from "../../ports/driven/unit-of-work.ts"
import { recorded } from "./attempt-changes.ts"

/** Money that paid for nothing went to no till and is no sale. A repeated refund keeps the original reason. */
const forNothing: ReadonlySet<RefundReason> = new Set(["paid-twice", "not-serviceable", "not-changeable"])

/**
 * Requests a refund of an attempt. Its row, with its own maintenance reference, is stored before anybody is called, and
 * the amount is reserved in the same transaction, so that all refunds together never exceed the payment.
 */
export const refundChanges = Effect.fnUntraced(function* (
  attempt: AttemptRecord,
  amount: Money,
  asked: RefundReason,
  evidence: Evidence,
  now: Instant,
) {
  const id = `r-${yield* (yield* IdSource).token}`
  const before = yield* (yield* Refunds).ofAttempt(attempt.id)
  const reason = before.find((one) => forNothing.has(one.reason))?.reason ?? asked
  const refund: Refund = {
    id,
    attempt: attempt.id,
    booking: attempt.booking,
    amount,
    reason,
    state: "asked",
    askedAt: now,
    sentAt: null,
    checks: 0,
  }
  const { after, change } = recorded(attempt, { type: "refund-asked", refund: id, amount }, evidence, now)
  const changes: readonly Change[] = [change, { kind: "insertRefund", refund, dueAt: now }]
  return { refund, after, changes }
})

/** Money that was never a sale is booked as such also when it is refunded. */
const inDoubt: ReadonlySet<RefundReason> = new Set(["paid-twice", "not-serviceable", "not-changeable", "in-doubt"])

export const wasSale = ({ reason }: Refund): boolean => !inDoubt.has(reason)
