import type { Booking } from "../../booking/booking.ts"
import type { ChangeRefused, IdempotencyMismatch, InvalidBooking, NotServed } from "../../booking/booking-errors.ts"
import type { StopWish } from "../../booking/change/booking-change.ts"
import type { PriceDifference } from "../../booking/change/change-policy.ts"
import type { Reference } from "../../booking/order/reference.ts"
import type { WindowOfAnotherDay } from "../../booking/windows/window-errors.ts"
import type { Instant } from "../../calendar/zone.ts"
import type { MarketId } from "../../market/market.ts"
import type { Money } from "../../money/money.ts"
import type { NothingProposed, RecipientAskedOften, RecipientLinkInvalid } from "../../recipient/recipient-errors.ts"
import type { RecipientOutcome } from "../../recipient/recipient-request.ts"
import type { BookingNotFound } from "../../tracking/tracking-errors.ts"
import type { ChangedBooking, ChangeFailure, OwnBookingRequest } from "./own-booking-service.ts"
import type { Answer, CallOptions } from "./service-failure.ts"

/**
 * Asking the recipient for the address: the sender asks, and the recipient sets address and contact of the drop-off by
 * a link of his own. A change of the price waits for the sender's consent.
 */
export interface RecipientService {
  /** Sends the recipient a link by SMS, and returns it. A newer link invalidates earlier ones. */
  ask(
    request: OwnBookingRequest,
    options?: CallOptions,
  ): Answer<AskedRecipient, BookingNotFound | ChangeRefused | RecipientAskedOften | IdempotencyMismatch>
  /** The state of the last question; null if none was asked. */
  asked(request: OwnBookingRequest, options?: CallOptions): Answer<RecipientState | null, BookingNotFound>
  /** Accepts or declines the recipient's proposal for the sender. */
  settle(
    request: OwnBookingRequest & { readonly isAccepted: boolean; readonly expectedTotal: Money | null },
    options?: CallOptions,
  ): Answer<ChangedBooking | null, Exclude<ChangeFailure, WindowOfAnotherDay> | NothingProposed>
  /** The question shown to the recipient. */
  question(request: { readonly token: string }, options?: CallOptions): Answer<RecipientQuestion, RecipientLinkInvalid>
  /** The recipient's answer, accepted once. */
  answer(
    request: { readonly token: string; readonly wish: StopWish },
    options?: CallOptions,
  ): Answer<RecipientAnswered, RecipientLinkInvalid | ChangeRefused | InvalidBooking | NotServed>
}

export interface RecipientAnswered {
  readonly outcome: "applied" | "proposed"
  /** By which he can follow his parcel, as he can by every message to him. */
  readonly reference: Reference
}

export interface AskedRecipient {
  readonly link: string
  /** By which it is told from any other question: two may end at the same instant. */
  readonly askedAt: Instant
  readonly expiresAt: Instant
}

export interface RecipientState {
  readonly outcome: RecipientOutcome | "waiting" | "expired"
  readonly askedAt: Instant
  readonly expiresAt: Instant
  /** His proposal and what it would cost now; null when none waits for the sender. */
  readonly proposal: { readonly wish: StopWish; readonly total: Money; readonly difference: PriceDifference } | null
}

/** What a recipient sees before he is identified: the link may have gone to somebody else. */
export interface RecipientQuestion {
  readonly market: MarketId
  readonly senderName: string
  readonly cityName: string
  readonly deliveryWindow: Booking["deliveryWindow"]
  /** The cash to be paid to the driver; null for none. He sees no other price (D33). */
  readonly cash: Money | null
  readonly expiresAt: Instant
}
