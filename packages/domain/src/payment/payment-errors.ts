import * as Data from "effect/Data"
import type { Money } from "../money/money.ts"
import type { AttemptState } from "./attempt-state.ts"

/** A payment attempt does not go from one of these states to the other (D45). */
export class IllegalAttemptMove extends Data.TaggedError("IllegalAttemptMove")<{
  readonly from: AttemptState
  readonly to: AttemptState
}> {}

/**
 * The booking is being paid already, in another window or on another device: an attempt of its own is under way. Or money of
 * it goes back, to a card or by the desk, before a change of it is paid.
 */
export class PaymentInProgress extends Data.TaggedError("PaymentInProgress") {}

/** Something of the booking is still due, though not all of it: that is paid before a change that costs more. */
export class PartlyPaid extends Data.TaggedError("PartlyPaid")<{
  readonly due: Money
}> {}

/** More was to be given back than is left of what was paid, or nothing at all. */
export class RefundExceedsPayment extends Data.TaggedError("RefundExceedsPayment")<{
  readonly paid: Money
  readonly refunded: Money
  readonly asked: Money
}> {}

/** There is no attempt of this name, or it is somebody else's; which of them is not said. */
export class AttemptNotFound extends Data.TaggedError("AttemptNotFound") {}

/** The page says another amount, currency or booking than the attempt was made for: it is an old page, or not ours. */
export class AmountMismatch extends Data.TaggedError("AmountMismatch")<{
  /** What the attempt is for. */
  readonly amount: Money
}> {}

/** What was kept for the booking was given back: it is quoted and booked anew (D16). */
export class HoldEnded extends Data.TaggedError("HoldEnded") {}

/** The gateway did not say how to hand a card over. Nothing was charged; it may be tried again, or paid in cash. */
export class GatewayUnavailable extends Data.TaggedError("GatewayUnavailable") {}

/** A person's ruling on an attempt under review does not fit what is so, or what the gateway says. */
export class RulingUnfit extends Data.TaggedError("RulingUnfit")<{
  readonly reason:
    | "not-under-review"
    /** A refund or a release of it is not over yet. */
    | "money-under-way"
    /** It could not be asked, or what it said decides nothing. */
    | "gateway-silent"
    | "gateway-says-otherwise"
    /** The booking is paid already, or costs another amount now. */
    | "nothing-due"
    /** The booking has ended, or its window can no longer be had. */
    | "not-serviceable"
  /** What the gateway says it has; null where it was not asked or did not say. */
  readonly told: Money | null
}> {}

/** The card has not been handed to the gateway yet, so nothing can be charged. */
export class CardNotGiven extends Data.TaggedError("CardNotGiven") {}
