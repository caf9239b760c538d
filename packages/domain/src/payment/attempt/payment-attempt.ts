import * as Result from "effect/Result"
import type { Reference } from "../../booking/order/reference.ts"
import type { Instant } from "../../calendar/zone.ts"
import { add, type Money, subtract } from "../../money/money.ts"
import { IllegalAttemptMove, RefundExceedsPayment } from "../payment-errors.ts"
import type { PaymentMethod } from "../payment-method.ts"
import { type AttemptState, attemptMoves } from "./attempt-state.ts"
import type { CardDecision } from "./card-return.ts"

/** An attempt to pay for a booking. Amount and currency are fixed when it is created. */
export interface PaymentAttempt {
  readonly id: string
  readonly booking: Reference
  readonly method: Extract<PaymentMethod, "card" | "debitCard">
  readonly amount: Money
  readonly refunded: Money
  readonly state: AttemptState
  readonly createdAt: Instant
}

/** The attempt in its next state. */
export const moveAttempt = (
  attempt: PaymentAttempt,
  to: AttemptState,
): Result.Result<PaymentAttempt, IllegalAttemptMove> =>
  attemptMoves[attempt.state].includes(to)
    ? Result.succeed({ ...attempt, state: to })
    : Result.fail(new IllegalAttemptMove({ from: attempt.state, to }))

/** The attempt after a partial or full refund. All refunds together never exceed what was paid. */
export function refundAttempt(
  attempt: PaymentAttempt,
  amount: Money,
): Result.Result<PaymentAttempt, IllegalAttemptMove | RefundExceedsPayment> {
  const refunded = add(attempt.refunded, amount)
  if (amount.minor <= 0 || refunded.minor > attempt.amount.minor)
    return Result.fail(new RefundExceedsPayment({ amount: subtract(attempt.amount, attempt.refunded) }))
  const to = refunded.minor === attempt.amount.minor ? "refunded" : "partRefunded"
  return Result.map(moveAttempt(attempt, to), (moved) => ({ ...moved, refunded }))
}

/**
 * The attempt after a decision about it, from any call or message and in any order. A later answer does not undo a
 * payment, and an attempt that holds money moves only by commands. Unexpected money leads to review. An answer without
 * news changes nothing.
 */
export function attemptAfter(attempt: PaymentAttempt, decision: CardDecision): PaymentAttempt {
  const { state } = attempt
  if (state === "authorised" && decision.kind === "paid") return { ...attempt, state: "captured" }
  if (holdsMoney.has(state)) return attempt
  const to = stateOf(decision)
  if (attemptMoves[state].includes(to)) return { ...attempt, state: to }
  return tellsMoney.has(decision.kind) ? { ...attempt, state: "review" } : attempt
}

const holdsMoney: ReadonlySet<AttemptState> = new Set([
  "paid",
  "authorised",
  "captured",
  "partRefunded",
  "refunded",
  "review",
])

const tellsMoney: ReadonlySet<CardDecision["kind"]> = new Set(["paid", "authorised"])

function stateOf(decision: CardDecision): AttemptState {
  switch (decision.kind) {
    case "tokenised":
      return "tokenized"
    case "redirect-to-3ds":
      return "awaiting3ds"
    case "not-charged":
      return "notCharged"
    case "checking":
      return decision.because === "pending" ? "pending" : "unknown"
    default:
      return decision.kind
  }
}
