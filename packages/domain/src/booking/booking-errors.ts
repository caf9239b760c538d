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

/** The order is invalid: every issue, in the specification's order (section 5). */
export class InvalidBooking extends Data.TaggedError("InvalidBooking")<{ readonly issues: readonly BookingIssue[] }> {}

/** An issue and its field, in the domain's words: "pickup.building". */
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

/** D21: the part of the route that is not served. */
export class NotServed extends Data.TaggedError("NotServed")<{ readonly part: "pickup" | "delivery" | "route" }> {}

/** A place given as text is not in the gazetteer. */
export class UnknownPlace extends Data.TaggedError("UnknownPlace")<{ readonly end: "pickup" | "dropOff" }> {}

/** The vehicle does not carry the parcel (D19). `upgrade` is the smallest vehicle that does. */
export class ParcelRefused extends Data.TaggedError("ParcelRefused")<{
  readonly reason: CarryRefusal
  readonly vehicle: Vehicle
  readonly upgrade: Vehicle | null
}> {}

/** The window or date can no longer be booked (D12): what closed, when, and what is next. */
export class SlotRefused extends Data.TaggedError("SlotRefused")<{
  readonly reason: string
  readonly bookingType: BookingType
  readonly date: LocalDate
  /** The market's date at the time of the refusal. */
  readonly today: LocalDate
  readonly window: string | null
  readonly closedAt: Instant | null
  readonly earliest: LocalDate | null
  readonly next: { readonly date: LocalDate; readonly window: string } | null
}> {}

/** The price that the customer saw is no longer valid (D16): the new quote, and the price he saw if he sent it. */
export class PriceChanged extends Data.TaggedError("PriceChanged")<{
  readonly quote: SealedQuote
  readonly previousTotal: Money | null
}> {}

/** This host does not offer the payment method. */
export class PaymentMethodNotOffered extends Data.TaggedError("PaymentMethodNotOffered")<{ readonly method: string }> {}

/** An Idempotency-Key was used again with a different request. */
export class IdempotencyMismatch extends Data.TaggedError("IdempotencyMismatch") {}

/** The booking has ended, expired or been turned back, so it cannot be cancelled. */
export class NotCancellable extends Data.TaggedError("NotCancellable")<{ readonly state: BookingState }> {}

/** Cancelling does not cost what the owner saw (D36): what it costs now. */
export class CancellationCostsOtherwise extends Data.TaggedError("CancellationCostsOtherwise")<{
  readonly cancellation: Cancellation
}> {}

/** A part of the booking cannot be changed, or can no longer be changed (D37). */
export class ChangeRefused extends Data.TaggedError("ChangeRefused")<{
  readonly part: BookingPart
  readonly reason: ChangeRefusal
}> {}

/** The booking's price after the change is not what its owner saw. */
export class ChangeCostsOtherwise extends Data.TaggedError("ChangeCostsOtherwise")<{
  readonly total: Money
  readonly previousTotal: Money
}> {}

/** The change takes effect once its difference is paid (D37), which is not possible here yet. */
export class ChangeUnpaid extends Data.TaggedError("ChangeUnpaid")<{ readonly amount: Money }> {}

/** The booking would exceed the company's credit limit: pay otherwise, or pay the account first (D43). */
export class CreditLimitReached extends Data.TaggedError("CreditLimitReached")<{
  /** The credit that is left. */
  readonly left: Money
}> {}

/** The caller belongs to no approved company that lets him book, or the company has no such active cost centre. */
export class CostCentreRefused extends Data.TaggedError("CostCentreRefused")<{
  readonly reason: "no-company" | "unknown"
}> {}
