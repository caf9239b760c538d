import type { Draft, DraftPatch } from "../../booking/draft/draft.ts"
import type { Step } from "../../booking/draft/steps.ts"
import type { Reference } from "../../booking/order/reference.ts"
import type { StopSide } from "../../booking/stop.ts"
import type { ScheduleBasis } from "../../booking/windows/market-schedule.ts"
import type { Instant } from "../../calendar/zone.ts"
import type { Language } from "../../messages/language.ts"
import type { AttemptFailure } from "../../payment/attempt/attempt-report.ts"
import type { CardHandOver } from "../../payment/card/card-hand-over.ts"
import type { PaymentMethod } from "../../payment/payment-method.ts"
import type { PlacedBooking } from "../../ports/driving/booking-service.ts"
import type { AppliedCoupon } from "../../promo/applied-coupon.ts"
import type { SlotClosed, SlotUnchecked } from "./booking-alert.ts"

/** What a booking machine starts with. */
export interface BookingInput {
  readonly draft: Draft
  readonly now: Instant
  /** The schedule basis last received from the server; the plain rule book is used until there is one. */
  readonly basis?: ScheduleBasis
  /** False when promos do not apply: `prmApl` is 'no' (section 3). */
  readonly arePromosApplicable?: boolean
  /**
   * Edits a complete booking (D37), with the coupon it was made with. `placeBooking` is then the call that changes it.
   */
  readonly complete?: { readonly coupon: AppliedCoupon | null }
  /** The alert about the chosen time that the details showed before a reload. */
  readonly alert?: SlotClosed | SlotUnchecked | null
}

/** What happens to a booking: the customer's actions, messages to the page, and time. */
export type BookingEvent =
  | { readonly type: "draft.changed"; readonly patch: DraftPatch; readonly now: Instant }
  | { readonly type: "stop.editRequested"; readonly stop: StopSide }
  | { readonly type: "step.opened"; readonly step: Step; readonly now: Instant }
  | { readonly type: "book.continued"; readonly now: Instant }
  | { readonly type: "details.continued"; readonly now: Instant }
  | { readonly type: "summary.continued" }
  /**
   * The method is null while an opened tab still needs input, as cash does. For payment on account, `costCentre` follows
   * once chosen.
   */
  | {
      readonly type: "payment.chosen"
      readonly method: PaymentMethod | null
      readonly isInCash?: boolean
      readonly costCentre?: string | undefined
    }
  /** In the language of the page: an order is made in the words that were read there. */
  | { readonly type: "booking.confirmed"; readonly now: Instant; readonly language?: Language }
  | { readonly type: "alert.dismissed" }
  | { readonly type: "prices.requested" }
  /** A last order time has passed, or the server has sent closures: the choice may be shut by now (D12). */
  | { readonly type: "time.passed"; readonly now: Instant }
  /** A stored snapshot continues after a reload. A restored actor repeats its calls, and its timers never fire. */
  | { readonly type: "page.reopened"; readonly now: Instant }
  /** The page is looked at again. Its device may have slept, and its clock with it: the server says what time it is. */
  | { readonly type: "page.seen" }
  /** Requests failed meanwhile: price and schedule are requested again, but no order is sent automatically (D39). */
  | { readonly type: "connection.returned"; readonly now: Instant }
  /** The server's result of the attempt, as the card return page received it (D28). */
  | { readonly type: "payment.succeeded"; readonly booking: Reference }
  | { readonly type: "payment.failed"; readonly attempt: string; readonly reason: AttemptFailure }
  /**
   * The hold has ended, and no pending call could still pay it (D16). The machine raises it when the time is over; the
   * page sends it when the server says that the booking was cancelled elsewhere.
   */
  | { readonly type: "hold.ended"; readonly isCancelled?: true }

/** What the machine emits to the page. */
export type BookingEmitted =
  /** The browser hands the card over, or goes to the bank's page for it. */
  | { readonly type: "handOver.requested"; readonly handOver: CardHandOver }
  /** The customer changed a held order: the server is to release the hold before the next order. */
  | { readonly type: "hold.abandoned"; readonly placed: PlacedBooking }
