import type { Booking } from "../../booking/booking.ts"
import type { IdempotencyMismatch, PaymentMethodNotOffered } from "../../booking/booking-errors.ts"
import type { Instant } from "../../calendar/zone.ts"
import type { Money } from "../../money/money.ts"
import type { AttemptReport } from "../../payment/attempt/attempt-report.ts"
import type { RefundState } from "../../payment/attempt/refund.ts"
import type {
  AmountMismatch,
  AttemptNotFound,
  CardNotGiven,
  HoldEnded,
  PaymentInProgress,
  RefundExceedsPayment,
} from "../../payment/payment-errors.ts"
import type { CardMethod, CashMethod } from "../../payment/payment-method.ts"
import type { NothingToPay } from "../../recipient/recipient-errors.ts"
import type { BookingNotFound } from "../../tracking/tracking-errors.ts"
import type { OwnBookingRequest } from "./own-booking-service.ts"
import type { PaymentSession, SessionFailure } from "./payment-session.ts"
import type { Answer, CallOptions } from "./service-failure.ts"

/** Card payments, from the attempt to the refund (section 7, "Payment"; D16, D28, D29). */
export interface PaymentService {
  /** Makes an attempt for the amount due, and says how to hand the card over to the gateway. */
  openSession(request: SessionRequest, options?: CallOptions): Answer<PaymentSession, SessionFailure>
  /**
   * Charges the card for which the gateway has a token. A second call charges nothing and answers the current state.
   */
  purchase(request: PurchaseRequest, options?: CallOptions): Answer<PurchaseOutcome, PurchaseFailure>
  /** Changes an order held for a card to cash on delivery: confirmed as accepted, without a new check (D16). */
  payInCash(request: CashRequest, options?: CallOptions): Answer<Booking, CashFailure>
  /** The state of an attempt, by the server's own evidence. */
  attempt(request: { readonly attempt: string }, options?: CallOptions): Answer<AttemptView>
  /** The card payment confirmation record: a hint on which the server asks the gateway, and nothing else (D28). */
  confirmation(request: { readonly reference: string }, options?: CallOptions): Answer<{ readonly isTaken: true }>
  /** Refunds a card payment, for the desk. */
  refund(request: RefundRequest, options?: CallOptions): Answer<StartedRefund, RefundFailure>
}

export interface SessionRequest extends OwnBookingRequest {
  readonly method: CardMethod
  /** From a pay link (D41). */
  readonly payToken: string | null
  /** An attempt of this page to be abandoned; it must not have reached the point of a charge. */
  readonly instead: string | null
}

export interface CashRequest extends OwnBookingRequest {
  readonly method: CashMethod
  /** As for a session: an attempt to be abandoned. */
  readonly instead: string | null
}

export type CashFailure = BookingNotFound | NothingToPay | HoldEnded | PaymentInProgress | PaymentMethodNotOffered

export interface PurchaseRequest {
  /** The attempt's id, or its merchant reference as section 3 names it. */
  readonly attempt: string | null
  readonly merchantReference: string | null
  /** What the page believes; compared, never used (D16). */
  readonly seen: { readonly amount: number | null; readonly currency: string | null; readonly booking: string | null }
  readonly deviceFingerprint: string | null
}

export interface PurchaseOutcome {
  readonly report: AttemptReport
  /** As the gateway wrote it; null while unknown. */
  readonly code: string | null
  /** The bank's 3-D Secure page; null when there is none. */
  readonly url3d: string | null
}

export type PurchaseFailure = AttemptNotFound | AmountMismatch | CardNotGiven | HoldEnded

export interface AttemptView extends PurchaseOutcome {
  /** The last four digits of the card; null while unknown. */
  readonly last4: string | null
  /**
   * While the customer is at the bank: when the booking may be paid in another way. Null otherwise, and when the
   * booking's hold has ended by then.
   */
  readonly leavableAt: Instant | null
}

export interface RefundRequest {
  readonly reference: string
  readonly amount: Money | null
}

export interface StartedRefund {
  /** One for each attempt that is refunded. */
  readonly refunds: readonly { readonly id: string; readonly amount: Money; readonly state: RefundState }[]
}

export type RefundFailure = BookingNotFound | RefundExceedsPayment | IdempotencyMismatch
