import * as Effect from "effect/Effect"
import { money } from "../../../money/money.ts"
import { MoneyBooks } from "../../../ports/driven/money-books.ts"
import { PaymentAttempts } from "../../../ports/driven/payment-attempts.ts"
import type { RulingRequest } from "../../../ports/driving/payment-desk-service.ts"
import { reconcile } from "../../../use-cases/payment/reconcile.ts"
import { listReviews, ruleOnReview } from "../../../use-cases/payment/rule-on-review.ts"
import type { ScriptedBank } from "../../scripted-gateway.ts"
import type { DrivenCase } from "../contract-case.ts"
import { expectEqual, refusalOf } from "../expectations.ts"
import { collected } from "./desk-and-driver.ts"
import {
  asOf,
  attemptOf,
  buy,
  desk,
  faultCase,
  held,
  heldAndPaid,
  jobsAt,
  minute,
  morning,
  owner,
  paid,
  type StoredPorts,
  session,
  stateOf,
  tokenised,
} from "./stage.ts"

const rule = (attempt: string, ruling: RulingRequest["ruling"], caller = desk) =>
  ruleOnReview({ attempt, ruling, reason: "The bank's desk said so" }, caller)

const refused = (attempt: string, ruling: RulingRequest["ruling"]) =>
  Effect.map(refusalOf(rule(attempt, ruling)), (failure) =>
    failure._tag === "RulingUnfit" ? [failure.reason, failure.told?.minor ?? null] : [failure._tag],
  )

const day = 24 * 60 * minute

/** An attempt whose result stayed unknown to the end: a person must decide. */
const unknownToTheLast = Effect.fnUntraced(function* (bank: ScriptedBank) {
  const { reference } = yield* held()
  const attempt = yield* tokenised(bank, reference)
  bank.faults.push({ do: "code-only", code: "15777" })
  yield* buy(attempt)
  for (const after of [minute, 20 * minute, 2 * 60 * minute, 8 * 60 * minute, day, 2 * day])
    yield* jobsAt(morning + after)
  expectEqual((yield* attemptOf(attempt.id)).state, "review")
  return attempt
})

const balanceOf = Effect.fnUntraced(function* (account: string) {
  return (yield* (yield* MoneyBooks).balances).find((balance) => balance.account === account)?.minor ?? 0
})

