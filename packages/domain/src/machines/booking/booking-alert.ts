import type { BookingIssue, UnknownPlace } from "../../booking/booking-errors.ts"
import type { BookingType } from "../../booking/booking-type.ts"
import type { Vehicle } from "../../booking/parcel/vehicle.ts"
import { type WhyClosed, whyClosed } from "../../booking/windows/why-closed.ts"
import type { LocalDate } from "../../calendar/local-date.ts"
import type { Instant } from "../../calendar/zone.ts"
import type { Money } from "../../money/money.ts"
import type { AttemptFailure } from "../../payment/attempt/attempt-report.ts"
import type { HoldEnded } from "../../payment/payment-errors.ts"
import type { PlaceBookingFailure } from "../../ports/driving/booking-service.ts"
import type { SessionFailure } from "../../ports/driving/payment-session.ts"
import type { ServiceFailure } from "../../ports/driving/service-failure.ts"
import type { PromoRefused } from "../../promo/promo-errors.ts"
import type { PromoRefusal } from "../../promo/promo-refusal.ts"

/** A message for the customer; he can dismiss it, and the next attempt clears it. */
export type BookingAlert =
  | SlotClosed
  | SlotUnchecked
  | { readonly kind: "priceChanged"; readonly previousTotal: Money | null; readonly newTotal: Money }
  | { readonly kind: "notServed"; readonly part: "pickup" | "delivery" | "route" }
  | { readonly kind: "parcelRefused"; readonly vehicle: Vehicle; readonly upgrade: Vehicle | null }
  | { readonly kind: "invalid"; readonly issues: readonly BookingIssue[] }
  | PromoLost
  | { readonly kind: "methodMissing" }
  /** The company's credit is not enough (D43). */
  | { readonly kind: "accountFull"; readonly left: Money }
  /** The customer may no longer book for the company, or not for this cost centre. */
  | { readonly kind: "costCentreRefused"; readonly reason: "no-company" | "unknown" }
  /** The card was not charged. The booking is held and can be paid by another card or in cash (D16). */
  | { readonly kind: "paymentFailed"; readonly reason: AttemptFailure }
  | { readonly kind: "paymentInProgress" }
  /** Nothing is due: it was paid in another window. */
  | { readonly kind: "alreadyPaid" }
  /** The gateway did not say how to hand the card over. The hold can be paid later, or in cash. */
  | { readonly kind: "gatewayUnavailable" }
  /** The hold was released, by time or because its owner has cancelled it: the order is priced and checked again. */
  | { readonly kind: "holdEnded"; readonly isCancelled?: true | undefined }
  | { readonly kind: "alreadyPlaced" }
  | { readonly kind: "network" }
  | { readonly kind: "server"; readonly requestId: string | null }
  | { readonly kind: "refused"; readonly text: string }

/** A code that is no longer valid when its booking is placed. */
export interface PromoLost {
  readonly kind: "promoRefused"
  readonly refusal: PromoRefusal
  readonly previousTotal: Money | null
  /** The price without the code; null until it is known. */
  readonly newTotal: Money | null
}

/** isSameDayError: what closed, when, and what is next (D12). The page shows the old and the new total beside it. */
export interface SlotClosed {
  readonly kind: "slotClosed"
  readonly bookingType: BookingType
  readonly date: LocalDate
  readonly window: string | null
  readonly closedAt: Instant | null
  readonly why: WhyClosed
  /** The window is null when the server assigns it (Next Day). */
  readonly next: { readonly date: LocalDate; readonly window: string | null } | null
  readonly previousTotal: Money | null
}

/** Also isSameDayError (section 8): the look-up failed, so it is unknown whether the choice is still available. */
export interface SlotUnchecked {
  readonly kind: "slotUnchecked"
  readonly cause: Extract<BookingAlert, { readonly kind: "network" | "server" | "refused" }>
  readonly previousTotal: Money | null
}

/** The alert for a look-up that failed or gave no readable answer. */
export function uncheckedAlert(error: BookingFailure | Error, previousTotal: Money | null): SlotUnchecked {
  const alert = alertOf(error, previousTotal)
  const isTold = alert.kind === "network" || alert.kind === "server" || alert.kind === "refused"
  return { kind: "slotUnchecked", cause: isTold ? alert : { kind: "server", requestId: null }, previousTotal }
}

/** Every failure of the calls that the booking flow makes. */
export type BookingFailure =
  | PlaceBookingFailure
  | PromoRefused
  | HoldEnded
  | SessionFailure
  | UnknownPlace
  | ServiceFailure

/** The alert for a failed call. An error of unknown type is our bug, shown as a server error. */
export function alertOf(error: BookingFailure | Error, previousTotal: Money | null): BookingAlert {
  if (!("_tag" in error)) return { kind: "server", requestId: null }
  switch (error._tag) {
    case "SlotRefused": {
      const { bookingType, date, window, closedAt, reason, next } = error
      return { kind: "slotClosed", bookingType, date, window, closedAt, why: whyClosed(reason), next, previousTotal }
    }
    case "PriceChanged":
      return { kind: "priceChanged", previousTotal, newTotal: error.quote.price.toPay }
    case "NotServed":
      return { kind: "notServed", part: error.part }
    case "ParcelRefused":
      return { kind: "parcelRefused", vehicle: error.vehicle, upgrade: error.upgrade }
    case "InvalidBooking":
      return { kind: "invalid", issues: error.issues }
    case "IdempotencyMismatch":
      return { kind: "alreadyPlaced" }
    case "PromoRefused":
      return { kind: "promoRefused", refusal: error.refusal, previousTotal, newTotal: null }
    case "HoldEnded":
      return { kind: "holdEnded" }
    case "PaymentInProgress":
      return { kind: "paymentInProgress" }
    case "NothingToPay":
      return { kind: "alreadyPaid" }
    case "GatewayUnavailable":
      return { kind: "gatewayUnavailable" }
    case "BookingNotFound":
    case "NotSignedIn":
      return { kind: "server", requestId: null }
    case "NetworkFailure":
      return { kind: "network" }
    case "RequestRefused":
      return { kind: "refused", text: error.text }
    case "ServerFailure":
      return { kind: "server", requestId: error.requestId }
    case "PaymentMethodNotOffered":
      return { kind: "methodMissing" }
    case "CostCentreRefused":
      return { kind: "costCentreRefused", reason: error.reason }
    case "CreditLimitReached":
      return { kind: "accountFull", left: error.left }
    case "UnknownPlace":
      return { kind: "notServed", part: error.end === "pickup" ? "pickup" : "delivery" }
  }
}
