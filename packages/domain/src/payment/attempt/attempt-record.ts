import * as Result from "effect/Result"
import type { Actor, Subject } from "../../account/may-do.ts"
import type { BookingWish } from "../../booking/change/booking-change.ts"
import type { Instant } from "../../calendar/zone.ts"
import type { Language } from "../../messages/language.ts"
import { add, type Money, money, subtract } from "../../money/money.ts"
import type { KeptCard, OpenedPage, RecordedAttemptEvent } from "./attempt-event.ts"
import { attemptMoves } from "./attempt-state.ts"
import type { GatewayId } from "./gateway-codes.ts"
import { attemptAfter, type PaymentAttempt, refundAttempt } from "./payment-attempt.ts"

/** What is fixed when an attempt is made, and never changes (I6). */
export interface AttemptIntent extends Pick<PaymentAttempt, "id" | "booking" | "method" | "amount" | "createdAt"> {
  /** The merchant reference: ours, unguessable, at most 40 characters, never used twice (I7). */
  readonly reference: string
  readonly gateway: GatewayId
  readonly email: string
  readonly language: Language
  /** The origin from which the customer set out and to which he returns; null if unknown. */
  readonly origin: string | null
  /** Whether somebody with the booking's pay link made it, and not its owner. */
  readonly isByLink: boolean
  /** When an attempt that was not sent times out. */
  readonly expiresAt: Instant
  /** The change of a complete booking that this pays for; null if it pays the booking itself. */
  readonly change: PaidChange | null
}

/** A change that takes effect once its difference is paid (D37): the request, the total that was seen, and by whom. */
export interface PaidChange {
  readonly wish: BookingWish
  readonly total: Money
  readonly actor: Actor
  readonly subject: Subject
}

/** An attempt as the result of its events. */
export interface AttemptRecord extends AttemptIntent, PaymentAttempt {
  /** The order of its last event; 0 before the first. */
  readonly order: number
  readonly opened: OpenedPage | null
  readonly token: string | null
  /** When the call that may charge it was about to be made; null before. */
  readonly sentAt: Instant | null
  /** The bank's address for the customer; null before, and once it has sent him back. */
  readonly url3d: string | null
  /** The last code that decided something. */
  readonly code: string | null
  readonly transaction: string | null
  readonly card: KeptCard | null
  /** What the gateway holds of it for us, as far as known; refunds are taken from this. */
  readonly held: Money
  /** Whether it ever paid its booking, even if refunded since. */
  readonly wasPaid: boolean
  /** Whether its authorisation counts as payment of the booking. */
  readonly countsAside: boolean
  /** The sum of refunds requested and not refused, made or not. */
  readonly refundsAsked: Money
  /** The capture or release of an authorisation in progress; null if there is none. */
  readonly closing: {
    readonly how: "capture" | "release"
    readonly amount: Money
    readonly maintenance: string
    readonly at: Instant
  } | null
}

export const beginAttempt = (intent: AttemptIntent): AttemptRecord => {
  const nothing = money(0, intent.amount.currency)
  return {
    ...intent,
    state: "created",
    refunded: nothing,
    order: 0,
    opened: null,
    token: null,
    sentAt: null,
    url3d: null,
    code: null,
    transaction: null,
    card: null,
    held: nothing,
    wasPaid: false,
    countsAside: false,
    refundsAsked: nothing,
    closing: null,
  }
}

/** The attempt after all its events. */
export const attemptOf = (intent: AttemptIntent, log: readonly RecordedAttemptEvent[]): AttemptRecord =>
  log.reduce(afterAttemptEvent, beginAttempt(intent))

/** What can still be refunded. */
export const leftToRefund = ({ held, refundsAsked }: AttemptRecord): Money => subtract(held, refundsAsked)

/** Whether all its money is being refunded or released, so that nothing of it pays for anything. */
export function isAllGoingBack({ state, held, refundsAsked, countsAside, closing }: AttemptRecord): boolean {
  if (state === "authorised") return !countsAside || closing?.how === "release"
  return held.minor > 0 && refundsAsked.minor >= held.minor
}

