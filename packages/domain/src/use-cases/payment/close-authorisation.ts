import * as Clock from "effect/Clock"
import * as Effect from "effect/Effect"
import type { Money } from "../../money/money.ts"
import type { AttemptEvent, Evidence } from "../../payment/attempt/attempt-event.ts"
import type { AttemptRecord } from "../../payment/attempt/attempt-record.ts"
import { type GatewayId, meaningOf } from "../../payment/attempt/gateway-codes.ts"
import { codeOf } from "../../payment/attempt/heard-of-attempt.ts"
import { AttemptNotFound, IllegalAttemptMove } from "../../payment/payment-errors.ts"
import { IdSource } from "../../ports/driven/id-source.ts"
import { PaymentAttempts } from "../../ports/driven/payment-attempts.ts"
import { type GatewayReport, PaymentGateways } from "../../ports/driven/payment-gateways.ts"
import type { Change } from "../../ports/driven/unit-of-work.ts"
import { askedAttempt } from "./asked-attempt.ts"
import { recorded } from "./attempt-changes.ts"
import { committed } from "./committed.ts"
import { firstCheckAt } from "./next-check.ts"
import { afterEvent } from "./settle-attempt.ts"

/**
 * Captures an authorisation in full or in part, or releases it; one of the two, and once. The choice is stored before
 * the gateway is called, so that a second request sees the first, and a lost answer is found by asking.
 *
 * @param amount null releases it
 */
export const closeAuthorisation = Effect.fn("closeAuthorisation")(function* (
  id: string,
  amount: Money | null,
  evidence: Evidence = "operator",
) {
  const attempt = yield* committed(closing(id, amount, evidence)).pipe(Effect.catchTag("Conflict", Effect.die))
  const gateway = (yield* PaymentGateways).named(attempt.gateway)
  const { closing: wish } = attempt
  if (!gateway || !wish) return attempt
  const asked = yield* askedAttempt(attempt)
  const { outcome } = yield* wish.how === "capture"
    ? gateway.capture(asked, wish.amount, wish.maintenance)
    : gateway.release(asked, wish.maintenance)
  const event = { done: closed(wish), refused: { type: "closing-failed" }, unknown: null } as const
  return (yield* settledClosing(id, () => event[outcome], "api-response")) ?? attempt
})

type Wish = NonNullable<AttemptRecord["closing"]>

const closed = ({ how, amount }: Wish): AttemptEvent => ({ type: "closed", how, amount })

const closing = Effect.fnUntraced(function* (id: string, amount: Money | null, evidence: Evidence) {
  const found = yield* (yield* PaymentAttempts).find(id)
  if (!found) return yield* new AttemptNotFound()
  const { attempt } = found
  const to = amount === null ? "voided" : "captured"
  const isTooMuch =
    amount !== null && (amount.currency !== attempt.amount.currency || amount.minor > attempt.amount.minor)
  const isNothing = amount !== null && amount.minor <= 0
  // An attempt under review may be authorised, too: a person releases it.
  const isOpen = attempt.state === "authorised" || (attempt.state === "review" && amount === null)
  if (!isOpen || attempt.closing !== null || isTooMuch || isNothing)
    return yield* new IllegalAttemptMove({ from: attempt.state, to })
  const maintenance = `m-${yield* (yield* IdSource).token}`
  const now = yield* Clock.currentTimeMillis
  const how = amount === null ? "release" : "capture"
  const event = { type: "closing", how, amount: amount ?? attempt.amount, maintenance } as const
  const { after, change } = recorded(attempt, event, evidence, now)
  const check: Change = { kind: "scheduleAttemptCheck", attempt: id, dueAt: yield* firstCheckAt(now), checkedAt: null }
  return { answer: after, changes: [change, check] }
})

/** The outcome of a capture or a release whose answer was lost, by an inquiry. */
export const settleClosing = (id: string, report: GatewayReport) =>
  settledClosing(id, (wish, { gateway }) => closedBy(wish, gateway, report), "check-status")

const settledClosing = Effect.fnUntraced(function* (
  id: string,
  eventOf: (wish: Wish, attempt: AttemptRecord) => AttemptEvent | null,
  evidence: Evidence,
) {
  return yield* Effect.orDie(
    committed(
      Effect.gen(function* () {
        const found = yield* (yield* PaymentAttempts).find(id)
        const none: readonly Change[] = []
        if (!found) return { answer: null, changes: none }
        const { attempt } = found
        const event = attempt.closing && eventOf(attempt.closing, attempt)
        if (!event) return { answer: attempt as AttemptRecord | null, changes: none }
        return yield* afterEvent(attempt, event, evidence, yield* Clock.currentTimeMillis)
      }),
    ),
  )
})

function closedBy(wish: Wish, gateway: GatewayId, { answer, captured }: GatewayReport): AttemptEvent | null {
  const meaning = meaningOf(gateway, codeOf(answer))
  if (wish.how === "release") return meaning === "voided" ? closed(wish) : null
  const isTaken = captured !== null && captured.minor > 0
  if (isTaken) return closed({ ...wish, amount: captured })
  return meaning === "captured" ? closed(wish) : null
}
