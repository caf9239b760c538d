import * as Clock from "effect/Clock"
import * as Effect from "effect/Effect"
import { mayDo, noSubject } from "../../account/may-do.ts"
import { sanitise } from "../../booking/draft/text-sanitiser.ts"
import { add, isSameMoney } from "../../money/money.ts"
import { isRefundDone, type Refund } from "../../payment/attempt/refund.ts"
import { AttemptNotFound, RulingUnfit } from "../../payment/payment-errors.ts"
import { PaymentAttempts, Refunds } from "../../ports/driven/payment-attempts.ts"
import { PaymentGateways } from "../../ports/driven/payment-gateways.ts"
import type { Change } from "../../ports/driven/unit-of-work.ts"
import type { EndRefundRequest, UnknownRefund } from "../../ports/driving/payment-desk-service.ts"
import type { Caller } from "../caller.ts"
import { askedAttempt } from "./asked-attempt.ts"
import { recorded } from "./attempt-changes.ts"
import { committed } from "./committed.ts"
import { settleRefund } from "./refund-money.ts"

const mostListed = 100

/** Refunds with an unknown outcome, for callers who may settle them; empty for anybody else. */
export const listUnknownRefunds = Effect.fn("listUnknownRefunds")(function* (caller: Caller) {
  if (!mayDo(caller.actor, "rule-on-payment", noSubject)) return []
  return yield* Effect.forEach(yield* (yield* Refunds).unknown(mostListed), viewOf)
})

/**
 * Asks the gateway again about a refund with an unknown outcome, and records it as made if the gateway's total says so.
 * A person may give it up only if the gateway's total shows no refund beyond the known ones; then it can be requested
 * again (D28).
 */
export const endRefund = Effect.fn("endRefund")(function* (request: EndRefundRequest, caller: Caller) {
  const { refund: id, givenUpFor } = request
  const refund = mayDo(caller.actor, "rule-on-payment", noSubject) ? yield* (yield* Refunds).find(id) : null
  const found = refund && (yield* (yield* PaymentAttempts).find(refund.attempt))
  if (!refund || !found) return yield* new AttemptNotFound()
  if (refund.state !== "sent") return yield* new RulingUnfit({ reason: "not-under-review", told: null })
  const { attempt } = found
  const gateway = (yield* PaymentGateways).named(attempt.gateway)
  const told = gateway && (yield* gateway.inquire(yield* askedAttempt(attempt))).refunded
  if (told === null) return yield* new RulingUnfit({ reason: "gateway-silent", told })
  if (isRefundDone(told, add(attempt.refunded, refund.amount))) yield* settleRefund(id, "done")
  else if (givenUpFor === null || !isSameMoney(told, attempt.refunded))
    return yield* new RulingUnfit({ reason: "gateway-says-otherwise", told })
  else yield* Effect.orDie(committed(givenUp(id, sanitise(givenUpFor).trim(), caller)))
  return yield* viewOf((yield* (yield* Refunds).find(id)) ?? refund)
})

const givenUp = Effect.fnUntraced(function* (id: string, reason: string, caller: Caller) {
  const refund = yield* (yield* Refunds).find(id)
  const found = refund && (yield* (yield* PaymentAttempts).find(refund.attempt))
  const none: readonly Change[] = []
  if (refund?.state !== "sent" || !found) return { answer: null, changes: none }
  const { amount, sentAt, checks } = refund
  const by = caller.actor.id ?? ""
  yield* Effect.logInfo("A person gave up a refund that the gateway had not made").pipe(
    Effect.annotateLogs({ merchantReference: found.attempt.reference, refund: id, actor: by }),
  )
  const now = yield* Clock.currentTimeMillis
  const event = { type: "refund-refused", refund: id, amount, givenUp: { by, reason } } as const
  const changes: readonly Change[] = [
    recorded(found.attempt, event, "operator", now).change,
    { kind: "moveRefund", refund: id, from: "sent", to: "refused", sentAt, checks, dueAt: null },
  ]
  return { answer: null, changes }
})

const viewOf = Effect.fnUntraced(function* ({ id, attempt, booking, amount, state, askedAt }: Refund) {
  const found = yield* (yield* PaymentAttempts).find(attempt)
  const merchantReference = found?.attempt.reference ?? ""
  return { refund: id, merchantReference, booking, amount, state, askedAt } satisfies UnknownRefund
})
