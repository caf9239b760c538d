import * as Effect from "effect/Effect"
import * as Result from "effect/Result"
import * as TestClock from "effect/testing/TestClock"
import { addDays } from "../../../calendar/local-date.ts"
import { type Instant, msPerDay } from "../../../calendar/zone.ts"
import { CommandUnfit } from "../../../delivery/delivery-errors.ts"
import { type Money, money } from "../../../money/money.ts"
import { RulingUnfit } from "../../../payment/payment-errors.ts"
import { MoneyBooks } from "../../../ports/driven/money-books.ts"
import { UnitOfWork } from "../../../ports/driven/unit-of-work.ts"
import type { UnknownRefund } from "../../../ports/driving/payment-desk-service.ts"
import { cancelBooking } from "../../../use-cases/booking/cancel-booking.ts"
import { readReceipt } from "../../../use-cases/booking/read-booking.ts"
import { showDayBoard } from "../../../use-cases/operations/day-board.ts"
import { endRefund, listUnknownRefunds } from "../../../use-cases/payment/end-refund.ts"
import type { DrivenCase } from "../contract-case.ts"
import { expectEqual, refusalOf } from "../expectations.ts"
import { commanded, refund } from "./desk-and-driver.ts"
import {
  attemptOf,
  buy,
  cardGiven,
  desk,
  faultCase,
  held,
  heldAndPaid,
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
  toldOf,
} from "./stage.ts"

const unfit = (reason: "refund-exceeds-payment" | "refund-under-way", amount: Money) =>
  new CommandUnfit({ reason, amount })

const hour = 60 * minute

const ended = (unknown: UnknownRefund | undefined, givenUpFor: string | null, caller = desk) =>
  endRefund({ refund: unknown?.refund ?? "", givenUpFor }, caller)

const unfitEnd = (reason: RulingUnfit["reason"], minor: number | null) =>
  new RulingUnfit({ reason, told: minor === null ? null : money(minor, "AED") })

