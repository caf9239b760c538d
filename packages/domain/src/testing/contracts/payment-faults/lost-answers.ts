import * as Effect from "effect/Effect"
import * as TestClock from "effect/testing/TestClock"
import { money } from "../../../money/money.ts"
import { MoneyBooks } from "../../../ports/driven/money-books.ts"
import { readAttempt } from "../../../use-cases/payment/payment-service.ts"
import type { Fault } from "../../scripted-gateway.ts"
import { uncertainCodes } from "../../uncertain-codes.ts"
import type { DrivenCase } from "../contract-case.ts"
import { expectEqual, expectTrue, refusalOf } from "../expectations.ts"
import {
  asOf,
  attemptOf,
  buy,
  faultCase,
  held,
  heldAndPaid,
  jobsAt,
  minute,
  morning,
  notify,
  paid,
  type StoredPorts,
  session,
  stateOf,
  tokenised,
  toldOf,
} from "./stage.ts"

/** Charged, but the answer was lost: the customer waits, and the first inquiry settles it. */
const settledByInquiry = (name: string, fault: Fault): DrivenCase<StoredPorts> =>
  faultCase(name, (bank) =>
    Effect.gen(function* () {
      const { reference, attempt, outcome } = yield* heldAndPaid(bank, fault)
      expectEqual(outcome.report, { kind: "checking" })
      expectEqual([attempt.state, (yield* stateOf(reference)).state], ["unknown", "awaitingPayment"])
      yield* jobsAt(morning + minute)
      expectEqual((yield* attemptOf(attempt.id)).state, "paid")
      expectEqual(yield* stateOf(reference), { state: "confirmed", paid: attempt.amount.minor, refunded: 0 })
      expectEqual([yield* toldOf("booking-confirmed"), bank.journal.length], [1, 1])
      expectEqual(
        (yield* (yield* MoneyBooks).documents(reference)).map(({ number }) => number),
        [1],
      )
    }),
  )

