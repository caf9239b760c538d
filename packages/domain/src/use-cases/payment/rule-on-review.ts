import * as Clock from "effect/Clock"
import * as Effect from "effect/Effect"
import * as Result from "effect/Result"
import { mayDo, noSubject } from "../../account/may-do.ts"
import { sanitise } from "../../booking/draft/text-sanitiser.ts"
import type { Instant } from "../../calendar/zone.ts"
import { isSameMoney, type Money, subtract } from "../../money/money.ts"
import type { AttemptRecord } from "../../payment/attempt/attempt-record.ts"
import type { Refund } from "../../payment/attempt/refund.ts"
import { type GatewayWord, heldAfterRuling, rulingOutcome } from "../../payment/attempt/review-ruling.ts"
import type { RulingOutcome } from "../../payment/attempt/ruling.ts"
import { moneyCame, moneyInDoubt } from "../../payment/ledger.ts"
import { AttemptNotFound, RulingUnfit } from "../../payment/payment-errors.ts"
import { Bookings, type StoredBooking } from "../../ports/driven/bookings.ts"
import { PaymentAttempts, type StoredAttempt } from "../../ports/driven/payment-attempts.ts"
import { PaymentGateways } from "../../ports/driven/payment-gateways.ts"
import type { Change } from "../../ports/driven/unit-of-work.ts"
import type { ReviewedAttempt, RulingRequest } from "../../ports/driving/payment-desk-service.ts"
import type { Caller } from "../caller.ts"
import { askedAttempt } from "./asked-attempt.ts"
import { recorded } from "./attempt-changes.ts"
import { closeAuthorisation } from "./close-authorisation.ts"
import { committed } from "./committed.ts"
import { wordOf } from "./kept-at-gateway.ts"
import { honouredChanges, paidDocument, takenChanges } from "./paid-changes.ts"
import { refundChanges } from "./refund-changes.ts"
import { doneChanges } from "./refund-money.ts"
import { letGo } from "./settle-attempt.ts"

const mostListed = 100

/** Attempts under review, for callers who may end that; empty for anybody else. */
export const listReviews = Effect.fn("listReviews")(function* (caller: Caller) {
  if (!mayDo(caller.actor, "rule-on-payment", noSubject)) return []
  return (yield* (yield* PaymentAttempts).inReview(mostListed)).map(viewOf)
})

/**
 * Ends the review of an attempt by a person's ruling: an event with his name and reason. The gateway is asked at that
 * moment, and its answer decides whether the ruling fits (D28). Books, booking and invoice are written in the
 * transaction of the event.
 */
export const ruleOnReview = Effect.fn("ruleOnReview")(function* (request: RulingRequest, caller: Caller) {
  const { attempt: id, ruling } = request
  const may = mayDo(caller.actor, "rule-on-payment", noSubject)
  const found = may ? yield* (yield* PaymentAttempts).find(id) : null
  if (!found) return yield* new AttemptNotFound()
  const gateway = (yield* PaymentGateways).named(found.attempt.gateway)
  const report = gateway && (yield* gateway.inquire(yield* askedAttempt(found.attempt)))
  const word = report && wordOf(found.attempt, report, yield* Clock.currentTimeMillis)
  const outcome = yield* committed(decided(request, caller, word)).pipe(Effect.catchTag("Conflict", Effect.die))
  yield* Effect.logInfo("A person ruled on a payment under review").pipe(
    Effect.annotateLogs({
      merchantReference: found.attempt.reference,
      ruling,
      outcome: outcome.kind,
      actor: caller.actor.id,
    }),
  )
  // If the authorisation was released meanwhile, the ruling is fulfilled.
  if (outcome.kind === "letting-go") yield* Effect.ignore(closeAuthorisation(id, null))
  const after = yield* (yield* PaymentAttempts).find(id)
  return viewOf(after ?? found)
})