export const moneyBack: readonly DrivenCase<StoredPorts>[] = [
  faultCase(
    "card money that its gateway refused to give back is on the board until the desk had it asked for again",
    (bank) =>
      Effect.gen(function* () {
        const { reference, pickupWindow, attempt } = yield* heldAndPaid(bank)
        const monthLater = addDays(pickupWindow.date, 30)
        const onBoard = Effect.gen(function* () {
          const { exceptions } = yield* showDayBoard({ market: "AE", date: monthLater })
          const found = exceptions.find((entry) => entry.booking.reference === reference)
          return found?.exceptions.map(({ kind }) => kind) ?? []
        })
        bank.refusedRefunds = 1
        yield* cancelBooking({ reference, accessToken: null, expectedFee: null }, owner)
        yield* jobsAt(morning + 2 * hour)
        expectEqual([yield* onBoard, yield* toldOf("payment-alert")], [["card-to-return"], 1])
        const { minor } = attempt.amount
        yield* commanded(reference, "again", { type: "refund", minor })
        expectEqual(yield* onBoard, [])
        yield* jobsAt(morning + 4 * hour)
        expectEqual(yield* stateOf(reference), { state: "cancelled", paid: minor, refunded: minor })
        expectEqual([yield* onBoard, bank.kept(attempt.reference)], [[], 0])
      }),
  ),
  faultCase("a key of a payment or a refund stands for three days, and one of a booking for a day", (bank) =>
    Effect.gen(function* () {
      const book = () => held(sameDay, owner, "book")
      const { reference } = yield* book()
      const pay = () => session(reference, { key: "pay" })
      const giveBack = () => refund(reference, 100, "back")
      const { attempt } = yield* pay()
      yield* cardGiven(bank, attempt)
      yield* buy({ id: attempt })
      const asked = yield* giveBack()
      const work = yield* UnitOfWork
      const forgetAt = Effect.fnUntraced(function* (at: Instant) {
        yield* TestClock.setTime(at)
        yield* work.commit([{ kind: "forgetAnswers", at }])
      })
      yield* forgetAt(morning + msPerDay - 1)
      expectEqual((yield* book()).reference, reference)
      yield* forgetAt(morning + msPerDay)
      // A new order, placed yesterday.
      yield* refusalOf(book())
      yield* forgetAt(morning + 3 * msPerDay - 1)
      expectEqual([(yield* pay()).attempt, yield* giveBack()], [attempt, asked])
      yield* forgetAt(morning + 3 * msPerDay)
      expectEqual((yield* refusalOf(pay()))._tag, "NothingToPay")
      yield* giveBack()
      expectEqual((yield* refundsOf(attempt)).length, 2)
    }),
  ),
  faultCase("P30: all refunds together are never more than was paid, whoever asks how often", (bank) =>
    Effect.gen(function* () {
      const { reference, attempt } = yield* heldAndPaid(bank)
      const half = Math.floor(attempt.amount.minor / 2)
      // A double click with one key, and three operators at once.
      yield* Effect.all([refund(reference, 100, "k"), refund(reference, 100, "k")], { concurrency: "unbounded" })
      const others = yield* Effect.all(
        [1, 2, 3].map(() => Effect.result(refund(reference, half))),
        { concurrency: "unbounded" },
      )
      expectEqual(others.filter(Result.isSuccess).length, 1)
      const asked = yield* refundsOf(attempt.id)
      expectEqual(
        asked.map(({ state }) => state),
        ["asked", "asked"],
      )
      expectEqual(bank.journal.length, 1)
      yield* jobsAt(morning + minute)
      yield* jobsAt(morning + 3 * minute)
      expectEqual(
        (yield* refundsOf(attempt.id)).map(({ state }) => state),
        ["done", "done"],
      )
      const ids = bank.journal.flatMap(({ maintenance }) => maintenance ?? [])
      expectEqual(ids.toSorted(), asked.map(({ id }) => id).toSorted())
      expectEqual((yield* stateOf(reference)).refunded, 100 + half)
      const tooMuch = yield* refusalOf(refund(reference, attempt.amount.minor))
      const left = money(attempt.amount.minor - 100 - half, "AED")
      expectEqual([tooMuch._tag, "amount" in tooMuch && tooMuch.amount], ["RefundExceedsPayment", left])
      yield* refund(reference, null)
      yield* jobsAt(morning + 4 * minute)
      expectEqual([(yield* attemptOf(attempt.id)).state, bank.kept(attempt.reference)], ["refunded", 0])
      const documents = yield* (yield* MoneyBooks).documents(reference)
      expectEqual(documents.map(({ series, number }) => [series.kind, number]).toSorted(), [
        ["credit-note", 1],
        ["credit-note", 2],
        ["credit-note", 3],
        ["tax-invoice", 1],
      ])
    }),
  ),
  faultCase("P31: a refund whose answer is lost is found by the sum of an inquiry, and not sent again", (bank) =>
    Effect.gen(function* () {
      const { reference, attempt } = yield* heldAndPaid(bank)
      bank.lostCommands = 1
      yield* refund(reference, 500)
      yield* jobsAt(morning + 1)
      expectEqual(
        (yield* refundsOf(attempt.id)).map(({ state }) => state),
        ["sent"],
      )
      yield* jobsAt(morning + minute)
      expectEqual(
        (yield* refundsOf(attempt.id)).map(({ state }) => state),
        ["done"],
      )
      expectEqual(bank.journal.filter(({ kind }) => kind === "refund").length, 1)
      expectEqual(yield* toldOf("payment-refunded"), 1)
    }),
  ),
  faultCase("a refund of which nobody knows to the last ends by the gateway's word, done or given up", (bank) =>
    Effect.gen(function* () {
      const { reference, attempt } = yield* heldAndPaid(bank)
      bank.lostCommands = 1
      yield* refund(reference, 500)
      yield* jobsAt(morning + 1)
      // For a day, no answer of the bank has a valid signature.
      bank.badlySigned = 1_000
      for (const after of [minute, 20 * minute, 2 * hour, 8 * hour, 27 * hour]) yield* jobsAt(morning + after)
      const [made] = yield* listUnknownRefunds(desk)
      expectEqual([made?.amount.minor, made?.state, made?.merchantReference], [500, "sent", attempt.reference])
      expectEqual(yield* listUnknownRefunds(owner), [])
      expectEqual((yield* refusalOf(ended(made, null, owner)))._tag, "AttemptNotFound")
      expectEqual(yield* refusalOf(ended(made, "The bank's desk")), unfitEnd("gateway-silent", null))
      bank.badlySigned = 0
      // The bank's answer overrules an operator who believes that it was never made.
      expectEqual((yield* ended(made, "The bank's desk")).state, "done")
      expectEqual(yield* listUnknownRefunds(desk), [])
      expectEqual(yield* refusalOf(ended(made, null)), unfitEnd("not-under-review", null))
      expectEqual((yield* stateOf(reference)).refunded, 500)

      bank.lostRefunds = 1
      yield* refund(reference, 300)
      for (const after of [28, 29, 31, 36, 54, 55]) yield* jobsAt(morning + after * hour)
      const [never] = yield* listUnknownRefunds(desk)
      expectEqual(yield* refusalOf(ended(never, null)), unfitEnd("gateway-says-otherwise", 500))
      expectEqual((yield* ended(never, "The bank's desk")).state, "refused")
      yield* refund(reference, null)
      yield* jobsAt(morning + 56 * hour)
      expectEqual([(yield* attemptOf(attempt.id)).state, bank.kept(attempt.reference)], ["refunded", 0])
    }),
  ),
  faultCase("a refund that the gateway refuses is for a person, and may be asked for again", (bank) =>
    Effect.gen(function* () {
      const { reference, attempt } = yield* heldAndPaid(bank)
      bank.refusedRefunds = 1
      yield* refund(reference, null)
      yield* jobsAt(morning + 1)
      expectEqual([(yield* attemptOf(attempt.id)).state, yield* toldOf("payment-alert")], ["paid", 1])
      yield* refund(reference, null)
      yield* jobsAt(morning + 2)
      expectEqual((yield* attemptOf(attempt.id)).state, "refunded")
    }),
  ),
  faultCase(
    "a refund that is commanded goes to the card, once for its id, and by hand only what came in cash",
    (bank) =>
      Effect.gen(function* () {
        const command = (reference: string, id: string, what: "takeCash" | "refund", amount: Money) =>
          commanded(reference, id, { type: what, minor: amount.minor })
        const byCard = yield* held()
        yield* paid(bank, byCard.reference)
        const left = money(byCard.price.toPay.minor - 100, "AED")
        const started = yield* command(byCard.reference, "c1", "refund", money(100, "AED"))
        expectEqual(yield* command(byCard.reference, "c1", "refund", money(100, "AED")), started)
        const another = yield* refusalOf(command(byCard.reference, "c1", "refund", money(101, "AED")))
        const refused = yield* refusalOf(command(byCard.reference, "c0", "refund", byCard.price.toPay))
        expectEqual([another._tag, refused], ["CommandIdReused", unfit("refund-under-way", money(100, "AED"))])
        yield* jobsAt(morning + minute)
        const late = yield* refusalOf(command(byCard.reference, "c0", "refund", byCard.price.toPay))
        expectEqual(late, unfit("refund-exceeds-payment", left))
        expectEqual(bank.journal.filter(({ kind }) => kind === "refund").length, 1)
        expectEqual((yield* stateOf(byCard.reference)).refunded, 100)
        expectEqual(yield* command(byCard.reference, "c1", "refund", money(100, "AED")), started)
        const byCash = yield* held(inCash)
        yield* command(byCash.reference, "c2", "takeCash", byCash.price.toPay)
        yield* command(byCash.reference, "c3", "refund", money(100, "AED"))
        const books = yield* MoneyBooks
        expectEqual(
          (yield* books.documents(byCash.reference)).map(({ series, number }) => [series.kind, number]).toSorted(),
          [
            ["credit-note", 2],
            ["tax-invoice", 2],
          ],
        )
        const receipt = yield* readReceipt({ reference: byCash.reference, accessToken: null }, owner)
        expectEqual([receipt.kind, receipt.number], ["statement", "INV-AE-2026-000002"])
        const cash = (yield* books.balances).find(({ account }) => account === "cash")
        expectEqual(cash?.minor, byCash.price.toPay.minor - 100)
      }),
  ),
  faultCase("only the desk gives back what it likes", (bank) =>
    Effect.gen(function* () {
      const { reference } = yield* heldAndPaid(bank)
      expectEqual((yield* refusalOf(refund(reference, 1, undefined, owner)))._tag, "BookingNotFound")
    }),
  ),
]