/** The attempt after a recorded event. A move that D45's table does not allow leaves the state unchanged. */
export function afterAttemptEvent(before: AttemptRecord, event: RecordedAttemptEvent): AttemptRecord {
  const attempt: AttemptRecord = { ...before, order: event.order }
  switch (event.type) {
    case "issued":
      return { ...moved(attempt, "formIssued"), opened: event.opened }
    case "tokenised":
      return { ...moved(attempt, "tokenized"), token: event.token, card: event.card ?? attempt.card }
    case "sending":
      return { ...moved(attempt, "sending"), sentAt: event.at }
    case "returned":
      return { ...attempt, url3d: null }
    case "abandoned":
      return moved(attempt, "abandoned")
    case "reviewed":
      return moved(attempt, "review")
    case "decided":
      return decided(attempt, event)
    case "ruled":
      return ruled(attempt, event)
    case "unneeded":
      return { ...attempt, countsAside: false }
    case "closing": {
      const { how, amount, maintenance, at } = event
      return { ...attempt, closing: { how, amount, maintenance, at } }
    }
    case "closing-failed":
      return { ...attempt, closing: null }
    case "closed":
      return event.how === "capture"
        ? { ...moved(attempt, "captured"), closing: null, held: event.amount, wasPaid: true, countsAside: false }
        : { ...moved(attempt, "voided"), closing: null, countsAside: false }
    case "refund-asked":
      return { ...attempt, refundsAsked: add(attempt.refundsAsked, event.amount) }
    case "refund-refused":
      return { ...attempt, refundsAsked: subtract(attempt.refundsAsked, event.amount) }
    case "refunded":
      return refunded(attempt, event.amount)
  }
}

function decided(
  attempt: AttemptRecord,
  event: Extract<RecordedAttemptEvent, { readonly type: "decided" }>,
): AttemptRecord {
  const { decision, told } = event
  const after: AttemptRecord = { ...attempt, ...attemptAfter(attempt, decision) }
  const isNews = after.state !== attempt.state
  return {
    ...after,
    code: isNews ? event.code : attempt.code,
    url3d: decision.kind === "redirect-to-3ds" && isNews ? decision.url : attempt.url3d,
    transaction: event.transaction ?? attempt.transaction,
    card: event.card ?? attempt.card,
    held: isNews ? heldAfter(after, told) : attempt.held,
    wasPaid: attempt.wasPaid || after.state === "paid" || after.state === "captured",
    countsAside: isNews ? after.state === "authorised" : attempt.countsAside,
  }
}

function heldAfter({ state, amount, held }: AttemptRecord, told: Money | null): Money {
  if (state === "paid" || state === "captured") return amount
  // Unexpected money is ours to refund, whatever it was for; another currency is left to a person.
  if (state === "review" && told !== null && told.currency === amount.currency) return told
  return held
}

function refunded(attempt: AttemptRecord, amount: Money): AttemptRecord {
  if (attempt.state === "review") {
    const all = add(attempt.refunded, amount)
    return { ...attempt, refunded: all, state: all.minor >= attempt.held.minor ? "refunded" : "review" }
  }
  // Of captured money, not of an authorisation.
  const after = refundAttempt({ ...attempt, amount: attempt.held }, amount)
  return Result.isSuccess(after)
    ? { ...attempt, state: after.success.state, refunded: after.success.refunded }
    : attempt
}

function ruled(attempt: AttemptRecord, { outcome, held }: Extract<RecordedAttemptEvent, { readonly type: "ruled" }>) {
  const after: AttemptRecord = { ...attempt, held }
  switch (outcome) {
    case "settled":
    case "given-back-there":
      return { ...moved(after, after.refunded.minor > 0 ? "partRefunded" : "paid"), wasPaid: true }
    case "none-charged":
      return { ...moved(after, "notCharged"), countsAside: false }
    // These end when the money has gone.
    case "giving-back":
    case "letting-go":
      return after
  }
}

const moved = (attempt: AttemptRecord, to: AttemptRecord["state"]): AttemptRecord =>
  attemptMoves[attempt.state].includes(to) ? { ...attempt, state: to } : attempt
