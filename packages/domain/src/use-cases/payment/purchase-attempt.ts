import * as Clock from "effect/Clock"
import * as Effect from "effect/Effect"
import { isPast } from "../../booking/change/booking-end.ts"
import type { Money } from "../../money/money.ts"
import { type AttemptRecord, isAllGoingBack } from "../../payment/attempt-record.ts"
import { reportOf } from "../../payment/attempt-report.ts"
import { meaningOf } from "../../payment/gateway-codes.ts"
import { AmountMismatch, AttemptNotFound, CardNotGiven, HoldEnded } from "../../payment/payment-errors.ts"
import { Bookings } from "../../ports/driven/bookings.ts"
import { PaymentAttempts } from "../../ports/driven/payment-attempts.ts"
import { PaymentGateways } from "../../ports/driven/payment-gateways.ts"
import type { Change } from "../../ports/driven/unit-of-work.ts"
import type { PurchaseOutcome, PurchaseRequest } from "../../ports/driving/payment-service.ts"
import { deliveryOf } from "../booking/delivery-of.ts"
import type { Caller } from "../caller.ts"
import { askedAttempt } from "./asked-attempt.ts"
import { recorded } from "./attempt-changes.ts"
import { checkForPage } from "./check-attempt.ts"
import { committed } from "./committed.ts"
import { firstCheckAt } from "./next-check.ts"
import { settleAttempt } from "./settle-attempt.ts"

/**
 * Charges the card of an attempt, from the server's own record: what the page says is only compared. That the call is
 * about to be made is on disk before it is (I7), so that of many calls one charges, and a process that dies in between
 * leaves something to ask the gateway about.
 */
export const purchaseAttempt = Effect.fn("purchaseAttempt")(function* (request: PurchaseRequest, caller: Caller) {
  const { attempt, isMine } = yield* committed(sending(request)).pipe(Effect.catchTag("Conflict", Effect.die))
  if (!isMine || attempt.token === null) return outcomeOf(yield* heardOfBank(attempt))
  const gateway = (yield* PaymentGateways).named(attempt.gateway)
  if (!gateway) return outcomeOf(attempt)
  const report = yield* gateway.purchase(yield* askedAttempt(attempt), {
    token: attempt.token,
    customerAddress: caller.address,
    deviceFingerprint: request.deviceFingerprint,
    isAuthorisation: gateway.takesAt === "pickup",
  })
  yield* settleAttempt(attempt.id, report, "api-response")
  // With what followed: money for which there is nothing to give goes back in the same breath.
  return outcomeOf((yield* (yield* PaymentAttempts).find(attempt.id))?.attempt ?? attempt)
})

/** Before a customer is led to his bank once more the gateway is asked: he may have answered there long ago. */
const heardOfBank = Effect.fnUntraced(function* (attempt: AttemptRecord) {
  if (attempt.state !== "awaiting3ds") return attempt
  yield* checkForPage(attempt.id)
  return (yield* (yield* PaymentAttempts).find(attempt.id))?.attempt ?? attempt
})

const sending = Effect.fnUntraced(function* ({ attempt: id, merchantReference, seen }: PurchaseRequest) {
  const attempts = yield* PaymentAttempts
  const found = yield* id === null ? attempts.ofReference(merchantReference ?? "") : attempts.find(id)
  if (!found) return yield* new AttemptNotFound()
  const { attempt } = found
  if (isOther(seen, attempt)) return yield* new AmountMismatch({ amount: attempt.amount })
  if (attempt.state === "created" || attempt.state === "formIssued") return yield* new CardNotGiven()
  const none: readonly Change[] = []
  if (attempt.state !== "tokenized") return { answer: { attempt, isMine: false }, changes: none }

  const stored = yield* (yield* Bookings).find(attempt.booking)
  const state = stored && deliveryOf(stored).state
  if (state === null || isPast(state)) return yield* new HoldEnded()
  const now = yield* Clock.currentTimeMillis
  const { after, change } = recorded(attempt, { type: "sending" }, "system", now)
  const check: Change = {
    kind: "scheduleAttemptCheck",
    attempt: attempt.id,
    dueAt: yield* firstCheckAt(now),
    checkedAt: null,
  }
  return { answer: { attempt: after, isMine: true }, changes: [change, check] }
})

/** What the page does not say is not compared. */
function isOther({ amount, currency, booking }: PurchaseRequest["seen"], attempt: AttemptRecord): boolean {
  const asked: Money = attempt.amount
  return (
    (amount !== null && amount !== asked.minor) ||
    (currency !== null && currency !== asked.currency) ||
    (booking !== null && booking !== attempt.booking)
  )
}

/** What is told of an attempt to whoever knows its id. */
export const outcomeOf = (attempt: AttemptRecord): PurchaseOutcome => ({
  report: reportOf(attempt, {
    isGoingBack: isAllGoingBack(attempt),
    isCancelled: meaningOf(attempt.gateway, attempt.code) === "cancelled-by-customer",
  }),
  code: attempt.code,
  url3d: attempt.state === "awaiting3ds" ? attempt.url3d : null,
})
