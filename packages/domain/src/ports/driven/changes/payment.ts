import type { Reference } from "../../../booking/order/reference.ts"
import type { Instant } from "../../../calendar/zone.ts"
import type { RecordedAttemptEvent } from "../../../payment/attempt-event.ts"
import type { AttemptIntent, AttemptRecord } from "../../../payment/attempt-record.ts"
import type { CashHandover } from "../../../payment/cash-handover.ts"
import type { GatewayId } from "../../../payment/gateway-codes.ts"
import type { LedgerTransaction } from "../../../payment/ledger.ts"
import type { Refund, RefundState } from "../../../payment/refund.ts"
import type { ClosedDay } from "../day-books.ts"
import type { IssuedFor } from "../money-books.ts"

/** What is written of money that comes and goes. */
export type PaymentChange =
  /** Conflicts when the booking has an attempt that is live: it has at most one. */
  | { readonly kind: "insertAttempt"; readonly intent: AttemptIntent }
  /**
   * Conflicts unless it is the next of its attempt: of two who decide about it at once one does. `after` is where it stands
   * from now on, for whoever looks for attempts by that.
   */
  | {
      readonly kind: "recordAttemptEvent"
      readonly attempt: string
      readonly event: RecordedAttemptEvent
      readonly after: Pick<AttemptRecord, "state">
    }
  /** When the gateway is asked about it next; null for never. When it was asked last is kept with it. */
  | {
      readonly kind: "scheduleAttemptCheck"
      readonly attempt: string
      readonly dueAt: Instant | null
      readonly checkedAt: Instant | null
    }
  /** Conflicts when there is one of this id. */
  | { readonly kind: "insertRefund"; readonly refund: Refund; readonly dueAt: Instant }
  /** Conflicts unless it stands in `from`. A refund that is not due again is over. */
  | {
      readonly kind: "moveRefund"
      readonly refund: string
      readonly from: RefundState
      readonly to: RefundState
      readonly sentAt: Instant | null
      readonly checks: number
      readonly dueAt: Instant | null
    }
  /** Conflicts when it is booked already. What is of no booking, such as a company's plan, names none. */
  | { readonly kind: "postLedger"; readonly transaction: LedgerTransaction; readonly booking: Reference | null }
  /** Conflicts when there is one of this id, or another than it was decided on: `order` is 1 for the first of a driver. */
  | { readonly kind: "handOverCash"; readonly handover: CashHandover; readonly order: number }
  /** Conflicts when it was closed before. */
  | { readonly kind: "closeDay"; readonly day: ClosedDay }
  /** Draws the next number of a series for a document; conflicts when its cause has one. A number is never drawn in vain. */
  | { readonly kind: "issueDocument"; readonly document: IssuedFor }
  /** Keeps that a gateway's message came, and none of its words, which name who pays; conflicts when it came before. */
  | { readonly kind: "noteGatewayMessage"; readonly message: GatewayMessageNote }

export interface GatewayMessageNote {
  readonly digest: string
  readonly gateway: GatewayId
  readonly reference: string
  readonly at: Instant
}