const decided = Effect.fnUntraced(function* (
  { attempt: id, ruling, reason }: RulingRequest,
  caller: Caller,
  word: GatewayWord,
) {
  const found = yield* (yield* PaymentAttempts).find(id)
  const stored = found && (yield* (yield* Bookings).find(found.attempt.booking))
  if (!found || !stored) return yield* new AttemptNotFound()
  const { attempt } = found
  const judged = rulingOutcome(attempt, ruling, word)
  if (Result.isFailure(judged)) return yield* judged.failure
  const outcome = judged.success
  const now = yield* Clock.currentTimeMillis
  const held = heldAfterRuling(attempt, outcome)
  const by = caller.actor.id ?? ""
  const event = { type: "ruled", ruling, outcome: outcome.kind, by, reason: sanitise(reason).trim(), held } as const
  const { after, change } = recorded(attempt, event, "operator", now)
  return { answer: outcome, changes: [change, ...(yield* consequences(outcome, attempt, after, stored, now))] }
})

const consequences = Effect.fnUntraced(function* (
  outcome: RulingOutcome,
  before: AttemptRecord,
  after: AttemptRecord,
  stored: StoredBooking,
  now: Instant,
) {
  const none: readonly Change[] = []
  switch (outcome.kind) {
    case "settled":
      return before.wasPaid ? none : yield* settledChanges(before, after, stored, now)
    case "given-back-there":
      return yield* followedRefund(after, outcome.amount, stored, now)
    case "giving-back": {
      const reason = before.wasPaid ? "asked-by-staff" : "in-doubt"
      const { changes } = yield* refundChanges(after, outcome.amount, reason, "operator", now)
      return [...correction(before, after, now), ...changes]
    }
    case "none-charged":
      return [...correction(before, after, now), ...letGo(stored, before, after, now)]
    case "letting-go":
      return none
  }
})

/** The reviewed money becomes a sale: it pays the booking, as if it had come normally. */
const settledChanges = Effect.fnUntraced(function* (
  before: AttemptRecord,
  after: AttemptRecord,
  stored: StoredBooking,
  now: Instant,
) {
  const honoured = yield* honouredChanges(stored, after, now)
  if (honoured === "nothing-due" || honoured === "not-serviceable")
    return yield* new RulingUnfit({ reason: honoured, told: after.amount })
  // Money that the books lack is booked now; money booked as doubtful leaves that account.
  if (before.held.minor === 0) return [...honoured, ...(yield* takenChanges(stored, after, now))]
  const { booking } = stored
  const entries = moneyCame("suspense", after.held, booking.price.vatPercent)
  return [
    ...honoured,
    ...correction(before, after, now),
    posted(`settled-${after.id}`, after, entries, now),
    yield* paidDocument(booking, after, now),
  ]
})

/** A difference between gateway and books is booked as doubtful until it is refunded or settled. */
function correction(before: AttemptRecord, after: AttemptRecord, now: Instant): readonly Change[] {
  if (isSameMoney(before.held, after.held)) return []
  const entries = moneyInDoubt(`gateway:${after.gateway}`, subtract(after.held, before.held))
  return [posted(`ruled-${after.id}-${after.order}`, after, entries, now)]
}

const posted = (
  id: string,
  { booking, reference }: AttemptRecord,
  entries: ReturnType<typeof moneyInDoubt>,
  at: Instant,
): Change => ({ kind: "postLedger", booking, transaction: { id, source: reference, at, entries } })

/** A refund made at the gateway's own desk is entered in our books, with its credit note. */
const followedRefund = Effect.fnUntraced(function* (
  attempt: AttemptRecord,
  amount: Money,
  stored: StoredBooking,
  now: Instant,
) {
  const { refund, after, changes } = yield* refundChanges(attempt, amount, "asked-by-staff", "operator", now)
  const sent: Refund = { ...refund, state: "sent", sentAt: now }
  const asSent = changes.map(
    (change): Change => (change.kind === "insertRefund" ? { ...change, refund: sent } : change),
  )
  return [...asSent, ...(yield* doneChanges(sent, after, stored, now))]
})

const viewOf = ({ attempt, log }: StoredAttempt): ReviewedAttempt => ({
  attempt: attempt.id,
  merchantReference: attempt.reference,
  booking: attempt.booking,
  state: attempt.state,
  amount: attempt.amount,
  held: attempt.held,
  refunded: attempt.refunded,
  wasPaid: attempt.wasPaid,
  code: attempt.code,
  at: log.at(-1)?.at ?? attempt.createdAt,
  rulings: log.flatMap((event) => {
    if (event.type !== "ruled") return []
    const { ruling, by, reason, at } = event
    return [{ ruling, by, reason, at }]
  }),
})
