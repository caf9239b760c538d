import * as Data from "effect/Data"
import type { LocalDate } from "../calendar/local-date.ts"
import type { Instant } from "../calendar/zone.ts"
import type { Money } from "../money/money.ts"
import type { SealedQuote } from "../pricing/quote.ts"
import type { BookingState } from "./booking.ts"
import type { BookingType } from "./booking-type.ts"
import type { Cancellation } from "./change/cancellation-policy.ts"
import type { BookingPart, ChangeRefusal } from "./change/change-policy.ts"
import type { CarryRefusal } from "./parcel/package-limits.ts"
import type { Vehicle } from "./parcel/vehicle.ts"

/** What was typed cannot be booked: every fault, the specification's order (section 5). */
export class InvalidBooking extends Data.TaggedError("InvalidBooking")<{ readonly issues: readonly BookingIssue[] }> {}

/** A fault and the field it belongs to, in the domain's words: "pickup.building". */
export interface BookingIssue {
  readonly field: string
  readonly message: BookingIssueMessage
}

export type BookingIssueMessage =
  | "enterAddressDetails"
  | "pickupDateInPast"
  | "phoneInvalid"
  | "enterName"
  | "enterPhone"
  | "enterEmail"
  | "emailInvalid"
  | "parcelMeasures"

/** D21: which part of the way is not served. */
export class NotServed extends Data.TaggedError("NotServed")<{ readonly part: "pickup" | "delivery" | "route" }> {}

/** The place named by text is not in the gazetteer. */
export class UnknownPlace extends Data.TaggedError("UnknownPlace")<{ readonly end: "pickup" | "dropOff" }> {}

/** The vehicle does not carry the parcel (D19); `upgrade` is the smallest that does. */
export class ParcelRefused extends Data.TaggedError("ParcelRefused")<{
  readonly reason: CarryRefusal
  readonly vehicle: Vehicle
  readonly upgrade: Vehicle | null
}> {}

/** The window or date can no longer be had (D12): what closed, when, and what is next. */
export class SlotRefused extends Data.TaggedError("SlotRefused")<{
  readonly reason: string
  readonly bookingType: BookingType
  readonly date: LocalDate
  /** The market's own date when it was refused. */
  readonly today: LocalDate
  readonly window: string | null
  readonly closedAt: Instant | null
  readonly earliest: LocalDate | null
  readonly next: { readonly date: LocalDate; readonly window: string } | null
}> {}

/** The price the customer saw no longer holds (D16): the fresh quote, and what he saw where he said so. */
export class PriceChanged extends Data.TaggedError("PriceChanged")<{
  readonly quote: SealedQuote
  readonly previousTotal: Money | null
}> {}

/** The booking is no longer held: what was kept for its payment was given back (D16). */
export class HoldEnded extends Data.TaggedError("HoldEnded") {}

/** This host offers no such way to pay. */
export class PaymentMethodNotOffered extends Data.TaggedError("PaymentMethodNotOffered")<{ readonly method: string }> {}

/** An Idempotency-Key came back with another request. */
export class IdempotencyMismatch extends Data.TaggedError("IdempotencyMismatch") {}

/** The booking has ended, expired or been turned back: there is nothing to cancel. */
export class NotCancellable extends Data.TaggedError("NotCancellable")<{ readonly state: BookingState }> {}

/** What cancelling costs is not what the owner saw (D36): what it costs now. */
export class CancellationCostsOtherwise extends Data.TaggedError("CancellationCostsOtherwise")<{
  readonly cancellation: Cancellation
}> {}

/** A part of the booking cannot be changed, or not any more (D37). */
export class ChangeRefused extends Data.TaggedError("ChangeRefused")<{
  readonly part: BookingPart
  readonly reason: ChangeRefusal
}> {}

/** What the booking would cost after the change is not what its owner saw. */
export class ChangeCostsOtherwise extends Data.TaggedError("ChangeCostsOtherwise")<{
  readonly total: Money
  readonly previousTotal: Money
}> {}

/** The change counts once its difference is paid (D37), and there is no way to pay it here yet. */
export class ChangeUnpaid extends Data.TaggedError("ChangeUnpaid")<{ readonly amount: Money }> {}

/** The company would owe more by it than its limit lets: pay otherwise, or pay the account first (D43). */
export class CreditLimitReached extends Data.TaggedError("CreditLimitReached")<{
  /** What may still go on the account. */
  readonly left: Money
}> {}

/** The caller belongs to no approved company that lets him book, or it has no such cost centre in use. */
export class CostCentreRefused extends Data.TaggedError("CostCentreRefused")<{
  readonly reason: "no-company" | "unknown"
}> {}