export const lostAnswers: readonly DrivenCase<StoredPorts>[] = [
  faultCase(
    "a payment that the gateway could not open is opened by the next call under the same key, and answered again",
    (bank) =>
      Effect.gen(function* () {
        const { reference } = yield* held()
        const gateway = bank.gateway as { open: typeof bank.gateway.open }
        const { open } = gateway
        gateway.open = () => Effect.succeed(null)
        const asked = { key: "pay-1" }
        for (let times = 0; times < 2; times += 1)
          expectEqual((yield* refusalOf(session(reference, asked)))._tag, "GatewayUnavailable")
        gateway.open = open
        const opened = yield* session(reference, asked)
        expectEqual((yield* attemptOf(opened.attempt)).state, "formIssued")
        expectEqual(yield* session(reference, asked), opened)
        expectEqual((yield* refusalOf(session(reference, { key: "pay-2" })))._tag, "PaymentInProgress")
      }),
  ),
  settledByInquiry("P01: a charge whose answer is lost is checked, never failed, and settled within a minute", {
    do: "drop-after",
  }),
  faultCase("P02: a purchase that never arrived is 'not charged' only a quarter of an hour after it was sent", (bank) =>
    Effect.gen(function* () {
      const { reference, attempt } = yield* heldAndPaid(bank, { do: "drop-before" })
      for (const minutes of [0.6, 2.3, 5.6, 14.9]) {
        yield* jobsAt(morning + minutes * minute)
        expectEqual((yield* attemptOf(attempt.id)).state, "unknown")
        expectEqual((yield* refusalOf(session(reference)))._tag, "PaymentInProgress")
      }
      yield* jobsAt(morning + 17 * minute)
      expectEqual((yield* attemptOf(attempt.id)).state, "notCharged")
      const second = yield* paid(bank, reference)
      expectEqual([second.attempt.state, bank.journal.length], ["paid", 1])
    }),
  ),
  settledByInquiry("P03: an answer that cannot be read, 5xx or a page, is never taken for a refusal", {
    do: "unreadable-after",
  }),
  faultCase("P04: none of the seventeen uncertain codes becomes 'declined' by itself", (bank) =>
    Effect.gen(function* () {
      for (const code of uncertainCodes) {
        yield* TestClock.setTime(morning)
        const { attempt } = yield* heldAndPaid(bank, { do: "code-after", code })
        expectEqual(attempt.state, "unknown", code)
        yield* jobsAt(morning + minute)
        expectEqual((yield* attemptOf(attempt.id)).state, "paid", code)
      }
    }),
  ),
  faultCase("P05: a pending payment stays pending until a notification or an inquiry says more, once", (bank) =>
    Effect.gen(function* () {
      bank.faults.push({ do: "pending" }, { do: "pending" })
      const first = yield* held()
      const byHook = (yield* paid(bank, first.reference)).attempt
      const second = yield* held()
      const byInquiry = (yield* paid(bank, second.reference)).attempt
      yield* jobsAt(morning + minute)
      expectEqual([byHook.state, (yield* attemptOf(byInquiry.id)).state], ["pending", "pending"])
      for (const attempt of [byHook, byInquiry]) bank.settle(asOf(attempt), "14000")
      expectEqual(yield* notify(bank.notice(asOf(byHook), "14000")), "applied")
      expectEqual((yield* stateOf(first.reference)).state, "confirmed")
      yield* jobsAt(morning + 3 * minute)
      expectEqual((yield* stateOf(second.reference)).state, "confirmed")
      expectEqual(yield* toldOf("booking-confirmed"), 2)
    }),
  ),
  faultCase("P15: a payment of which nobody tells us is found by the schedule of inquiries", (bank) =>
    Effect.gen(function* () {
      const { reference, attempt } = yield* heldAndPaid(bank, { do: "3ds" })
      yield* jobsAt(morning + minute)
      expectEqual((yield* attemptOf(attempt.id)).state, "awaiting3ds")
      // The customer authenticates, and closes the window on the bank's page.
      bank.settle(asOf(attempt), "14000")
      yield* jobsAt(morning + 2.3 * minute)
      expectEqual((yield* stateOf(reference)).state, "confirmed")
    }),
  ),
  faultCase("P16: notifications that met no server are made up for by inquiries after the restart", (bank) =>
    Effect.gen(function* () {
      bank.faults.push({ do: "pending" }, { do: "drop-after" }, { do: "3ds" })
      const bookings = [yield* held(), yield* held(), yield* held()]
      for (const { reference } of bookings) {
        const { attempt } = yield* paid(bank, reference)
        if (attempt.state !== "unknown") bank.settle(asOf(attempt), "14000")
      }
      // None of our processes runs for three minutes.
      yield* jobsAt(morning + 3 * minute)
      for (const { reference } of bookings) expectEqual((yield* stateOf(reference)).state, "confirmed")
      expectEqual(bank.journal.length, 3)
    }),
  ),
  faultCase("P33: an order that the inquiry does not find yet is not 'not charged' before the window ends", (bank) =>
    Effect.gen(function* () {
      bank.lag = 3
      const { reference, attempt } = yield* heldAndPaid(bank, { do: "drop-after" })
      for (const minutes of [0.6, 2.3, 5.6]) {
        yield* jobsAt(morning + minutes * minute)
        expectEqual((yield* attemptOf(attempt.id)).state, "unknown")
      }
      yield* jobsAt(morning + 17 * minute)
      expectEqual((yield* stateOf(reference)).state, "confirmed")
    }),
  ),
  faultCase("P34: an answer to an inquiry that is not signed is left aside, and asked for again", (bank) =>
    Effect.gen(function* () {
      bank.badlySigned = 1
      const { attempt } = yield* heldAndPaid(bank, { do: "drop-after" })
      yield* jobsAt(morning + 0.6 * minute)
      expectEqual((yield* attemptOf(attempt.id)).state, "unknown")
      yield* jobsAt(morning + 2.3 * minute)
      expectEqual([(yield* attemptOf(attempt.id)).state, bank.inquiries], ["paid", 2])
    }),
  ),
  faultCase("what is unknown to the last check is for a person, and never taken for a refusal", (bank) =>
    Effect.gen(function* () {
      const { attempt } = yield* heldAndPaid(bank, { do: "code-only", code: "15777" })
      for (const hours of [0.1, 0.5, 1.2, 7]) yield* jobsAt(morning + hours * 60 * minute)
      expectEqual((yield* attemptOf(attempt.id)).state, "unknown")
      yield* jobsAt(morning + 27 * 60 * minute)
      expectEqual([(yield* attemptOf(attempt.id)).state, yield* toldOf("payment-alert")], ["review", 1])
    }),
  ),
  faultCase("a page that waits has the gateway asked every four seconds, whatever the schedule says", (bank) =>
    Effect.gen(function* () {
      bank.faults.push({ do: "3ds" })
      const { reference } = yield* held()
      const attempt = yield* tokenised(bank, reference)
      expectEqual((yield* buy(attempt)).url3d, "https://bank.example/3ds")
      bank.settle(asOf(attempt), "14000")
      expectEqual((yield* readAttempt(attempt.id)).report.kind, "checking")
      yield* TestClock.setTime(morning + 4_000)
      const view = yield* readAttempt(attempt.id)
      expectEqual([view.report, view.last4], [{ kind: "paid", booking: reference }, "0001"])
      expectTrue(bank.inquiries === 1, "one inquiry")
      expectEqual(attempt.amount, money(attempt.amount.minor, "AED"))
    }),
  ),
  faultCase("what was paid within the hold and nobody told us of is found out before the hold ends", (bank) =>
    Effect.gen(function* () {
      const { reference } = yield* held()
      const attempt = yield* tokenised(bank, reference)
      bank.faults.push({ do: "3ds" })
      yield* buy(attempt)
      yield* jobsAt(morning + 20 * minute)
      bank.settle(asOf(attempt), "14000")
      // The next scheduled check is after an hour.
      yield* jobsAt(morning + 30 * minute)
      expectEqual([(yield* attemptOf(attempt.id)).state, (yield* stateOf(reference)).state], ["paid", "confirmed"])
    }),
  ),
]
