import * as Effect from "effect/Effect"
import * as TestClock from "effect/testing/TestClock"
import { Bookings } from "../../../ports/driven/bookings.ts"
import { guestCaller } from "../../../use-cases/caller.ts"
import { openSession } from "../../../use-cases/payment/open-session.ts"
import { payInCash } from "../../../use-cases/payment/pay-in-cash.ts"
import { readAttempt } from "../../../use-cases/payment/payment-service.ts"
import { makePayLink, openPayment } from "../../../use-cases/recipient/pay-link.ts"
import type { DrivenCase } from "../contract-case.ts"
import { expectEqual, refusalOf } from "../expectations.ts"
import {
  asOf,
  attemptOf,
  buy,
  cardGiven,
  chargedAndTold,
  faultCase,
  held,
  heldAndPaid,
  inCash,
  jobsAt,
  minute,
  morning,
  owner,
  paid,
  type StoredPorts,
  session,
  stateOf,
  tokenised,
  toldOf,
} from "./stage.ts"

const instead = (reference: string, given: { instead?: string | null; caller?: typeof owner } = {}) =>
  payInCash(
    { reference, accessToken: null, method: "cashAtPickup", instead: given.instead ?? null },
    given.caller ?? owner,
  )

/** A booking that waits for a card is paid to the driver instead (D16). */
export const cashInstead: readonly DrivenCase<StoredPorts>[] = [
  faultCase("a held booking is confirmed in cash as it was accepted, once, and does not expire", () =>
    Effect.gen(function* () {
      const { reference, price } = yield* held()
      const booking = yield* instead(reference)
      expectEqual([booking.state, booking.paymentMethod, booking.price], ["confirmed", "cashAtPickup", price])
      yield* instead(reference)
      expectEqual(yield* toldOf("booking-confirmed"), 1)
      yield* jobsAt(morning + 45 * minute)
      expectEqual(yield* stateOf(reference), { state: "confirmed", paid: 0, refunded: 0 })
      const stored = yield* (yield* Bookings).find(reference)
      expectEqual(stored?.booking.paymentMethod, "cashAtPickup")
    }),
  ),
  faultCase("cash is refused while a card may be charged, unless its page gives the attempt up before that", (bank) =>
    Effect.gen(function* () {
      const { reference } = yield* held()
      const { attempt } = yield* session(reference)
      expectEqual((yield* refusalOf(instead(reference)))._tag, "PaymentInProgress")
      const next = yield* tokenised(bank, reference, attempt)
      bank.faults.push({ do: "3ds" })
      yield* buy(next)
      expectEqual((yield* refusalOf(instead(reference, { instead: next.id })))._tag, "PaymentInProgress")
      const other = yield* held()
      const begun = yield* session(other.reference)
      expectEqual((yield* readAttempt(begun.attempt)).leavableAt, null)
      yield* instead(other.reference, { instead: begun.attempt })
      expectEqual((yield* stateOf(other.reference)).state, "confirmed")
    }),
  ),
  faultCase("cash comes too late behind the hold, and is nobody else's to choose", () =>
    Effect.gen(function* () {
      const { reference } = yield* held()
      expectEqual((yield* refusalOf(instead(reference, { caller: guestCaller("another") })))._tag, "BookingNotFound")
      yield* TestClock.setTime(morning + 30 * minute)
      expectEqual((yield* refusalOf(instead(reference)))._tag, "HoldEnded")
    }),
  ),
  faultCase(
    "who left the bank's page for good may pay otherwise five minutes later, unless the bank has charged",
    (bank) =>
      Effect.gen(function* () {
        bank.faults.push({ do: "3ds" }, { do: "3ds" })
        const [left, finished] = [yield* held(), yield* held()]
        const cash = (reference: string, instead: string) =>
          payInCash({ reference, accessToken: null, method: "cashAtPickup", instead }, owner)
        const first = (yield* paid(bank, left.reference)).attempt
        const second = (yield* paid(bank, finished.reference)).attempt
        // The page shows the instant from which on this is possible.
        expectEqual((yield* readAttempt(first.id)).leavableAt, morning + 5 * minute)
        yield* TestClock.setTime(morning + 5 * minute - 1)
        expectEqual((yield* refusalOf(cash(left.reference, first.id)))._tag, "PaymentInProgress")
        yield* TestClock.setTime(morning + 5 * minute)
        expectEqual((yield* cash(left.reference, first.id)).paymentMethod, "cashAtPickup")
        expectEqual((yield* attemptOf(first.id)).state, "abandoned")
        expectEqual((yield* readAttempt(first.id)).leavableAt, null)
        // He was charged, and we were not told.
        bank.settle(asOf(second), "14000")
        yield* TestClock.setTime(morning + 6 * minute)
        expectEqual((yield* refusalOf(cash(finished.reference, second.id)))._tag, "NothingToPay")
        expectEqual((yield* stateOf(finished.reference)).paid, second.amount.minor)
      }),
  ),
  faultCase("who is at the bank when the hold ends is promised no other way behind it", (bank) =>
    Effect.gen(function* () {
      bank.faults.push({ do: "3ds" }, { do: "3ds" })
      const [early, late] = [yield* held(), yield* held()]
      yield* TestClock.setTime(morning + 24 * minute)
      const { attempt: inTime } = yield* paid(bank, early.reference)
      expectEqual((yield* readAttempt(inTime.id)).leavableAt, morning + 29 * minute)
      // The page shows whole minutes: half past is the end itself.
      yield* TestClock.setTime(morning + 24.5 * minute)
      const { attempt: tooLate } = yield* paid(bank, late.reference)
      expectEqual((yield* readAttempt(tooLate.id)).leavableAt, null)
      yield* TestClock.setTime(morning + 29 * minute)
      yield* instead(early.reference, { instead: inTime.id })
    }),
  ),
  faultCase("who is at the bank when the hold ends is led there no more, whichever way his page asks", (bank) =>
    Effect.gen(function* () {
      const { attempt } = yield* heldAndPaid(bank, { do: "3ds" })
      const told = Effect.map(Effect.all([readAttempt(attempt.id), buy(attempt)]), (outcomes) =>
        outcomes.map(({ report, url3d }) => [report.kind, url3d === null]),
      )
      expectEqual(yield* told, [
        ["checking", false],
        ["checking", false],
      ])
      yield* jobsAt(morning + 31 * minute)
      expectEqual((yield* attemptOf(attempt.id)).state, "awaiting3ds")
      expectEqual(yield* told, [
        ["failed", true],
        ["failed", true],
      ])
    }),
  ),
  faultCase("an attempt is given up by whoever holds its booking and names it, or waits, and by nobody else", (bank) =>
    Effect.gen(function* () {
      bank.faults.push({ do: "3ds" }, { do: "3ds" })
      const [{ reference }, another] = [yield* held(), yield* held()]
      const { attempt } = yield* paid(bank, reference)
      const theirs = (yield* session(another.reference)).attempt
      yield* TestClock.setTime(morning + 5 * minute - 1)
      const stranger = guestCaller("another")
      const named = { instead: attempt.id }
      expectEqual((yield* refusalOf(instead(reference, { ...named, caller: stranger })))._tag, "BookingNotFound")
      expectEqual((yield* refusalOf(session(reference, { ...named, caller: stranger })))._tag, "BookingNotFound")
      // The gateway is not even asked: the time that takes would tell him that somebody is paying.
      expectEqual(bank.inquiries, 0)
      for (const wrong of [undefined, theirs, "no-attempt"]) {
        const name = wrong === undefined ? {} : { instead: wrong }
        expectEqual((yield* refusalOf(instead(reference, name)))._tag, "PaymentInProgress")
        expectEqual((yield* refusalOf(session(reference, name)))._tag, "PaymentInProgress")
      }
      expectEqual(
        [(yield* attemptOf(attempt.id)).state, (yield* attemptOf(theirs)).state],
        ["awaiting3ds", "formIssued"],
      )
      // Its customer has had his time: whoever owns the booking may pay from any of his devices.
      yield* TestClock.setTime(morning + 5 * minute)
      yield* session(another.reference)
      expectEqual((yield* attemptOf(theirs)).state, "abandoned")
      const next = yield* tokenised(bank, reference)
      expectEqual((yield* attemptOf(attempt.id)).state, "abandoned")
      yield* buy(next)
      yield* TestClock.setTime(morning + 11 * minute)
      yield* session(reference, { instead: next.id })
      expectEqual((yield* attemptOf(next.id)).state, "abandoned")
    }),
  ),
  faultCase("whoever pays by a link and its booking's owner are in each other's way for a while, and told so", (bank) =>
    Effect.gen(function* () {
      bank.faults.push({ do: "3ds" }, { do: "3ds" })
      const { reference } = yield* held(inCash)
      const friend = guestCaller("a friend")
      const { token } = yield* makePayLink({ reference, accessToken: null }, owner)
      const byLink = { reference, method: "card", accessToken: null, payToken: token, instead: null } as const
      const isBeingPaid = (caller: typeof owner) =>
        Effect.map(openPayment({ reference, accessToken: null, payToken: token }, caller), (due) => due.isBeingPaid)
      const looked = () => Effect.all([isBeingPaid(owner), isBeingPaid(friend)])
      const cardTyped = Effect.fnUntraced(function* (id: string) {
        yield* cardGiven(bank, id)
        yield* buy({ id })
        return yield* attemptOf(id)
      })
      expectEqual(yield* looked(), [false, false])
      const first = yield* cardTyped((yield* openSession(byLink, friend)).attempt)
      expectEqual(yield* looked(), [true, true])
      expectEqual((yield* refusalOf(session(reference)))._tag, "PaymentInProgress")
      yield* TestClock.setTime(morning + 5 * minute)
      expectEqual(yield* looked(), [false, true])
      // The other way round, and the friend waits for half an hour.
      const second = yield* cardTyped((yield* session(reference)).attempt)
      expectEqual((yield* attemptOf(first.id)).state, "abandoned")
      yield* TestClock.setTime(morning + 34 * minute)
      expectEqual(yield* looked(), [false, true])
      expectEqual((yield* refusalOf(openSession(byLink, friend)))._tag, "PaymentInProgress")
      yield* TestClock.setTime(morning + 35 * minute)
      expectEqual(yield* looked(), [false, false])
      // Both are charged in the end, and one of them goes back.
      for (const attempt of [second, first]) {
        yield* chargedAndTold(bank, attempt)
      }
      yield* jobsAt(morning + 36 * minute)
      expectEqual([(yield* attemptOf(second.id)).state, (yield* attemptOf(first.id)).state], ["paid", "refunded"])
      expectEqual((yield* stateOf(reference)).paid, second.amount.minor)
    }),
  ),
  faultCase("who pays what another was charged for meanwhile is told that it is paid, and charged nothing", (bank) =>
    Effect.gen(function* () {
      const { reference, attempt } = yield* heldAndPaid(bank, { do: "3ds" })
      // The bank has charged, and nobody told us: the gateway is asked before the attempt is given up.
      bank.settle(asOf(attempt), "14000")
      yield* TestClock.setTime(morning + 5 * minute)
      expectEqual((yield* refusalOf(session(reference)))._tag, "NothingToPay")
      expectEqual([(yield* attemptOf(attempt.id)).state, bank.journal.length], ["paid", 1])
    }),
  ),
  faultCase(
    "what is paid at the bank after it was given up for cash or another card is paid once, and told so",
    (bank) =>
      Effect.gen(function* () {
        bank.faults.push({ do: "3ds" }, { do: "3ds" })
        const [forCash, forCard] = [yield* held(), yield* held()]
        const first = (yield* paid(bank, forCash.reference)).attempt
        const second = (yield* paid(bank, forCard.reference)).attempt
        yield* TestClock.setTime(morning + 5 * minute)
        yield* instead(forCash.reference, { instead: first.id })
        yield* buy(yield* tokenised(bank, forCard.reference, second.id))
        for (const attempt of [first, second]) {
          expectEqual((yield* attemptOf(attempt.id)).state, "abandoned")
          yield* chargedAndTold(bank, attempt)
        }
        yield* jobsAt(morning + 7 * minute)
        // The driver no longer asks for cash; where another card has paid meanwhile, only its payment is kept.
        expectEqual((yield* attemptOf(first.id)).state, "paid")
        expectEqual(yield* stateOf(forCash.reference), { state: "confirmed", paid: first.amount.minor, refunded: 0 })
        expectEqual((yield* attemptOf(second.id)).state, "refunded")
        expectEqual(yield* stateOf(forCard.reference), { state: "confirmed", paid: second.amount.minor, refunded: 0 })
      }),
  ),
]
