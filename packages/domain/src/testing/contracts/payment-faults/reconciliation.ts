import * as Effect from "effect/Effect"
import * as TestClock from "effect/testing/TestClock"
import { money } from "../../../money/money.ts"
import { PaymentAttempts } from "../../../ports/driven/payment-attempts.ts"
import { reconcile } from "../../../use-cases/payment/reconcile.ts"
import type { DrivenCase } from "../contract-case.ts"
import { expectEqual } from "../expectations.ts"
import { refund } from "./desk-and-driver.ts"
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
  stateOf,
  tokenised,
} from "./stage.ts"

/** Our books compared with the gateways' reports. */
export const reconciliations: readonly DrivenCase<StoredPorts>[] = [
  faultCase("P40: the reconciliation finds no difference, or names each with its attempt under review", (bank) =>
    Effect.gen(function* () {
      const good = yield* held()
      yield* paid(bank, good.reference)
      yield* refund(good.reference, 300)
      yield* jobsAt(morning + minute)
      const clean = yield* reconcile(morning - minute)
      expectEqual([clean.attempts, clean.differences, clean.ledgerSum], [1, [], 0])
      // Somebody charges or refunds without us.
      const bad = yield* held()
      const { attempt } = yield* paid(bank, bad.reference)
      bank.journal.push({ reference: attempt.reference, kind: "refund", amount: money(100, "AED"), maintenance: null })
      const found = yield* reconcile(morning - minute)
      expectEqual(
        found.differences.map(({ merchantReference, ours, gateway }) => [merchantReference, ours, gateway]),
        [[attempt.reference, attempt.amount.minor, attempt.amount.minor - 100]],
      )
      expectEqual((yield* attemptOf(attempt.id)).state, "review")
      expectEqual((yield* (yield* PaymentAttempts).find(attempt.id))?.log.at(-1)?.evidence, "operator")
      bank.journal.pop()
    }),
  ),
  faultCase("the reconciliation compares an old payment again when some of it goes back", (bank) =>
    Effect.gen(function* () {
      const { reference, attempt } = yield* heldAndPaid(bank)
      yield* jobsAt(morning + minute)
      const later = morning + 5 * minute
      expectEqual((yield* reconcile(later)).attempts, 0)
      yield* TestClock.setTime(later)
      yield* refund(reference, 300)
      yield* jobsAt(later + minute)
      expectEqual((yield* reconcile(later)).attempts, 1)
      // A page begins after the last entry of the previous one.
      expectEqual(yield* (yield* PaymentAttempts).since(later, attempt.id, 10), [])
    }),
  ),
  faultCase("the reconciliation takes no payment from under a customer who is at his bank", (bank) =>
    Effect.gen(function* () {
      const { reference } = yield* held()
      const attempt = yield* tokenised(bank, reference)
      bank.faults.push({ do: "3ds" })
      yield* buy(attempt)
      bank.settle(asOf(attempt), "14000")
      const { differences, ledgerSum } = yield* reconcile(morning - minute)
      expectEqual([differences, ledgerSum], [[], 0])
      yield* notify(bank.notice(asOf(attempt), "14000"))
      yield* jobsAt(morning + 31 * minute)
      expectEqual([(yield* attemptOf(attempt.id)).state, (yield* stateOf(reference)).state], ["paid", "confirmed"])
    }),
  ),
]
