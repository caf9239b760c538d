import type { Reference } from "../../booking/order/reference.ts"
import type { Instant } from "../../calendar/zone.ts"
import type { Money } from "../../money/money.ts"

/** Why money is refunded. */
export type RefundReason =
  | "cancelled"
  /** A change made the booking cheaper (D37). */
  | "became-cheaper"
  /** Granted by the desk. */
  | "asked-by-staff"
  /** The booking was already paid. */
  | "paid-twice"
  /** The payment came when the booking could no longer be served (D16). */
  | "not-serviceable"
  /** It was the difference for a change that could no longer be made (D37). */
  | "not-changeable"
  /** The amount was not the requested one. */
  | "in-doubt"

/** `asked` is not sent yet; `sent` may have been made; `refused` was not made and needs a person. */
export type RefundState = "asked" | "sent" | "done" | "refused"

/** A refund. Its id is the gateway's maintenance reference, stored before the call (section 7 has none). */
export interface Refund {
  readonly id: string
  readonly attempt: string
  readonly booking: Reference
  readonly amount: Money
  readonly reason: RefundReason
  readonly state: RefundState
  readonly askedAt: Instant
  readonly sentAt: Instant | null
  /** How often the gateway was asked about its outcome. */
  readonly checks: number
}

/** Refunds of money that never counted for the booking. */
const notInTill: ReadonlySet<RefundReason> = new Set(["paid-twice", "not-changeable", "in-doubt"])

/** Whether the money counted as paid for the booking until it was refunded. */
export const wasInTill = ({ reason }: Pick<Refund, "reason">): boolean => !notInTill.has(reason)

/** Whether the refund is neither made nor refused yet, as far as is known. */
export const isUnderWay = ({ state }: Pick<Refund, "state">): boolean => state === "asked" || state === "sent"

/**
 * Whether a refund without an answer was made: it was if the gateway's refund total reaches all earlier refunds plus
 * this one. A smaller total, or none, is not yet a refusal.
 *
 * @param refundedInAll from an inquiry; null if it gives none
 * @param expectedInAll the attempt's total including this refund
 */
export const isRefundDone = (refundedInAll: Money | null, expectedInAll: Money): boolean =>
  refundedInAll !== null &&
  refundedInAll.currency === expectedInAll.currency &&
  refundedInAll.minor >= expectedInAll.minor
