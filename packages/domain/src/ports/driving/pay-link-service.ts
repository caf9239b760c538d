import type { BookingState } from "../../booking/booking.ts"
import type { IdempotencyMismatch } from "../../booking/booking-errors.ts"
import type { Reference } from "../../booking/order/reference.ts"
import type { Instant } from "../../calendar/zone.ts"
import type { Money } from "../../money/money.ts"
import type { PaymentMethod } from "../../payment/payment-method.ts"
import type { NothingToPay } from "../../recipient/recipient-errors.ts"
import type { BookingNotFound } from "../../tracking/tracking-errors.ts"
import type { OwnBookingRequest } from "./own-booking-service.ts"
import type { Answer, CallOptions } from "./service-failure.ts"

/** Paying by link: /paymentUnique/ for one booking (D41). */
export interface PayLinkService {
  /** Makes a link for the owner, or for a dispatcher who took the order by phone; once for each idempotency key. */
  makePayLink(
    request: OwnBookingRequest,
    options?: CallOptions,
  ): Answer<PayLink, BookingNotFound | NothingToPay | IdempotencyMismatch>
  /** The amount due, for anybody with a valid link, and for the owner without one. */
  openPayment(
    request: OwnBookingRequest & { readonly payToken: string | null },
    options?: CallOptions,
  ): Answer<PaymentDue, BookingNotFound>
}

export interface PayLink {
  readonly link: string
  readonly token: string
  readonly expiresAt: Instant
}

/** Only the parts of a booking that paying needs: the payer need not know who sends what to whom. */
export interface PaymentDue {
  readonly reference: Reference
  readonly state: BookingState
  readonly due: Money
  readonly paid: Money
  readonly methods: readonly PaymentMethod[]
  /** Until when its place is held; null when it does not wait for payment. */
  readonly holdEndsAt: Instant | null
  /** Whether somebody is paying it, and the caller could not yet pay in his place. */
  readonly isBeingPaid: boolean
  /** Whether only the link lets the caller pay: he is not the booking's owner, and waits longer for another payment. */
  readonly isByLink: boolean
}
