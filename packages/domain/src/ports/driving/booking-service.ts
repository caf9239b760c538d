import type { NotSignedIn } from "../../account/account-errors.ts"
import type { Booking } from "../../booking/booking.ts"
import type {
  CostCentreRefused,
  CreditLimitReached,
  IdempotencyMismatch,
  InvalidBooking,
  NotServed,
  ParcelRefused,
  PaymentMethodNotOffered,
  PriceChanged,
  SlotRefused,
} from "../../booking/booking-errors.ts"
import type { Order } from "../../booking/order/order.ts"
import type { Instant } from "../../calendar/zone.ts"
import type { Lead } from "../../leads/lead.ts"
import type { PromoRefused } from "../../promo/promo-errors.ts"
import type { Answer, CallOptions } from "./service-failure.ts"

/** Starting and placing a booking (section 7, POST /ctc/lead/create and POST /order/createOrder). */
export interface BookingService {
  /**
   * Saves the lead of a draft, or updates it when the id of an earlier call is given (D38), once for each idempotency
   * key.
   */
  saveLead(request: SaveLeadRequest, options?: CallOptions): Answer<{ readonly leadId: string }, IdempotencyMismatch>
  /** Checks everything again by the server's clock and books, once for each idempotency key (D12, D16). */
  placeBooking(order: Order, options?: CallOptions): Answer<PlacedBooking, PlaceBookingFailure>
}

export interface SaveLeadRequest {
  readonly lead: Lead
  readonly leadId: string | null
}

export interface PlacedBooking {
  readonly booking: Booking
  /** Opens the full view from any browser (D33). */
  readonly accessToken: string
  /** Until when the order is held for its card payment (D16); absent when it does not wait for one. */
  readonly holdEndsAt?: Instant
}

export type PlaceBookingFailure =
  | InvalidBooking
  | NotServed
  | ParcelRefused
  | SlotRefused
  | PriceChanged
  | PaymentMethodNotOffered
  | PromoRefused
  | CostCentreRefused
  | CreditLimitReached
  | IdempotencyMismatch
  | NotSignedIn
