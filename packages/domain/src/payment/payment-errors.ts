import * as Data from "effect/Data"
import type { Money } from "../money/money.ts"
import type { AttemptState } from "./attempt-state.ts"

/** A payment attempt does not go from one of these states to the other (D45). */
export class IllegalAttemptMove extends Data.TaggedError("IllegalAttemptMove")<{
  readonly from: AttemptState
  readonly to: AttemptState
}> {}

/** The booking is being paid already, in another window or on another device: an attempt of its own is under way. */
export class PaymentInProgress extends Data.TaggedError("PaymentInProgress") {}

/** More was to be given back than is left of what was paid, or nothing at all. */
export class RefundExceedsPayment extends Data.TaggedError("RefundExceedsPayment")<{
  readonly paid: Money
  readonly refunded: Money
  readonly asked: Money
}> {}
