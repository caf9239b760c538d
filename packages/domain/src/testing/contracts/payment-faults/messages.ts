import * as Effect from "effect/Effect"
import * as TestClock from "effect/testing/TestClock"
import { money } from "../../../money/money.ts"
import type { ChosenReadings } from "../../../ports/driven/chosen-readings.ts"
import type { DistanceMeter } from "../../../ports/driven/distance-meter.ts"
import { PaymentAttempts } from "../../../ports/driven/payment-attempts.ts"
import type { PaymentGateways } from "../../../ports/driven/payment-gateways.ts"
import type { Product } from "../../../ports/driven/product.ts"
import { UnitOfWork } from "../../../ports/driven/unit-of-work.ts"
import { askRefund } from "../../../use-cases/payment/ask-refund.ts"
import { askedAttempt } from "../../../use-cases/payment/asked-attempt.ts"
import { readAttempt, takeConfirmation } from "../../../use-cases/payment/payment-service.ts"
import { purchaseAttempt } from "../../../use-cases/payment/purchase-attempt.ts"
import { takeReturn } from "../../../use-cases/payment/take-message.ts"
import type { DrivenCase } from "../contract-case.ts"
import { expectEqual, expectTrue, refusalOf } from "../expectations.ts"
import {
  asOf,
  attemptOf,
  buy,
  cardGiven,
  desk,
  faultCase,
  held,
  heldAndPaid,
  jobsAt,
  minute,
  morning,
  notify,
  owner,
  paid,
  refundsOf,
  type StoredPorts,
  session,
  stateOf,
  tokenised,
  toldOf,
} from "./stage.ts"

