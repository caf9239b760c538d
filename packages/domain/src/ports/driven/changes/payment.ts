import type { Reference } from "../../../booking/order/reference.ts"
import type { Instant } from "../../../calendar/zone.ts"
import type { RecordedAttemptEvent } from "../../../payment/attempt/attempt-event.ts"
import type { AttemptIntent, AttemptRecord } from "../../../payment/attempt/attempt-record.ts"
import type { GatewayId } from "../../../payment/attempt/gateway-codes.ts"
import type { Refund, RefundState } from "../../../payment/attempt/refund.ts"
import type { CashHandover } from "../../../payment/cash-handover.ts"
import type { LedgerTransaction } from "../../../payment/ledger.ts"
import type { ClosedDay } from "../day-books.ts"
import type { IssuedFor } from "../money-books.ts"

/** Changes to payments, refunds and the ledger. */
export type PaymentChange =
  /** Conflicts when the booking has a live attempt: it has at most one. */
  | { readonly kind: "insertAttempt"; readonly intent: AttemptIntent }
  /**
   * Conflicts unless it is the next event of its attempt: of two concurrent decisions one succeeds. `after` is the
   * attempt's state from then on, for queries.
   */
  | {
      readonly kind: "recordAttemptEvent"
      readonly attempt: string
      readonly event: RecordedAttemptEvent
      readonly after: Pick<AttemptRecord, "state">
    }
  /** When the gateway is asked about it next, null for never, and when it was last asked. */
  | {
      readonly kind: "scheduleAttemptCheck"
      readonly attempt: string
      readonly dueAt: Instant | null
      readonly checkedAt: Instant | null
    }
  /** Conflicts when the id exists. */
  | { readonly kind: "insertRefund"; readonly refund: Refund; readonly dueAt: Instant }
  /** Conflicts unless it is in state `from`. A refund without a new due time is finished. */
  | {
      readonly kind: "moveRefund"
      readonly refund: string
      readonly from: RefundState
      readonly to: RefundState
      readonly sentAt: Instant | null
      readonly checks: number
      readonly dueAt: Instant | null
    }
  /** Conflicts when it is booked already. A transaction without a booking, such as for a company's plan, has none. */
  | { readonly kind: "postLedger"; readonly transaction: LedgerTransaction; readonly booking: Reference | null }
  /** Conflicts when the id exists, or when it is not the one it was decided on: `order` is 1 for a driver's first. */
  | { readonly kind: "handOverCash"; readonly handover: CashHandover; readonly order: number }
  /** Conflicts when the day was closed before. */
  | { readonly kind: "closeDay"; readonly day: ClosedDay }
  /**
   * Draws the next number of a series for a document; conflicts when its cause has one. A drawn number is always used.
   */
  | { readonly kind: "issueDocument"; readonly document: IssuedFor }
  /**
   * Records that a gateway's message came, without its content, which names the payer; conflicts when it came before.
   */
  | { readonly kind: "noteGatewayMessage"; readonly message: GatewayMessageNote }

export interface GatewayMessageNote {
  readonly digest: string
  readonly gateway: GatewayId
  readonly reference: string
  readonly at: Instant
}
