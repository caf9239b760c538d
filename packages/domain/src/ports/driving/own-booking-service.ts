import type { Booking, BookingState } from "../../booking/booking.ts"
import type {
  CancellationCostsOtherwise,
  ChangeCostsOtherwise,
  ChangeRefused,
  ChangeUnpaid,
  CreditLimitReached,
  IdempotencyMismatch,
  InvalidBooking,
  NotCancellable,
  NotServed,
  SlotRefused,
} from "../../booking/booking-errors.ts"
import type { BookingWish } from "../../booking/change/booking-change.ts"
import type { BookingMoney } from "../../booking/change/booking-money.ts"
import type { Cancellation, CancellationPolicy } from "../../booking/change/cancellation-policy.ts"
import type { BookingPart, PriceDifference } from "../../booking/change/change-policy.ts"
import type { Receipt, ReceiptKind } from "../../booking/order/receipt.ts"
import type { Reference } from "../../booking/order/reference.ts"
import type { WindowOfAnotherDay } from "../../booking/windows/window-errors.ts"
import type { LocalDate } from "../../calendar/local-date.ts"
import type { Instant } from "../../calendar/zone.ts"
import type { Money } from "../../money/money.ts"
import type { PartlyPaid } from "../../payment/payment-errors.ts"
import type { CardMethod } from "../../payment/payment-method.ts"
import type { BookingNotFound } from "../../tracking/tracking-errors.ts"
import type { TrackingEvent } from "../../tracking/tracking-event.ts"
import type { PaymentSession, SessionFailure } from "./payment-session.ts"
import type { Answer, CallOptions } from "./service-failure.ts"

/**
 * One's own bookings: reading, cancelling and changing them (section 7; D36, D37). Other people's bookings are answered
 * like unknown ones.
 */
export interface OwnBookingService {
  /** One's own bookings, the newest first. */
  bookings(request: OwnBookingsRequest, options?: CallOptions): Answer<OwnBookings>
  booking(request: OwnBookingRequest, options?: CallOptions): Answer<OwnBooking, BookingNotFound>
  /** Closes the lead of a booking and answers the booking as complete (D38). */
  completeOrder(
    request: OwnBookingRequest & { readonly leadId: string | null },
    options?: CallOptions,
  ): Answer<OwnBooking, BookingNotFound>
  receipt(request: OwnBookingRequest, options?: CallOptions): Answer<Receipt, BookingNotFound>
  /** What cancelling would cost now. */
  cancellation(request: OwnBookingRequest, options?: CallOptions): Answer<CancellationOffer, BookingNotFound>
  cancelBooking(request: CancelRequest, options?: CallOptions): Answer<CancelledBooking, CancelFailure>
  /** Changes a complete booking, or says what the change would cost. */
  changeBooking(request: ChangeRequest, options?: CallOptions): Answer<ChangedBooking, ChangeFailure>
  /** Opens the card payment of a change's extra cost. The change is made when that is paid (D37). */
  payForChange(request: ChangePaymentRequest, options?: CallOptions): Answer<PaymentSession, ChangePaymentFailure>
}

export interface OwnBookingsRequest {
  /** The bookings on the account of the caller's company, if he may see them; otherwise his own. */
  readonly ofCompany: boolean
  /** Empty: all of them. */
  readonly states: readonly BookingState[]
  /** First and last date of pick-up. */
  readonly from: LocalDate | null
  readonly to: LocalDate | null
  /** The page after this one; null for the first. */
  readonly after: BookingCursor | null
  /** 1 to 100. */
  readonly limit: number
}

/** The last booking of a page. */
export interface BookingCursor {
  /** Which of the two lists the page is of. */
  readonly ofCompany: boolean
  readonly bookedAt: Instant
  readonly reference: Reference
}

export interface ListedBooking extends Booking {
  /** What was paid for it, whether or not it was refunded. */
  readonly paid: Money
}

export interface OwnBookings {
  /** In their present state. */
  readonly bookings: readonly ListedBooking[]
  /** Null on the last page. */
  readonly next: BookingCursor | null
}

export interface OwnBookingRequest {
  /** As typed; a text that is no reference is answered like an unknown one. */
  readonly reference: string
  /** From the link in the confirmation message; opens the booking to whoever holds it (D33). */
  readonly accessToken: string | null
}

export interface OwnBooking extends BookingMoney {
  /** In its present state. */
  readonly booking: Booking
  readonly events: readonly TrackingEvent[]
  /** Which paper its receipt is now. */
  readonly receiptKind: ReceiptKind
  /** Until when it is held for its payment; null when it does not wait for one. */
  readonly holdEndsAt: Instant | null
  /**
   * The PIN that the recipient is asked for: for whoever booked, until the parcel is handed over or turned back; null
   * for others (D34).
   */
  readonly pin: string | null
}

export interface CancellationOffer {
  readonly isCancellable: boolean
  /** By the policy, even if the booking can no longer be cancelled. */
  readonly cancellation: Cancellation
  readonly policy: CancellationPolicy
}

export interface CancelRequest extends OwnBookingRequest {
  /** The fee that the owner saw; if it differs now, the request is refused. Null accepts any. */
  readonly expectedFee: Money | null
  /** Cancels only if it still waits for its payment; if it was paid meanwhile, it stays and the request is refused. */
  readonly onlyHeld?: boolean
}

export interface CancelledBooking {
  readonly booking: Booking
  readonly cancellation: Cancellation
}

export type CancelFailure = BookingNotFound | NotCancellable | CancellationCostsOtherwise | IdempotencyMismatch

export interface ChangeRequest extends OwnBookingRequest {
  readonly wish: BookingWish
  /** The total that the owner saw; if it differs, the request is refused. Null accepts any. */
  readonly expectedTotal: Money | null
  /** Only returns the result and its cost; changes nothing. */
  readonly isPreview: boolean
}

export interface ChangedBooking {
  /** The booking after the change, made or previewed. */
  readonly booking: Booking
  /** The parts that change; empty if nothing differs. */
  readonly parts: readonly BookingPart[]
  readonly difference: PriceDifference
}

export type ChangeFailure =
  | BookingNotFound
  | ChangeRefused
  | ChangeCostsOtherwise
  | ChangeUnpaid
  | CreditLimitReached
  | InvalidBooking
  | NotServed
  | SlotRefused
  | WindowOfAnotherDay
  | IdempotencyMismatch

export interface ChangePaymentRequest extends Omit<ChangeRequest, "isPreview"> {
  readonly method: CardMethod
  /** As for paying a booking: an attempt to be abandoned. */
  readonly instead: string | null
}

export type ChangePaymentFailure =
  | Exclude<ChangeFailure, ChangeUnpaid | CreditLimitReached>
  | SessionFailure
  | PartlyPaid
