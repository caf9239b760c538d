import * as Effect from "effect/Effect"
import { parseReference } from "../../booking/order/reference.ts"
import type { AttemptRecord } from "../../payment/attempt/attempt-record.ts"
import type { AttemptReport } from "../../payment/attempt/attempt-report.ts"
import { toldLeavableAt } from "../../payment/attempt/leave-the-bank.ts"
import { Bookings } from "../../ports/driven/bookings.ts"
import { PaymentAttempts } from "../../ports/driven/payment-attempts.ts"
import type { AttemptView, PaymentService } from "../../ports/driving/payment-service.ts"
import { deliveryOf } from "../booking/delivery-of.ts"
import type { Caller } from "../caller.ts"
import type { RunFor } from "../run-for.ts"
import { askRefund } from "./ask-refund.ts"
import { outcomeOf } from "./attempt-outcome.ts"
import { checkForPage, hintAttempt } from "./check-attempt.ts"
import { openSession } from "./open-session.ts"
import { payInCash } from "./pay-in-cash.ts"
import { purchaseAttempt } from "./purchase-attempt.ts"

const unknownAttempt: AttemptReport = { kind: "failed", reason: "unknown-attempt" }

/** The state of an attempt; asking triggers a check that is due. */
export const readAttempt = Effect.fn("readAttempt")(function* (id: string) {
  const attempts = yield* PaymentAttempts
  yield* checkForPage(id)
  const found = yield* attempts.find(id)
  return found
    ? yield* viewOf(found.attempt)
    : ({ report: unknownAttempt, code: null, url3d: null, last4: null, leavableAt: null } satisfies AttemptView)
})

const viewOf = Effect.fnUntraced(function* (attempt: AttemptRecord) {
  const stored = yield* (yield* Bookings).find(attempt.booking)
  const state = stored ? deliveryOf(stored).state : null
  return {
    ...outcomeOf(attempt, state),
    last4: attempt.card?.last4 ?? null,
    leavableAt: toldLeavableAt(attempt, stored && state === "awaitingPayment" ? stored.holdEndsAt : null),
  } satisfies AttemptView
})

/** The record that the specification's page posts after a payment. It proves nothing, so the gateway is asked (D28). */
export const takeConfirmation = Effect.fn("takeConfirmation")(function* (typed: string) {
  const reference = parseReference(typed)
  if (reference) {
    const attempts = yield* (yield* PaymentAttempts).ofBooking(reference)
    for (const { attempt } of attempts) yield* hintAttempt(attempt.id)
  }
  // The same answer for every reference, known or not: not everybody may know whether something is paid.
  return { isTaken: true as const }
})

type Run = RunFor<
  | typeof openSession
  | typeof payInCash
  | typeof purchaseAttempt
  | typeof readAttempt
  | typeof takeConfirmation
  | typeof askRefund
>

/** The port of payments for one caller. */
export const paymentService = (run: Run, caller: Caller): PaymentService => ({
  // Not interrupted when the caller leaves, because money is about to move.
  openSession: (request, options) => run(openSession(request, caller, options)),
  purchase: (request) => run(purchaseAttempt(request, caller)),
  payInCash: (request) => run(payInCash(request, caller)),
  attempt: ({ attempt }, options) => run(readAttempt(attempt), options),
  confirmation: ({ reference }) => run(takeConfirmation(reference)),
  refund: (request, options) => run(askRefund(request, caller, options)),
})
