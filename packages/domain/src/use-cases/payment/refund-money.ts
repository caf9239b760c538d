import * as Clock from "effect/Clock"
import * as Effect from "effect/Effect"
import type { Instant } from "../../calendar/zone.ts"
import { add, type Money } from "../../money/money.ts"
import type { AttemptRecord } from "../../payment/attempt/attempt-record.ts"
import { isRefundDone, type Refund, wasInTill } from "../../payment/attempt/refund.ts"
import { particularsOf } from "../../payment/document-particulars.ts"
import { moneyCame, moneyInDoubt, reversed } from "../../payment/ledger.ts"
import { refundSeries } from "../../payment/payment-document.ts"
import { Bookings, type StoredBooking } from "../../ports/driven/bookings.ts"
import { PaymentAttempts, Refunds } from "../../ports/driven/payment-attempts.ts"
import { type CommandReport, PaymentGateways } from "../../ports/driven/payment-gateways.ts"
import type { Change } from "../../ports/driven/unit-of-work.ts"
import { issuedNow } from "../documents/issued-now.ts"
import { askedAttempt } from "./asked-attempt.ts"
import { alert, recorded } from "./attempt-changes.ts"
import { committed } from "./committed.ts"
import { checkAfter, firstCheckAt } from "./next-check.ts"
import { paymentNews } from "./payment-news.ts"
import { wasSale } from "./refund-changes.ts"
import { tillBack } from "./till-back.ts"

/**
 * Advances a claimed refund by a step: sends it, or asks about one that was sent. Refunds of an attempt go one after
 * another, so that the total of an inquiry shows which of them were made. A refund with an unknown outcome is not sent
 * again.
 */
export const moveRefundOn = Effect.fn("moveRefundOn")(function* (id: string) {
  const refunds = yield* Refunds
  const refund = yield* refunds.find(id)
  const found = refund && (yield* (yield* PaymentAttempts).find(refund.attempt))
  const gateway = found && (yield* PaymentGateways).named(found.attempt.gateway)
  if (!refund || !found || !gateway) return
  const others = yield* refunds.ofAttempt(refund.attempt)
  const isBehind = others.some((other) => other.state === "sent" && other.id !== id)
  if (refund.state === "asked" && isBehind) return yield* postponed(refund)
  const asked = yield* askedAttempt(found.attempt)
  if (refund.state === "sent") {
    const { refunded } = yield* gateway.inquire(asked)
    const isDone = isRefundDone(refunded, add(found.attempt.refunded, refund.amount))
    return yield* settleRefund(id, isDone ? "done" : "unknown")
  }
  if (refund.state !== "asked") return
  const isMine = yield* Effect.orDie(committed(sending(id)))
  if (isMine) yield* settleRefund(id, (yield* gateway.refund(asked, refund.amount, refund.id)).outcome)
})

/** Stores that the refund is about to be sent, before sending it. */
const sending = Effect.fnUntraced(function* (id: string) {
  const refund = yield* (yield* Refunds).find(id)
  const none: readonly Change[] = []
  if (refund?.state !== "asked") return { answer: false, changes: none }
  const now = yield* Clock.currentTimeMillis
  const dueAt = yield* firstCheckAt(now)
  const change: Change = { kind: "moveRefund", refund: id, from: "asked", to: "sent", sentAt: now, checks: 0, dueAt }
  return { answer: true, changes: [change] }
})

const postponed = Effect.fnUntraced(function* ({ id, checks }: Refund) {
  const dueAt = yield* firstCheckAt(yield* Clock.currentTimeMillis)
  const change: Change = { kind: "moveRefund", refund: id, from: "asked", to: "asked", sentAt: null, checks, dueAt }
  yield* Effect.orDie(committed(Effect.succeed({ answer: null, changes: [change] }), () => true))
})

