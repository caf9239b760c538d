import type { Reference } from "../../booking/order/reference.ts"
import type { Instant } from "../../calendar/zone.ts"
import type { Money } from "../../money/money.ts"
import type { AttemptState } from "../../payment/attempt-state.ts"
import type { AttemptNotFound, RulingUnfit } from "../../payment/payment-errors.ts"
import type { RefundState } from "../../payment/refund.ts"
import type { Ruling } from "../../payment/ruling.ts"
import type { Answer, CallOptions } from "./service-failure.ts"

/** What staff decide of payments of which the books and a gateway say different things (D28, D45). */
export interface PaymentDeskService {
  /** Attempts under review: the oldest first, a hundred at most. */
  reviews(request: Record<never, never>, options?: CallOptions): Answer<readonly ReviewedAttempt[]>
  /** Ends a review by what the gateway says when it is asked. */
  rule(request: RulingRequest, options?: CallOptions): Answer<ReviewedAttempt, RulingFailure>
  /** Refunds that were sent and of which the gateway never said whether it made them: the oldest first, a hundred at most. */
  unknownRefunds(request: Record<never, never>, options?: CallOptions): Answer<readonly UnknownRefund[]>
  /** Asks the gateway about one of them again, and ends it by what it says. */
  endRefund(request: EndRefundRequest, options?: CallOptions): Answer<UnknownRefund, RulingFailure>
}

/** An attempt as the desk sees it. */
export interface ReviewedAttempt {
  readonly attempt: string
  readonly merchantReference: string
  readonly booking: Reference
  readonly state: AttemptState
  /** What was asked for, what our books have had of it, and what of that went back. */
  readonly amount: Money
  readonly held: Money
  readonly refunded: Money
  /** Whether it pays its booking. */
  readonly wasPaid: boolean
  /** As the gateway wrote it; null while nothing is known. */
  readonly code: string | null
  readonly at: Instant
  /** Who ruled on it and why, in order. */
  readonly rulings: readonly {
    readonly ruling: Ruling
    readonly by: string
    readonly reason: string
    readonly at: Instant
  }[]
}

export interface RulingRequest {
  readonly attempt: string
  readonly ruling: Ruling
  readonly reason: string
}

export type RulingFailure = AttemptNotFound | RulingUnfit

/** A refund of which nobody knows, or what became of it. */
export interface UnknownRefund {
  readonly refund: string
  readonly merchantReference: string
  readonly booking: Reference
  readonly amount: Money
  readonly state: RefundState
  readonly askedAt: Instant
}

export interface EndRefundRequest {
  readonly refund: string
  /** Why it is given up, where the gateway says that it was not made; null to ask only. */
  readonly givenUpFor: string | null
}