export const reviews: readonly DrivenCase<StoredPorts>[] = [
  faultCase("a review is seen and ended by staff alone", (bank) =>
    Effect.gen(function* () {
      const attempt = yield* unknownToTheLast(bank)
      expectEqual(yield* listReviews(owner), [])
      expectEqual((yield* refusalOf(rule(attempt.id, "void", owner)))._tag, "AttemptNotFound")
      const listed = yield* listReviews(desk)
      expectEqual(
        listed.map((each) => [each.attempt, each.state]),
        [[attempt.id, "review"]],
      )
    }),
  ),
  faultCase("a review is settled by the gateway's word alone: the booking is honoured, with its invoice", (bank) =>
    Effect.gen(function* () {
      const { reference } = yield* held()
      const attempt = yield* tokenised(bank, reference)
      bank.faults.push({ do: "code-only", code: "13666" })
      yield* buy(attempt)
      expectEqual((yield* attemptOf(attempt.id)).state, "declined")
      // It had been charged after all, and a payment after a refusal is for a person to decide.
      bank.settle(asOf(attempt), "14000")
      const found = yield* reconcile(morning - minute)
      expectEqual(found.differences.length, 1)
      expectEqual((yield* attemptOf(attempt.id)).state, "review")
      expectEqual(yield* refused(attempt.id, "void"), ["gateway-says-otherwise", attempt.amount.minor])
      const settled = yield* rule(attempt.id, "settle")
      expectEqual([settled.state, settled.rulings.map(({ by }) => by)], ["paid", ["ops-1"]])
      expectEqual(yield* stateOf(reference), { state: "confirmed", paid: attempt.amount.minor, refunded: 0 })
      expectEqual([yield* balanceOf("suspense"), (yield* reconcile(morning - minute)).differences], [0, []])
      expectEqual(yield* refused(attempt.id, "settle"), ["not-under-review", null])
      const last = (yield* (yield* PaymentAttempts).find(attempt.id))?.log.at(-1)
      expectEqual([last?.type, last?.evidence], ["ruled", "operator"])
    }),
  ),
  faultCase("money of another amount settles nothing, and goes back by a ruling", (bank) =>
    Effect.gen(function* () {
      const { reference } = yield* held()
      const attempt = yield* tokenised(bank, reference)
      bank.faults.push({ do: "other-amount", amount: money(attempt.amount.minor + 500, "AED") })
      yield* buy(attempt)
      expectEqual(yield* refused(attempt.id, "settle"), ["gateway-says-otherwise", attempt.amount.minor + 500])
      yield* rule(attempt.id, "refund")
      expectEqual(yield* refused(attempt.id, "refund"), ["money-under-way", null])
      yield* jobsAt(morning + minute)
      expectEqual([(yield* attemptOf(attempt.id)).state, bank.kept(attempt.reference)], ["refunded", 0])
      expectEqual([(yield* stateOf(reference)).paid, yield* balanceOf("suspense")], [0, 0])
    }),
  ),
  faultCase("a booking with money under review takes another card, and the money of the review goes back", (bank) =>
    Effect.gen(function* () {
      const { reference } = yield* held()
      const first = yield* tokenised(bank, reference)
      bank.faults.push({ do: "other-amount", amount: money(first.amount.minor + 500, "AED") })
      yield* buy(first)
      expectEqual((yield* attemptOf(first.id)).state, "review")
      const { attempt } = yield* paid(bank, reference)
      expectEqual(yield* stateOf(reference), { state: "confirmed", paid: attempt.amount.minor, refunded: 0 })
      yield* rule(first.id, "refund")
      yield* jobsAt(morning + minute)
      expectEqual([bank.kept(first.reference), bank.kept(attempt.reference)], [0, attempt.amount.minor])
    }),
  ),
  faultCase("a booking whose card is under review after it was paid by it takes no other", (bank) =>
    Effect.gen(function* () {
      bank.takesAt = "pickup"
      const { reference, attempt } = yield* heldAndPaid(bank)
      bank.refusedClosings = 1
      yield* collected(reference)
      yield* jobsAt(morning + minute)
      expectEqual((yield* attemptOf(attempt.id)).state, "review")
      expectEqual((yield* refusalOf(session(reference)))._tag, "NothingToPay")
      yield* rule(attempt.id, "void")
      const { amount } = yield* attemptOf((yield* session(reference)).attempt)
      expectEqual(amount, attempt.amount)
    }),
  ),
  faultCase("money that came for what is paid already settles nothing", (bank) =>
    Effect.gen(function* () {
      const { reference } = yield* held()
      const first = yield* tokenised(bank, reference)
      bank.faults.push({ do: "code-only", code: "13666" })
      yield* buy(first)
      yield* paid(bank, reference)
      bank.settle(asOf(first), "14000")
      yield* reconcile(morning - minute)
      expectEqual(yield* refused(first.id, "settle"), ["nothing-due", first.amount.minor])
      yield* rule(first.id, "refund")
      yield* jobsAt(morning + minute)
      expectEqual((yield* attemptOf(first.id)).state, "refunded")
      expectEqual(yield* stateOf(reference), { state: "confirmed", paid: first.amount.minor, refunded: 0 })
    }),
  ),
  faultCase("what was never charged is void by the gateway's word, and not while it is silent", (bank) =>
    Effect.gen(function* () {
      const attempt = yield* unknownToTheLast(bank)
      bank.badlySigned = 1
      expectEqual(yield* refused(attempt.id, "void"), ["gateway-silent", null])
      bank.settle(asOf(attempt), "13666")
      expectEqual(yield* refused(attempt.id, "refund"), ["gateway-says-otherwise", 0])
      expectEqual((yield* rule(attempt.id, "void")).state, "notCharged")
    }),
  ),
  faultCase("what is only set aside is let go of at the bank", (bank) =>
    Effect.gen(function* () {
      const attempt = yield* unknownToTheLast(bank)
      bank.setAside(asOf(attempt))
      expectEqual(yield* refused(attempt.id, "settle"), ["gateway-says-otherwise", null])
      expectEqual((yield* rule(attempt.id, "void")).state, "voided")
      expectEqual(
        bank.journal.map(({ kind }) => kind),
        ["authorise", "void"],
      )
    }),
  ),
  faultCase("what the gateway gave back without us goes on our books with its credit note", (bank) =>
    Effect.gen(function* () {
      const { reference, attempt } = yield* heldAndPaid(bank)
      bank.journal.push({ reference: attempt.reference, kind: "refund", amount: money(100, "AED"), maintenance: null })
      yield* reconcile(morning - minute)
      expectEqual((yield* attemptOf(attempt.id)).state, "review")
      const settled = yield* rule(attempt.id, "settle")
      expectEqual([settled.state, settled.refunded.minor], ["partRefunded", 100])
      expectEqual((yield* stateOf(reference)).refunded, 100)
      const clean = yield* reconcile(morning - minute)
      expectEqual([clean.differences, clean.ledgerSum], [[], 0])
      const documents = yield* (yield* MoneyBooks).documents(reference)
      expectEqual(documents.map(({ series }) => series.kind).toSorted(), ["credit-note", "tax-invoice"])
    }),
  ),
]