export const gatewayMessages: readonly DrivenCase<StoredPorts>[] = [
  faultCase("P11: the browser is back before the notification: confirmed once, told once", (bank) =>
    Effect.gen(function* () {
      const { reference, attempt } = yield* heldAndPaid(bank, { do: "3ds" })
      bank.settle(asOf(attempt), "14000")
      yield* takeReturn(bank.sign({ reference: attempt.reference, command: "purchase", code: "14000" }))
      // A hint only: it pays nothing, and makes the waiting page ask the gateway.
      expectEqual((yield* stateOf(reference)).state, "awaitingPayment")
      expectEqual((yield* readAttempt(attempt.id)).report, { kind: "paid", booking: reference })
      expectEqual(yield* notify(bank.notice(asOf(attempt), "14000")), "applied")
      expectEqual([(yield* stateOf(reference)).state, yield* toldOf("booking-confirmed")], ["confirmed", 1])
    }),
  ),
  faultCase("P12: the notification is there before the answer to the purchase: the same end", (bank) =>
    Effect.gen(function* () {
      const { reference } = yield* held()
      const attempt = yield* tokenised(bank, reference)
      const ports = yield* Effect.context<StoredPorts | PaymentGateways | ChosenReadings | DistanceMeter | Product>()
      bank.beforeAnswer = notify(bank.notice(asOf(attempt), "14000")).pipe(
        Effect.provide(ports),
        Effect.orDie,
        Effect.asVoid,
      )
      expectEqual((yield* buy(attempt)).report, { kind: "paid", booking: reference })
      expectEqual([(yield* stateOf(reference)).state, yield* toldOf("booking-confirmed")], ["confirmed", 1])
      expectEqual((yield* (yield* PaymentAttempts).find(attempt.id))?.log.at(-1)?.evidence, "webhook")
    }),
  ),
  faultCase("P13: five equal notifications at once are one step, one message and five good answers", (bank) =>
    Effect.gen(function* () {
      const { attempt } = yield* heldAndPaid(bank, { do: "pending" })
      bank.settle(asOf(attempt), "14000")
      const body = bank.notice(asOf(attempt), "14000")
      const answers = yield* Effect.all(
        Array.from({ length: 5 }, () => notify(body)),
        { concurrency: "unbounded" },
      )
      expectEqual(answers.toSorted(), ["applied", "repeated", "repeated", "repeated", "repeated"])
      const found = yield* (yield* PaymentAttempts).find(attempt.id)
      expectEqual(found?.log.filter((event) => event.evidence === "webhook").length, 1)
      expectEqual([yield* toldOf("payment-paid"), yield* toldOf("booking-confirmed")], [1, 1])
    }),
  ),
  faultCase("P14: a failure that comes after the success undoes nothing", (bank) =>
    Effect.gen(function* () {
      const { reference, attempt } = yield* heldAndPaid(bank)
      for (const code of ["13666", "00072", "19000", "15777"])
        expectEqual(yield* notify(bank.notice(asOf(attempt), code)), "applied")
      expectEqual([(yield* attemptOf(attempt.id)).state, (yield* stateOf(reference)).state], ["paid", "confirmed"])
    }),
  ),
  faultCase("P17: a forged return changes nothing at all, not even to 'declined'", (bank) =>
    Effect.gen(function* () {
      const { reference } = yield* held()
      const attempt = yield* tokenised(bank, reference)
      const success = { reference: attempt.reference, command: "purchase", code: "14000" }
      for (const forged of [
        success,
        { ...success, signature: "00" },
        bank.sign(success, "old phrase"),
        { ...success, code: "13666" },
      ])
        expectEqual(yield* takeReturn(forged), null)
      expectEqual(yield* attemptOf(attempt.id), attempt)
    }),
  ),
  faultCase("P18: a genuine, signed decline whose fields are cut anew is no success", (bank) =>
    Effect.gen(function* () {
      const { reference, attempt } = yield* heldAndPaid(bank, { do: "3ds" })
      const decline = bank.sign({ reference: attempt.reference, command: "purchase", code: "13666" })
      expectEqual(yield* takeReturn({ ...decline, code: "14000" }), null)
      // Even a message with a valid signature is only a hint: the bank is asked, and knows no payment.
      yield* takeReturn(bank.sign({ reference: attempt.reference, command: "purchase", code: "14000" }))
      yield* jobsAt(morning + 3 * minute)
      expectEqual([(yield* attemptOf(attempt.id)).state, (yield* stateOf(reference)).paid], ["awaiting3ds", 0])
    }),
  ),
  faultCase("P19: a forged notification is refused and changes nothing", (bank) =>
    Effect.gen(function* () {
      const { attempt } = yield* heldAndPaid(bank, { do: "pending" })
      expectEqual(yield* notify(bank.notice(asOf(attempt), "14000", "not the phrase")), "forged")
      expectEqual(yield* notify("<html>"), "forged")
      expectEqual((yield* attemptOf(attempt.id)).state, "pending")
    }),
  ),
  faultCase("P20: last week's genuine success counts for its own payment, once", (bank) =>
    Effect.gen(function* () {
      const { attempt } = yield* heldAndPaid(bank)
      const body = bank.notice(asOf(attempt), "14000")
      expectEqual(yield* notify(body), "applied")
      yield* TestClock.setTime(morning + 7 * 24 * 60 * minute)
      expectEqual(yield* notify(body), "repeated")
      const fields = JSON.parse(body) as Record<string, string>
      expectEqual(yield* notify(JSON.stringify({ ...fields, reference: "AE000000000001H-a1-other" })), "forged")
      expectEqual(yield* toldOf("payment-paid"), 1)
    }),
  ),
  faultCase("P21: another amount or currency, rightly signed, is for a person; it goes back by a refund", (bank) =>
    Effect.gen(function* () {
      const { reference, attempt, outcome } = yield* heldAndPaid(bank, {
        do: "other-amount",
        amount: money(100, "AED"),
      })
      expectEqual([attempt.state, outcome.report.kind], ["review", "checking"])
      expectEqual([(yield* stateOf(reference)).state, yield* toldOf("payment-alert")], ["awaitingPayment", 1])
      yield* askRefund({ reference, amount: null }, desk)
      yield* jobsAt(morning + 1)
      expectEqual([(yield* attemptOf(attempt.id)).state, bank.kept(attempt.reference)], ["refunded", 0])
      expectEqual((yield* stateOf(reference)).paid, 0)
      // Through a notification, in another currency.
      bank.faults.push({ do: "pending" })
      const other = yield* held()
      const second = (yield* paid(bank, other.reference)).attempt
      yield* notify(bank.notice({ ...second, amount: money(second.amount.minor, "QAR") }, "14000"))
      expectEqual([(yield* attemptOf(second.id)).state, (yield* stateOf(other.reference)).paid], ["review", 0])
    }),
  ),
  faultCase("P22: a rightly signed answer for a reference that is none of ours changes nothing", (bank) =>
    Effect.gen(function* () {
      expectEqual(
        yield* notify(bank.notice({ reference: "AE-foreign", amount: money(100, "AED") }, "14000")),
        "unknown",
      )
      expectEqual(yield* takeReturn(bank.formReturn("AE-foreign")), null)
    }),
  ),
  faultCase("P23: what the page says of the amount is compared, and the gateway sees the server's", (bank) =>
    Effect.gen(function* () {
      const { reference } = yield* held()
      const attempt = yield* tokenised(bank, reference)
      const nothing = { amount: null, currency: null, booking: null }
      const request = { attempt: attempt.id, merchantReference: null, deviceFingerprint: null }
      for (const seen of [
        { ...nothing, amount: 1 },
        { ...nothing, currency: "QAR" },
        { ...nothing, booking: "AE000000000001H" },
      ])
        expectEqual((yield* refusalOf(purchaseAttempt({ ...request, seen }, owner)))._tag, "AmountMismatch")
      expectEqual(bank.purchases, [])
      const seen = { amount: attempt.amount.minor, currency: "AED", booking: reference }
      yield* purchaseAttempt({ ...request, attempt: null, merchantReference: attempt.reference, seen }, owner)
      expectEqual(bank.purchases, [attempt.amount])
    }),
  ),
  faultCase("P24: the confirmation record makes nothing paid; it makes the server ask", (bank) =>
    Effect.gen(function* () {
      const { reference, attempt } = yield* heldAndPaid(bank, { do: "3ds" })
      yield* takeConfirmation(reference)
      yield* takeConfirmation("no reference")
      expectEqual((yield* attemptOf(attempt.id)).state, "awaiting3ds")
      yield* jobsAt(morning)
      expectEqual([(yield* stateOf(reference)).state, bank.inquiries], ["awaitingPayment", 1])
    }),
  ),
  faultCase(
    "P35: what cannot be written is answered as a failure, leaves nothing half, and is taken when it comes again",
    (bank) =>
      Effect.gen(function* () {
        const { reference, attempt } = yield* heldAndPaid(bank, { do: "pending" })
        bank.settle(asOf(attempt), "14000")
        const body = bank.notice(asOf(attempt), "14000")
        const full = UnitOfWork.of({ commit: () => Effect.die(new Error("database or disk is full")) })
        const exit = yield* Effect.exit(Effect.provideService(notify(body), UnitOfWork, full))
        expectEqual(exit._tag, "Failure")
        expectEqual([(yield* attemptOf(attempt.id)).state, yield* toldOf("payment-paid")], ["pending", 0])
        expectEqual(yield* notify(body), "applied")
        expectEqual((yield* stateOf(reference)).state, "confirmed")
      }),
  ),
  faultCase("P37: answers signed by the phrase before are read during the change, and not after it", (bank) =>
    Effect.gen(function* () {
      bank.faults.push({ do: "pending" }, { do: "pending" })
      const first = (yield* paid(bank, (yield* held()).reference)).attempt
      const second = (yield* paid(bank, (yield* held()).reference)).attempt
      for (const attempt of [first, second]) bank.settle(asOf(attempt), "14000")
      bank.accepted = ["new phrase", "phrase"]
      expectEqual(yield* notify(bank.notice(asOf(first), "14000")), "applied")
      bank.accepted = ["new phrase"]
      expectEqual(yield* notify(bank.notice(asOf(second), "14000")), "forged")
      expectEqual(yield* notify(bank.notice(asOf(second), "14000", "new phrase")), "applied")
      expectEqual((yield* attemptOf(second.id)).state, "paid")
    }),
  ),
  faultCase("whoever comes back from his bank is not led there again while the gateway does not know yet", (bank) =>
    Effect.gen(function* () {
      const { attempt, outcome } = yield* heldAndPaid(bank, { do: "3ds" })
      expectTrue(outcome.url3d !== null, "the bank asks")
      expectEqual((yield* buy(attempt)).url3d, outcome.url3d)
      bank.settle(asOf(attempt), "14000")
      bank.lag = 2
      yield* takeReturn(bank.sign({ reference: attempt.reference, command: "purchase", code: "14000" }))
      for (const after of [5_000, 10_000]) {
        yield* TestClock.setTime(morning + after)
        const { report, url3d } = yield* buy(attempt)
        expectEqual([report.kind, url3d], ["checking", null])
      }
      yield* TestClock.setTime(morning + 15_000)
      expectEqual((yield* buy(attempt)).report.kind, "paid")
    }),
  ),
  faultCase("who answered his bank and closed its page is told so, and not led there again", (bank) =>
    Effect.gen(function* () {
      const { attempt } = yield* heldAndPaid(bank, { do: "3ds" })
      bank.settle(asOf(attempt), "14000")
      yield* TestClock.setTime(morning + 5_000)
      const { report, url3d } = yield* buy(attempt)
      expectEqual([report.kind, url3d], ["paid", null])
    }),
  ),
  faultCase("the bank brings a customer back to the host of ours from which he set out", () =>
    Effect.gen(function* () {
      const { reference } = yield* held()
      const from = "https://staging.mersal.example"
      const there = yield* session(reference, { caller: { ...owner, origin: from } })
      const again = yield* session(reference, { instead: there.attempt })
      const addresses = yield* Effect.forEach([there, again], ({ attempt }) =>
        Effect.flatMap(attemptOf(attempt), (of) => Effect.map(askedAttempt(of), ({ returnUrls }) => returnUrls)),
      )
      expectEqual(addresses, [
        { token: `${from}/payment/token`, purchase: `${from}/payment/postpurchase` },
        {
          token: "https://mersal.example/payment/token",
          purchase: "https://mersal.example/payment/postpurchase",
        },
      ])
    }),
  ),
  faultCase("a form that the bank refuses ends its attempt, and another card may be tried at once", (bank) =>
    Effect.gen(function* () {
      const { reference } = yield* held()
      const { attempt } = yield* session(reference)
      yield* takeReturn(bank.formReturn((yield* attemptOf(attempt)).reference, "17016"))
      expectEqual((yield* attemptOf(attempt)).state, "declined")
      expectEqual((yield* paid(bank, reference)).attempt.state, "paid")
      expectEqual(yield* refundsOf(attempt), [])
    }),
  ),
  faultCase("the gateway's own word of a token before the browser brings it stands in no way", (bank) =>
    Effect.gen(function* () {
      const { reference } = yield* held()
      const { attempt: id } = yield* session(reference)
      const { reference: ours } = yield* attemptOf(id)
      yield* notify(JSON.stringify(bank.formReturn(ours)))
      expectEqual((yield* attemptOf(id)).state, "formIssued")
      yield* cardGiven(bank, id)
      yield* buy({ id })
      expectEqual([(yield* attemptOf(id)).state, (yield* stateOf(reference)).state], ["paid", "confirmed"])
    }),
  ),
]
