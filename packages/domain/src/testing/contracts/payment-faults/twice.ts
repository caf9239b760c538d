import * as Effect from "effect/Effect"
import * as Result from "effect/Result"
import * as TestClock from "effect/testing/TestClock"
import type { Order } from "../../../booking/order/order.ts"
import { localDate } from "../../../calendar/local-date.ts"
import type { Instant } from "../../../calendar/zone.ts"
import { Bookings } from "../../../ports/driven/bookings.ts"
import { MoneyBooks } from "../../../ports/driven/money-books.ts"
import { PaymentAttempts } from "../../../ports/driven/payment-attempts.ts"
import { TariffBook } from "../../../ports/driven/price-lists.ts"
import { PromoCatalog } from "../../../ports/driven/promo-catalog.ts"
import { PromoUses } from "../../../ports/driven/promo-uses.ts"
import { UnitOfWork } from "../../../ports/driven/unit-of-work.ts"
import type { StaffCommand } from "../../../ports/driving/operations-service.ts"
import { cancelBooking } from "../../../use-cases/booking/cancel-booking.ts"
import { readReceipt } from "../../../use-cases/booking/read-booking.ts"
import { type Caller, guestCaller } from "../../../use-cases/caller.ts"
import { showFile } from "../../../use-cases/operations/board.ts"
import { obeyCommand } from "../../../use-cases/operations/obey-command.ts"
import { askRefund } from "../../../use-cases/payment/ask-refund.ts"
import { openSession } from "../../../use-cases/payment/open-session.ts"
import { clockTolerance } from "../../../use-cases/payment/poll-payments.ts"
import { takeReturn } from "../../../use-cases/payment/take-message.ts"
import { makePayLink } from "../../../use-cases/recipient/pay-link.ts"
import { staffAccount } from "../../staff-account.ts"
import { StoreInspection } from "../../store-inspection.ts"
import type { DrivenCase } from "../contract-case.ts"
import { expectEqual, expectTrue, refusalOf } from "../expectations.ts"
import {
  asOf,
  attemptOf,
  buy,
  desk,
  faultCase,
  held,
  jobsAt,
  minute,
  morning,
  notify,
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

/** The bookings of the payments that the outbox was told of, and whether they came by a pay link. */
const paymentsTold = Effect.gen(function* () {
  const messages = yield* (yield* StoreInspection).outbox
  const told = messages.filter(({ topic }) => topic === "payment-paid")
  return told.map(({ reference, body }) => [reference, JSON.parse(body ?? "{}").isByLink]).toSorted()
})

const cash = { ...sameDay, paymentMethod: "cashAtPickup" } as const

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
      const { reference } = yield* held(cash)
      const first = (yield* paid(bank, reference)).attempt
      yield* jobsAt(morning + 36 * minute)
      expectEqual((yield* attemptOf(first.id)).state, "abandoned")
      const second = (yield* paid(bank, reference)).attempt
      for (const attempt of [first, second]) {
        bank.settle(asOf(attempt), "14000")
        yield* notify(bank.notice(asOf(attempt), "14000"))
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
      const { reference } = yield* held(cash)
      const first = (yield* paid(bank, reference)).attempt
      yield* jobsAt(morning + 36 * minute)
      const second = (yield* paid(bank, reference)).attempt
      bank.refusedRefunds = 1
      for (const attempt of [first, second]) {
        bank.settle(asOf(attempt), "14000")
        yield* notify(bank.notice(asOf(attempt), "14000"))
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
        const driver: Caller = { ...desk, actor: { type: "porter", id: "driver-1", company: null } }
        const { reference, price } = yield* held(cash)
        const give = (id: string, command: StaffCommand, by: Caller, at: Instant | null = null) =>
          obeyCommand({ reference, id, command, at, place: null, after: null }, by)
        const toReturn = (by: Caller) =>
          Effect.map(showFile({ reference }, by), ({ exceptions }) =>
            exceptions.map(({ kind, since }) => [kind, since]).filter(([kind]) => kind === "cash-to-return"),
          )
        const account = staffAccount("driver-1", "porter", "Dawud")
        yield* (yield* UnitOfWork).commit([{ kind: "insertAccount", account }])
        yield* give("assign", { type: "assign", driver: "driver-1" }, desk)
        yield* TestClock.setTime(morning + 10 * minute)
        yield* paid(bank, reference)
        expectEqual(yield* toReturn(desk), [])
        yield* TestClock.setTime(morning + 20 * minute)
        yield* give("cash", { type: "takeCash", minor: price.toPay.minor }, driver, morning + 5 * minute)
        const since = morning + 10 * minute
        expectEqual([yield* toReturn(desk), yield* toReturn(driver)], [[["cash-to-return", since]], []])
        yield* give("back", { type: "refund", minor: price.toPay.minor }, desk)
        expectEqual(yield* toReturn(desk), [])
        expectEqual(yield* stateOf(reference), {
          state: "assigned",
          paid: 2 * price.toPay.minor,
          refunded: price.toPay.minor,
        })
      }),
  ),
  faultCase("P25: an attempt is for the price that was held, whatever became of the price list", () =>
    Effect.gen(function* () {
      const { reference, price } = yield* held()
      const book = yield* TariffBook
      const dearer = TariffBook.of({
        list: (market) =>
          Effect.map(book.list(market), (rows) =>
            rows.map((row) => ({ ...row, minimumMinor: row.minimumMinor + 9_900 })),
          ),
      })
      const { amount } = yield* Effect.provideService(session(reference), TariffBook, dearer)
      expectEqual(amount, price.toPay)
      const order = { ...sameDay, expectedTotal: price.toPay }
      expectEqual((yield* refusalOf(Effect.provideService(held(order), TariffBook, dearer)))._tag, "PriceChanged")
    }),
  ),
  faultCase(
    "P26: of fifty who redeem one use of a promo one gets it; it is given back at the end of the hold",
    (bank) =>
      Effect.gen(function* () {
        const catalog = yield* PromoCatalog
        const once = PromoCatalog.of({
          ...catalog,
          list: (market) =>
            Effect.map(catalog.list(market), (promos) =>
              promos.map((promo) => ({ ...promo, maximumUses: 1, maximumUsesPerCustomer: null })),
            ),
        })
        const promo = { ...sameDay, promoCode: "WELCOME10" }
        const redeem = Effect.provideService(held(promo), PromoCatalog, once)
        const uses = Effect.flatMap(PromoUses, (service) => service.count("AE", "WELCOME10", null))
        const tries = yield* Effect.all(
          Array.from({ length: 50 }, () => Effect.result(redeem)),
          { concurrency: "unbounded" },
        )
        expectEqual(tries.filter(Result.isSuccess).length, 1)
        yield* jobsAt(morning + 31 * minute)
        expectEqual((yield* uses).total, 0)
        const again = yield* redeem
        yield* paid(bank, again.reference)
        yield* jobsAt(morning + 120 * minute)
        expectEqual([(yield* stateOf(again.reference)).state, (yield* uses).total], ["confirmed", 1])
      }),
  ),
  faultCase("P27: a payment whose hold was made before the cut-off is honoured after it", (bank) =>
    Effect.gen(function* () {
      const beforeCutOff = morning + (6 * 60 + 50) * minute
      yield* TestClock.setTime(beforeCutOff)
      bank.faults.push({ do: "3ds" }, { do: "3ds" })
      const [intime, late] = [yield* held(), yield* held()]
      const first = (yield* paid(bank, intime.reference)).attempt
      const second = (yield* paid(bank, late.reference)).attempt
      bank.settle(asOf(first), "14000")
      yield* jobsAt(beforeCutOff + 20 * minute)
      expectEqual((yield* stateOf(intime.reference)).state, "confirmed")
      // The other payment comes when its hold is over and its window shut: all of it is refunded, and the customer is
      // told.
      yield* jobsAt(beforeCutOff + 31 * minute)
      bank.settle(asOf(second), "14000")
      yield* jobsAt(beforeCutOff + 70 * minute)
      const { amount } = second
      expectEqual(yield* stateOf(late.reference), { state: "expired", paid: amount.minor, refunded: amount.minor })
      expectEqual([(yield* attemptOf(second.id)).state, yield* toldOf("payment-returned")], ["refunded", 1])
    }),
  ),
  faultCase("P28: an abandoned payment ends, gives back what was held, and is asked about for a day", (bank) =>
    Effect.gen(function* () {
      bank.faults.push({ do: "3ds" })
      const { reference } = yield* held({ ...sameDay, promoCode: "WELCOME10" })
      const { attempt } = yield* paid(bank, reference)
      yield* jobsAt(morning + 36 * minute)
      expectEqual([(yield* attemptOf(attempt.id)).state, (yield* stateOf(reference)).state], ["abandoned", "expired"])
      const stored = yield* (yield* Bookings).find(reference)
      expectEqual([stored?.slot, stored?.promoCustomer], [null, null])
      const before = bank.inquiries
      for (const hours of [1.2, 7, 27, 60]) yield* jobsAt(morning + hours * 60 * minute)
      expectEqual([bank.inquiries - before, (yield* attemptOf(attempt.id)).state], [3, "abandoned"])
    }),
  ),
  faultCase("P29: a success after the end is honoured if it can be served, and else goes back in full", (bank) =>
    Effect.gen(function* () {
      bank.faults.push({ do: "3ds" }, { do: "3ds" })
      const nextDay: Partial<Order> = {
        paymentMethod: "card",
        promoCode: "WELCOME10",
        pickupDate: localDate("2026-11-22"),
      }
      const served = yield* held(nextDay)
      const cancelled = yield* held()
      const first = (yield* paid(bank, served.reference)).attempt
      const second = (yield* paid(bank, cancelled.reference)).attempt
      yield* cancelBooking({ reference: cancelled.reference, accessToken: null, expectedFee: null }, owner)
      yield* jobsAt(morning + 50 * minute)
      expectEqual((yield* stateOf(served.reference)).state, "expired")
      for (const attempt of [first, second]) bank.settle(asOf(attempt), "14000")
      yield* jobsAt(morning + 70 * minute)
      expectEqual((yield* stateOf(served.reference)).state, "confirmed")
      const stored = yield* (yield* Bookings).find(served.reference)
      expectTrue(stored?.slot !== null, "its place is taken anew")
      expectEqual((yield* (yield* PromoUses).count("AE", "WELCOME10", null)).total, 1)
      // The use of the promo belongs to this booking again: a cancellation in time gives it back.
      yield* cancelBooking({ reference: served.reference, accessToken: null, expectedFee: null }, owner)
      expectEqual((yield* (yield* PromoUses).count("AE", "WELCOME10", null)).total, 0)
      yield* jobsAt(morning + 71 * minute)
      const back = yield* stateOf(cancelled.reference)
      expectEqual(back, { state: "cancelled", paid: second.amount.minor, refunded: second.amount.minor })
      expectEqual(
        (yield* refundsOf(second.id)).map(({ reason, state }) => [reason, state]),
        [["not-serviceable", "done"]],
      )
    }),
  ),
  faultCase(
    "P36: a process whose clock is five minutes off ends no attempt early, and orders nothing by time",
    (bank) =>
      Effect.gen(function* () {
        bank.faults.push({ do: "3ds" })
        const { reference } = yield* held(cash)
        const { attempt } = yield* paid(bank, reference)
        yield* jobsAt(attempt.expiresAt + clockTolerance - 1)
        expectEqual((yield* attemptOf(attempt.id)).state, "awaiting3ds")
        // The next event comes from a process whose clock is slow, and counts all the same.
        bank.settle(asOf(attempt), "14000")
        yield* TestClock.setTime(morning - 5 * minute)
        expectEqual(yield* notify(bank.notice(asOf(attempt), "14000")), "applied")
        expectEqual(
          [(yield* attemptOf(attempt.id)).state, (yield* stateOf(reference)).paid],
          ["paid", attempt.amount.minor],
        )
      }),
  ),
  faultCase(
    "P39: a cash booking is confirmed once, and paid by card instead only by an attempt for what is due",
    (bank) =>
      Effect.gen(function* () {
        const [booked] = yield* Effect.all([held(cash, owner, "k"), held(cash, owner, "k")], {
          concurrency: "unbounded",
        })
        const { reference } = booked
        expectEqual(yield* toldOf("booking-confirmed"), 1)
        const { token } = yield* makePayLink({ reference, accessToken: null }, owner)
        const stranger = guestCaller("stranger")
        const asked = { reference, method: "card", accessToken: null, instead: null } as const
        expectEqual((yield* refusalOf(openSession({ ...asked, payToken: "no" }, stranger)))._tag, "BookingNotFound")
        const { attempt, amount } = yield* openSession({ ...asked, payToken: token }, stranger)
        expectEqual(amount, booked.price.toPay)
        yield* takeReturn(bank.formReturn((yield* attemptOf(attempt)).reference))
        yield* buy({ id: attempt })
        expectEqual(yield* stateOf(reference), { state: "confirmed", paid: amount.minor, refunded: 0 })
        expectEqual((yield* refusalOf(session(reference)))._tag, "NothingToPay")
        const documents = yield* (yield* MoneyBooks).documents(reference)
        expectEqual(
          documents.map(({ particulars }) => particulars?.paymentMethod),
          ["card"],
        )
        const receipt = yield* readReceipt({ reference, accessToken: null }, owner)
        expectEqual([receipt.kind, receipt.booking.paymentMethod], ["tax-invoice", "card"])
      }),
  ),
  faultCase("what is paid by a pay link is told to its customer once, and what he pays himself is not", (bank) =>
    Effect.gen(function* () {
      const { reference } = yield* held(cash)
      const { token } = yield* makePayLink({ reference, accessToken: null }, owner)
      const asked = { reference, method: "card", accessToken: null, payToken: token, instead: null } as const
      const { attempt } = yield* openSession(asked, guestCaller("a friend"))
      yield* takeReturn(bank.formReturn((yield* attemptOf(attempt)).reference))
      yield* buy({ id: attempt })
      const byLink = yield* attemptOf(attempt)
      yield* notify(bank.notice(asOf(byLink), "14000"))
      // Whoever owns the booking pays it himself, also on the page of its link.
      const own = (yield* held(cash)).reference
      const { token: ownToken } = yield* makePayLink({ reference: own, accessToken: null }, owner)
      const { attempt: ofOwner } = yield* openSession({ ...asked, reference: own, payToken: ownToken }, owner)
      yield* takeReturn(bank.formReturn((yield* attemptOf(ofOwner)).reference))
      yield* buy({ id: ofOwner })
      const expected = [
        [reference, true],
        [own, false],
      ]
      expectEqual(yield* paymentsTold, expected.toSorted())
    }),
  ),
  faultCase("a booking whose hold is over is not paid for any more, and a stranger's is none", () =>
    Effect.gen(function* () {
      const { reference } = yield* held()
      expectEqual((yield* refusalOf(session(reference, { caller: guestCaller("other") })))._tag, "BookingNotFound")
      yield* TestClock.setTime(morning + 30 * minute)
      expectEqual((yield* refusalOf(session(reference)))._tag, "HoldEnded")
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