/** The outcome of a sent refund, with all its consequences; no effect if it is already settled. */
export const settleRefund = (id: string, outcome: CommandReport["outcome"]) =>
  Effect.orDie(
    committed(
      Effect.gen(function* () {
        const refund = yield* (yield* Refunds).find(id)
        const found = refund && (yield* (yield* PaymentAttempts).find(refund.attempt))
        const stored = found && (yield* (yield* Bookings).find(found.attempt.booking))
        const none: readonly Change[] = []
        if (refund?.state !== "sent" || !found || !stored) return { answer: null, changes: none }
        const now = yield* Clock.currentTimeMillis
        const { attempt } = found
        if (outcome === "done") return { answer: null, changes: yield* doneChanges(refund, attempt, stored, now) }
        if (outcome === "refused") return { answer: null, changes: refusedChanges(refund, attempt, now) }
        return { answer: null, changes: yield* waitingChanges(refund, attempt, now) }
      }),
    ),
  )

/** Everything that follows when a sent refund was made. */
export const doneChanges = Effect.fnUntraced(function* (
  refund: Refund,
  attempt: AttemptRecord,
  stored: StoredBooking,
  now: Instant,
) {
  const { id, amount } = refund
  const { change } = recorded(attempt, { type: "refunded", refund: id, amount }, "api-response", now)
  const { booking } = stored
  const at = `gateway:${attempt.gateway}` as const
  const isSale = wasSale(refund)
  const came = isSale ? moneyCame(at, amount, booking.price.vatPercent) : moneyInDoubt(at, amount)
  const changes: readonly Change[] = [
    change,
    moved(refund, "done", null),
    {
      kind: "postLedger",
      booking: booking.reference,
      transaction: { id: `refund-${id}`, source: attempt.reference, at: now, entries: reversed(came) },
    },
    ...tillChanges(refund, stored, now),
    ...(isSale ? [yield* creditNote(refund, attempt, stored, now)] : []),
    paymentNews(
      "payment-refunded",
      { cause: id, booking: booking.reference, at: now },
      { amount, isOfChange: attempt.change !== null },
    ),
  ]
  return changes
})

const creditNote = ({ id, amount }: Refund, { method }: AttemptRecord, { booking }: StoredBooking, at: Instant) =>
  issuedNow({
    series: refundSeries(booking.market, at),
    cause: id,
    booking: booking.reference,
    amount,
    at,
    particulars: { ...particularsOf(booking), paymentMethod: method },
  })

const tillChanges = (refund: Refund, stored: StoredBooking, now: Instant): readonly Change[] =>
  wasInTill(refund) ? tillBack(stored, refund.amount, true, now) : []

const refusedChanges = (refund: Refund, attempt: AttemptRecord, now: Instant): readonly Change[] => [
  recorded(attempt, { type: "refund-refused", refund: refund.id, amount: refund.amount }, "api-response", now).change,
  moved(refund, "refused", null),
  alert(attempt, `refund-refused-${refund.id}`, now),
]

const waitingChanges = Effect.fnUntraced(function* (refund: Refund, attempt: AttemptRecord, now: Instant) {
  const dueAt = yield* checkAfter(refund.sentAt ?? now, now)
  const change = moved(refund, "sent", dueAt)
  return dueAt === null ? [change, alert(attempt, `refund-unknown-${refund.id}`, now)] : [change]
})

const moved = ({ id, sentAt, checks }: Refund, to: Refund["state"], dueAt: Instant | null): Change => ({
  kind: "moveRefund",
  refund: id,
  from: "sent",
  to,
  sentAt,
  checks: checks + 1,
  dueAt,
})

/** How much each attempt of a booking refunds of an amount, the latest first, and the part that none can. */
export function sharesOf(
  attempts: readonly { readonly attempt: AttemptRecord; readonly left: Money }[],
  amount: Money,
): readonly { readonly attempt: AttemptRecord; readonly share: Money }[] {
  let minor = amount.minor
  return attempts.toReversed().flatMap(({ attempt, left }) => {
    const share = Math.min(minor, left.minor)
    minor -= share
    return share > 0 ? [{ attempt, share: { minor: share, currency: amount.currency } }] : []
  })
}
