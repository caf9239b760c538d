import * as Data from "effect/Data"
import type { Money } from "../money/money.ts"
import type { AttemptState } from "./attempt/attempt-state.ts"

/** An attempt cannot go from one of these states to the other (D45). */
export class IllegalAttemptMove extends Data.TaggedError("IllegalAttemptMove")<{
  readonly from: AttemptState
  readonly to: AttemptState
}> {}

/**
 * The booking is already being paid, in another window or on another device; or a refund is under way, to a card or by
 * the desk, that must end before a change of it is paid.
 */
export class PaymentInProgress extends Data.TaggedError("PaymentInProgress") {}

/** Part of the booking's price is still due; it must be paid before a change that costs more. */
export class PartlyPaid extends Data.TaggedError("PartlyPaid")<{
  readonly due: Money
}> {}

/** A refund of more than is left of the payment, or of nothing. */
export class RefundExceedsPayment extends Data.TaggedError("RefundExceedsPayment")<{
  /** What can still be given back. */
  readonly amount: Money
}> {}

/** The attempt does not exist or belongs to somebody else; the answer does not tell which. */
export class AttemptNotFound extends Data.TaggedError("AttemptNotFound") {}

/** The page names another amount, currency or booking than the attempt's: it is an old page, or not ours. */
export class AmountMismatch extends Data.TaggedError("AmountMismatch")<{
  /** The attempt's amount. */
  readonly amount: Money
}> {}

/** The booking's reservation was released: it must be quoted and booked again (D16). */
export class HoldEnded extends Data.TaggedError("HoldEnded") {}

/** The gateway did not say how to hand a card over. Nothing was charged; it may be tried again, or paid in cash. */
export class GatewayUnavailable extends Data.TaggedError("GatewayUnavailable") {}

/** A person's ruling on an attempt under review contradicts the facts or the gateway. */
export class RulingUnfit extends Data.TaggedError("RulingUnfit")<{
  readonly reason:
    | "not-under-review"
    /** A refund or a release of it is not finished. */
    | "money-under-way"
    /** The gateway could not be asked, or its answer decides nothing. */
    | "gateway-silent"
    | "gateway-says-otherwise"
    /** The booking is already paid, or costs another amount now. */
    | "nothing-due"
    /** The booking has ended, or its window is no longer available. */
    | "not-serviceable"
  /** The amount that the gateway says it has; null if it was not asked or did not say. */
  readonly told: Money | null
}> {}

/** The card has not been handed to the gateway yet, so nothing can be charged. */
export class CardNotGiven extends Data.TaggedError("CardNotGiven") {}
