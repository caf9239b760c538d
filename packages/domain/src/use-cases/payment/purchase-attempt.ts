import * as Clock from "effect/Clock"
import * as Effect from "effect/Effect"
import { isPast } from "../../booking/change/booking-end.ts"
import type { Money } from "../../money/money.ts"
import type { AttemptRecord } from "../../payment/attempt/attempt-record.ts"
import { AmountMismatch, AttemptNotFound, CardNotGiven, HoldEnded } from "../../payment/payment-errors.ts"
import { Bookings } from "../../ports/driven/bookings.ts"
import { PaymentAttempts } from "../../ports/driven/payment-attempts.ts"
import { PaymentGateways } from "../../ports/driven/payment-gateways.ts"
import type { Change } from "../../ports/driven/unit-of-work.ts"
import type { PurchaseRequest } from "../../ports/driving/payment-service.ts"
import { deliveryOf } from "../booking/delivery-of.ts"
import type { Caller } from "../caller.ts"
import { askedAttempt } from "./asked-attempt.ts"
import { recorded } from "./attempt-changes.ts"
import { outcomeOf } from "./attempt-outcome.ts"
import { checkForPage } from "./check-attempt.ts"
import { committed } from "./committed.ts"
import { firstCheckAt } from "./next-check.ts"
import { settleAttempt } from "./settle-attempt.ts"

/**
 * Charges the card of an attempt, from the server's own record; what the page says is only compared. The intention to
 * call is stored before the call (I7), so that of many calls only one charges, and a process that dies in between
 * leaves an attempt to ask the gateway about.
 */
export const purchaseAttempt = Effect.fn("purchaseAttempt")(function* (request: PurchaseRequest, caller: Caller) {
  const { attempt, isMine } = yield* committed(sending(request)).pipe(Effect.catchTag("Conflict", Effect.die))
  if (!isMine || attempt.token === null) return yield* shown(yield* heardOfBank(attempt))
  const gateway = (yield* PaymentGateways).named(attempt.gateway)
  if (!gateway) return yield* shown(attempt)
  const report = yield* gateway.purchase(yield* askedAttempt(attempt), {
    token: attempt.token,
    customerAddress: caller.address,
    deviceFingerprint: request.deviceFingerprint,
    isAuthorisation: gateway.takesAt === "pickup",
  })
  yield* settleAttempt(attempt.id, report, "api-response")
  // Includes what followed: money that nothing can be given for is refunded at once.
  return yield* shown((yield* (yield* PaymentAttempts).find(attempt.id))?.attempt ?? attempt)
})

const shown = Effect.fnUntraced(function* (attempt: AttemptRecord) {
  const stored = yield* (yield* Bookings).find(attempt.booking)
  return outcomeOf(attempt, stored && deliveryOf(stored).state)
})

/** The gateway is asked before a customer is sent to his bank again: he may have answered there already. */
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

/** Fields that the page leaves out are not compared. */
function isOther({ amount, currency, booking }: PurchaseRequest["seen"], attempt: AttemptRecord): boolean {
  const asked: Money = attempt.amount
  return (
    (amount !== null && amount !== asked.minor) ||
    (currency !== null && currency !== asked.currency) ||
    (booking !== null && booking !== attempt.booking)
  )
}
