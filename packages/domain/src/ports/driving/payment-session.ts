import type { IdempotencyMismatch, PaymentMethodNotOffered } from "../../booking/booking-errors.ts"
import type { Reference } from "../../booking/order/reference.ts"
import type { Instant } from "../../calendar/zone.ts"
import type { Money } from "../../money/money.ts"
import type { OpenedPage } from "../../payment/attempt/attempt-event.ts"
import type { GatewayUnavailable, HoldEnded, PaymentInProgress } from "../../payment/payment-errors.ts"
import type { NothingToPay } from "../../recipient/recipient-errors.ts"
import type { BookingNotFound } from "../../tracking/tracking-errors.ts"

/** An open card payment: how the customer hands his card over to the gateway. */
export interface PaymentSession {
  readonly attempt: string
  readonly booking: Reference
  readonly amount: Money
  readonly expiresAt: Instant
  readonly page: OpenedPage
}

export type SessionFailure =
  | BookingNotFound
  | NothingToPay
  | HoldEnded
  | PaymentInProgress
  | PaymentMethodNotOffered
  | GatewayUnavailable
  | IdempotencyMismatch
