import * as Effect from "effect/Effect"
import * as Result from "effect/Result"
import * as TestClock from "effect/testing/TestClock"
import { PaymentAttempts } from "../../../ports/driven/payment-attempts.ts"
import type { Caller } from "../../../use-cases/caller.ts"
import { showFile } from "../../../use-cases/operations/board.ts"
import { askRefund } from "../../../use-cases/payment/ask-refund.ts"
import { takeReturn } from "../../../use-cases/payment/take-message.ts"
import type { DrivenCase } from "../contract-case.ts"
import { expectEqual, expectTrue, refusalOf } from "../expectations.ts"
import { assigned, commanded, driver } from "./desk-and-driver.ts"
import {
  attemptOf,
  buy,
  chargedAndTold,
  desk,
  faultCase,
  held,
  inCash,
  jobsAt,
  minute,
  morning,
  owner,
  paid,
  refundsOf,
  type StoredPorts,
  sameDay,
  session,
  stateOf,
  tokenised,
  toldOf,
} from "./stage.ts"

/** What is done twice is charged once, or goes back. */
export const twice: readonly DrivenCase<StoredPorts>[] = [
  faultCase("P08: fifty equal submits are one booking, one attempt and one charge, and answered alike", (bank) =>
    Effect.gen(function* () {
      const many = <Value, Failure, Needs>(one: Effect.Effect<Value, Failure, Needs>) =>
        Effect.all(
          Array.from({ length: 50 }, () => one),
          { concurrency: "unbounded" },
        )
      const bookings = yield* many(held(sameDay, owner, "book"))
      expectEqual(new Set(bookings.map(({ reference }) => reference)).size, 1)
      const [{ reference } = { reference: "" }] = bookings
      const sessions = yield* many(session(reference, { key: "pay" }))
      expectEqual(new Set(sessions.map((one) => JSON.stringify(one))).size, 1)
      const [{ attempt: id } = { attempt: "" }] = sessions
      const ours = (yield* attemptOf(id)).reference
      yield* many(takeReturn(bank.formReturn(ours)))
      const outcomes = yield* many(buy({ id }))
      expectTrue(
        outcomes.every(({ report }) => report.kind !== "failed"),
        "nobody hears of a failure",
      )
      expectEqual([bank.journal.length, bank.purchases.length], [1, 1])
    }),
  ),
  faultCase("P09: a booking has one live attempt: of two tabs the second is told so", (bank) =>
    Effect.gen(function* () {
      const { reference } = yield* held()
      const answers = yield* Effect.all(
        ["one", "two"].map((key) => Effect.result(session(reference, { key }))),
        { concurrency: "unbounded" },
      )
      const refused = answers.flatMap((answer) => (Result.isFailure(answer) ? [answer.failure._tag] : []))
      expectEqual(refused, ["PaymentInProgress"])
      // Its own page may give up an attempt that cannot have been charged, and nothing else.
      const [live] = yield* (yield* PaymentAttempts).ofBooking(reference)
      const second = yield* tokenised(bank, reference, live?.attempt.id ?? "")
      yield* buy(second)
      expectEqual((yield* refusalOf(session(reference, { instead: second.id })))._tag, "NothingToPay")
      expectEqual(bank.journal.length, 1)
    }),
  ),
  faultCase("P10: the second of two payments that both succeed goes back by itself; the price is kept once", (bank) =>
    Effect.gen(function* () {
      bank.faults.push({ do: "3ds" }, { do: "3ds" })
      const { reference } = yield* held(inCash)
      const first = (yield* paid(bank, reference)).attempt
      yield* jobsAt(morning + 36 * minute)
      expectEqual((yield* attemptOf(first.id)).state, "abandoned")
      const second = (yield* paid(bank, reference)).attempt
      for (const attempt of [first, second]) {
        yield* chargedAndTold(bank, attempt)
      }
      yield* jobsAt(morning + 37 * minute)
      expectEqual([(yield* attemptOf(first.id)).state, (yield* attemptOf(second.id)).state], ["paid", "refunded"])
      expectEqual(bank.kept(first.reference) + bank.kept(second.reference), first.amount.minor)
      expectEqual([yield* toldOf("payment-alert"), yield* toldOf("payment-refunded")], [1, 1])
      expectEqual((yield* stateOf(reference)).paid, first.amount.minor)
    }),
  ),
  faultCase("what was paid twice and not taken back goes back as that when the desk asks for it again", (bank) =>
    Effect.gen(function* () {
      bank.faults.push({ do: "3ds" }, { do: "3ds" })
      const { reference } = yield* held(inCash)
      const first = (yield* paid(bank, reference)).attempt
      yield* jobsAt(morning + 36 * minute)
      const second = (yield* paid(bank, reference)).attempt
      bank.refusedRefunds = 1
      for (const attempt of [first, second]) {
        yield* chargedAndTold(bank, attempt)
      }
      yield* jobsAt(morning + 37 * minute)
      yield* askRefund({ reference, amount: second.amount }, desk)
      yield* jobsAt(morning + 38 * minute)
      const refunds = [...(yield* refundsOf(first.id)), ...(yield* refundsOf(second.id))]
      expectEqual(
        refunds.map(({ attempt, reason, state }) => [attempt, reason, state]),
        [
          [second.id, "paid-twice", "refused"],
          [second.id, "paid-twice", "done"],
        ],
      )
      expectEqual(yield* stateOf(reference), { state: "confirmed", paid: first.amount.minor, refunded: 0 })
    }),
  ),
  faultCase(
    "cash of which a phone tells after a card has paid is for the desk to give back, and the driver reads nothing of it",
    (bank) =>
      Effect.gen(function* () {
        const { reference, price } = yield* held(inCash)
        const toReturn = (by: Caller) =>
          Effect.map(showFile({ reference }, by), ({ exceptions }) =>
            exceptions.map(({ kind, since }) => [kind, since]).filter(([kind]) => kind === "cash-to-return"),
          )
        yield* assigned(reference)
        yield* TestClock.setTime(morning + 10 * minute)
        yield* paid(bank, reference)
        expectEqual(yield* toReturn(desk), [])
        yield* TestClock.setTime(morning + 20 * minute)
        yield* commanded(
          reference,
          "cash",
          { type: "takeCash", minor: price.toPay.minor },
          driver,
          morning + 5 * minute,
        )
        const since = morning + 10 * minute
        expectEqual([yield* toReturn(desk), yield* toReturn(driver)], [[["cash-to-return", since]], []])
        yield* commanded(reference, "back", { type: "refund", minor: price.toPay.minor })
        expectEqual(yield* toReturn(desk), [])
        expectEqual(yield* stateOf(reference), {
          state: "assigned",
          paid: 2 * price.toPay.minor,
          refunded: price.toPay.minor,
        })
      }),
  ),
  faultCase("a purchase answered twice, once here and once by an inquiry, is booked once", (bank) =>
    Effect.gen(function* () {
      const { reference } = yield* held()
      const attempt = yield* tokenised(bank, reference)
      yield* Effect.all([buy(attempt), buy(attempt), jobsAt(morning + minute)], { concurrency: "unbounded" })
      expectEqual([bank.purchases.length, (yield* stateOf(reference)).paid], [1, attempt.amount.minor])
    }),
  ),
]
