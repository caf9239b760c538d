import type { Draft, DraftPatch } from "../../booking/draft/draft.ts"
import type { Step } from "../../booking/draft/steps.ts"
import type { Reference } from "../../booking/order/reference.ts"
import type { StopSide } from "../../booking/stop.ts"
import type { ScheduleBasis } from "../../booking/windows/market-schedule.ts"
import type { Instant } from "../../calendar/zone.ts"
import type { AttemptFailure } from "../../payment/attempt-report.ts"
import type { CardHandOver } from "../../payment/card-hand-over.ts"
import type { PaymentMethod } from "../../payment/payment-method.ts"
import type { PlacedBooking } from "../../ports/driving/booking-service.ts"
import type { AppliedCoupon } from "../../promo/applied-coupon.ts"
import type { SlotClosed, SlotUnchecked } from "../booking-alert.ts"

/** What a booking begins with. */
export interface BookingInput {
  readonly draft: Draft
  readonly now: Instant
  /** What the server last told this page; the plain rule book counts until it has answered. */
  readonly basis?: ScheduleBasis
  /** False where promos do not count: `prmApl` is 'no' (section 3). */
  readonly arePromosApplicable?: boolean
  /** A complete booking is edited (D37), with the coupon it was made with. Its `placeBooking` is the call that changes it. */
  readonly complete?: { readonly coupon: AppliedCoupon | null }
  /** What the details were told of the chosen time before a reload. */
  readonly alert?: SlotClosed | SlotUnchecked | null
}

/** What happens to a booking: what the customer does, what the page hears, and time. */
export type BookingEvent =
  | { readonly type: "draft.changed"; readonly patch: DraftPatch; readonly now: Instant }
  | { readonly type: "stop.editRequested"; readonly stop: StopSide }
  | { readonly type: "step.opened"; readonly step: Step; readonly now: Instant }
  | { readonly type: "book.continued"; readonly now: Instant }
  | { readonly type: "details.continued"; readonly now: Instant }
  | { readonly type: "summary.continued" }
  /** Null: a tab was opened that asks for more. On account a cost centre is named, as soon as one is chosen. */
  | {
      readonly type: "payment.chosen"
      readonly method: PaymentMethod | null
      readonly costCentre?: string | undefined
    }
  | { readonly type: "booking.confirmed"; readonly now: Instant }
  | { readonly type: "alert.dismissed" }
  | { readonly type: "prices.requested" }
  /** A last order time has passed, or the server has told its closures: what was chosen may be shut by now (D12). */
  | { readonly type: "time.passed"; readonly now: Instant }
  /** A stored snapshot goes on after a reload. A restored actor makes its calls again, and its timers never fire. */
  | { readonly type: "page.reopened"; readonly now: Instant }
  /** What was asked meanwhile has failed: price and schedule are asked for again, and nothing is sent by itself (D39). */
  | { readonly type: "connection.returned"; readonly now: Instant }
  /** What the server said of the attempt, as the page of the card return has heard it (D28). */
  | { readonly type: "payment.succeeded"; readonly booking: Reference }
  | { readonly type: "payment.failed"; readonly attempt: string; readonly reason: AttemptFailure }
  /** The machine's own: the hold is over, and no call is under way that it could be paid by (D16). */
  | { readonly type: "hold.ended" }

/** What the page is told beside the state. */
export type BookingEmitted =
  /** The browser hands the card over, or goes to the bank's own page for it. */
  | { readonly type: "handOver.requested"; readonly handOver: CardHandOver }
  /** The customer has changed what was held: the server is to give it back before the next order. */
  | { readonly type: "hold.abandoned"; readonly placed: PlacedBooking }
