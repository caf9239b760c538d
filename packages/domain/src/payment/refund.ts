import type { Reference } from "../booking/order/reference.ts"
import type { Instant } from "../calendar/zone.ts"
import type { Money } from "../money/money.ts"

/** Why money goes back. */
export type RefundReason =
  | "cancelled"
  /** A change made the booking cheaper (D37). */
  | "became-cheaper"
  /** The desk gave it. */
  | "asked-by-staff"
  /** The booking was paid already. */
  | "paid-twice"
  /** The payment came when the booking could no longer be served (D16). */
  | "not-serviceable"
  /** It was the difference for a change that could no longer be made (D37). */
  | "not-changeable"
  /** Another amount came than was asked for. */
  | "in-doubt"

/** `asked` is not sent yet; `sent` may have been done; `refused` gave nothing back and is for a person. */
export type RefundState = "asked" | "sent" | "done" | "refused"

/** One refund. Its id is the maintenance reference at the gateway, written before the call (section 7 has none). */
export interface Refund {
  readonly id: string
  readonly attempt: string
  readonly booking: Reference
  readonly amount: Money
  readonly reason: RefundReason
  readonly state: RefundState
  readonly askedAt: Instant
  readonly sentAt: Instant | null
  /** How often the gateway was asked what became of it. */
  readonly checks: number
}

/** The money of these never counted for the booking. */
const notInTill: ReadonlySet<RefundReason> = new Set(["paid-twice", "not-changeable", "in-doubt"])

/** Whether the money counted as paid of the booking until it went back. */
export const wasInTill = ({ reason }: Pick<Refund, "reason">): boolean => !notInTill.has(reason)

/** Whether it was neither done nor refused yet, as far as anybody knows. */
export const isUnderWay = ({ state }: Pick<Refund, "state">): boolean => state === "asked" || state === "sent"

/**
 * What became of a refund whose answer was lost: it was done when the sum that the gateway gave back of the attempt reaches
 * those that were done before and this one. Less than that, or no sum, is not yet a refusal.
 *
 * @param refundedInAll as an inquiry tells; null where it does not
 * @param expectedInAll of the attempt, with this refund
 */
export const isRefundDone = (refundedInAll: Money | null, expectedInAll: Money): boolean =>
  refundedInAll !== null &&
  refundedInAll.currency === expectedInAll.currency &&
  refundedInAll.minor >= expectedInAll.minor
