import type { Reference } from "../../booking/order/reference.ts"
import type { Instant } from "../../calendar/zone.ts"
import type { Money } from "../../money/money.ts"
import type { AttemptState } from "../../payment/attempt/attempt-state.ts"
import type { RefundState } from "../../payment/attempt/refund.ts"
import type { Ruling } from "../../payment/attempt/ruling.ts"
import type { AttemptNotFound, RulingUnfit } from "../../payment/payment-errors.ts"
import type { Answer, CallOptions } from "./service-failure.ts"

/** Staff decisions on payments where our books and a gateway disagree (D28, D45). */
export interface PaymentDeskService {
  /** Attempts under review: the oldest first, at most a hundred. */
  reviews(request: Record<never, never>, options?: CallOptions): Answer<readonly ReviewedAttempt[]>
  /** Ends a review by asking the gateway. */
  rule(request: RulingRequest, options?: CallOptions): Answer<ReviewedAttempt, RulingFailure>
  /** Refunds that were sent and that the gateway never confirmed or denied: the oldest first, at most a hundred. */
  unknownRefunds(request: Record<never, never>, options?: CallOptions): Answer<readonly UnknownRefund[]>
  /** Asks the gateway about a refund again, and settles it by the answer. */
  endRefund(request: EndRefundRequest, options?: CallOptions): Answer<UnknownRefund, RulingFailure>
}

/** An attempt as the desk sees it. */
export interface ReviewedAttempt {
  readonly attempt: string
  readonly merchantReference: string
  readonly booking: Reference
  readonly state: AttemptState
  /** The amount requested, the amount in our books, and how much of it was refunded. */
  readonly amount: Money
  readonly held: Money
  readonly refunded: Money
  /** Whether the attempt pays its booking. */
  readonly wasPaid: boolean
  /** As the gateway wrote it; null while unknown. */
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

/** A refund with an unknown outcome, or its settlement. */
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
  /** The reason to give the refund up, if the gateway says that it was not made; null to ask only. */
  readonly givenUpFor: string | null
}
