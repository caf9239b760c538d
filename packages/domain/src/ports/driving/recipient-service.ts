import type { Booking } from "../../booking/booking.ts"
import type { ChangeRefused, IdempotencyMismatch, InvalidBooking, NotServed } from "../../booking/booking-errors.ts"
import type { StopWish } from "../../booking/change/booking-change.ts"
import type { PriceDifference } from "../../booking/change/change-policy.ts"
import type { Instant } from "../../calendar/zone.ts"
import type { MarketId } from "../../market/market.ts"
import type { Money } from "../../money/money.ts"
import type { NothingProposed, RecipientAskedOften, RecipientLinkInvalid } from "../../recipient/recipient-errors.ts"
import type { RecipientOutcome } from "../../recipient/recipient-request.ts"
import type { BookingNotFound } from "../../tracking/tracking-errors.ts"
import type { ChangedBooking, ChangeFailure, OwnBookingRequest } from "./own-booking-service.ts"
import type { Answer, CallOptions } from "./service-failure.ts"

/**
 * Asking the recipient where to: its sender asks, and the recipient sets address and contact of the drop-off by a link of
 * his own. What would cost otherwise waits for the sender's word.
 */
export interface RecipientService {
  /** Sends the recipient a link by SMS, and answers it. A newer one ends those before it. */
  ask(
    request: OwnBookingRequest,
    options?: CallOptions,
  ): Answer<AskedRecipient, BookingNotFound | ChangeRefused | RecipientAskedOften | IdempotencyMismatch>
  /** What became of the last question; null where none was asked. */
  asked(request: OwnBookingRequest, options?: CallOptions): Answer<RecipientState | null, BookingNotFound>
  /** The sender's word on what the recipient proposes. */
  settle(
    request: OwnBookingRequest & { readonly isAccepted: boolean; readonly expectedTotal: Money | null },
    options?: CallOptions,
  ): Answer<ChangedBooking | null, ChangeFailure | NothingProposed>
  /** What the recipient is asked. */
  question(request: { readonly token: string }, options?: CallOptions): Answer<RecipientQuestion, RecipientLinkInvalid>
  /** The recipient's answer, once. */
  answer(
    request: { readonly token: string; readonly wish: StopWish },
    options?: CallOptions,
  ): Answer<
    { readonly outcome: "applied" | "proposed" },
    RecipientLinkInvalid | ChangeRefused | InvalidBooking | NotServed
  >
}

export interface AskedRecipient {
  readonly link: string
  readonly expiresAt: Instant
}

export interface RecipientState {
  readonly outcome: RecipientOutcome | "waiting" | "expired"
  readonly expiresAt: Instant
  /** What he proposes and what it would cost now; null where nothing waits for the sender. */
  readonly proposal: { readonly wish: StopWish; readonly total: Money; readonly difference: PriceDifference } | null
}

/** What a recipient may know before he says who he is: the link may have gone to somebody else. */
export interface RecipientQuestion {
  readonly market: MarketId
  readonly senderName: string
  readonly cityName: string
  readonly deliveryWindow: Booking["deliveryWindow"]
  /** What he is to pay the driver in cash; null for nothing. Of what it costs he is told no more (D33). */
  readonly cash: Money | null
  readonly expiresAt: Instant
}
