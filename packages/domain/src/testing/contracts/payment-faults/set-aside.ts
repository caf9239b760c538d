import * as Effect from "effect/Effect"
import * as Result from "effect/Result"
import { outstanding } from "../../../delivery/till.ts"
import { money } from "../../../money/money.ts"
import { MoneyBooks } from "../../../ports/driven/money-books.ts"
import { PaymentAttempts } from "../../../ports/driven/payment-attempts.ts"
import { cancelBooking } from "../../../use-cases/booking/cancel-booking.ts"
import { changeBooking } from "../../../use-cases/booking/change-booking.ts"
import { readBooking, readReceipt } from "../../../use-cases/booking/read-booking.ts"
import type { Caller } from "../../../use-cases/caller.ts"
import { showFile } from "../../../use-cases/operations/board.ts"
import { closeAuthorisation } from "../../../use-cases/payment/close-authorisation.ts"
import { reconcile } from "../../../use-cases/payment/reconcile.ts"
import { ruleOnReview } from "../../../use-cases/payment/rule-on-review.ts"
import { movedTo, nearer } from "../../moved-drop-off.ts"
import type { ScriptedBank } from "../../scripted-gateway.ts"
import type { DrivenCase } from "../contract-case.ts"
import { expectEqual, expectTrue, refusalOf } from "../expectations.ts"
import { collected, commanded, driver } from "./desk-and-driver.ts"
import {
  asOf,
  attemptOf,
  buy,
  desk,
  faultCase,
  held,
  heldAndPaid,
  inCash,
  jobsAt,
  minute,
  morning,
  notify,
  owner,
  paid,
  type StoredPorts,
  sameDay,
  stateOf,
  tokenised,
  toldOf,
} from "./stage.ts"

/** A booking whose money is authorised and not captured. */
const setAside = Effect.fnUntraced(function* (bank: ScriptedBank) {
  bank.takesAt = "pickup"
  const booking = yield* held()
  const { attempt } = yield* paid(bank, booking.reference)
  expectEqual([attempt.state, (yield* stateOf(booking.reference)).state], ["authorised", "confirmed"])
  const { kind, number } = yield* readReceipt({ reference: booking.reference, accessToken: null }, owner)
  expectEqual([kind, number], ["statement", null])
  return { booking, attempt }
})

/** A cash booking whose customer has gone to his bank to pay by card after all; we are not told the result. */
const approvedUnheard = Effect.fnUntraced(function* (bank: ScriptedBank) {
  bank.takesAt = "pickup"
  const { reference } = yield* held({ ...sameDay, paymentMethod: "cashAtDelivery" })
  const attempt = yield* tokenised(bank, reference)
  bank.faults.push({ do: "3ds" })
  yield* buy(attempt)
  return { reference, attempt }
})

/** Whether a caller sees it as not paid, and how much is to be paid yet. */
const dueAsSeenBy = Effect.fnUntraced(function* (caller: Caller, reference: string) {
  const { exceptions, till } = yield* showFile({ reference }, caller)
  return [exceptions.map(({ kind }) => kind).includes("not-paid"), outstanding(till).minor]
})

const kindsOf = (bank: ScriptedBank) => bank.journal.map(({ kind, amount }) => [kind, amount.minor])

const authorised = Effect.fnUntraced(function* (bank: ScriptedBank) {
  return (yield* heldAndPaid(bank, { do: "authorise" })).attempt
})

export const setAsideMoney: readonly DrivenCase<StoredPorts>[] = [
  faultCase("what is set aside is taken when the parcel is collected, with its invoice, and once", (bank) =>
    Effect.gen(function* () {
      const { booking, attempt } = yield* setAside(bank)
      const { minor } = attempt.amount
      yield* jobsAt(morning + 2 * 60 * minute)
      expectEqual(kindsOf(bank), [["authorise", minor]])
      yield* collected(booking.reference)
      yield* jobsAt(morning + 2 * 60 * minute + 1)
      yield* jobsAt(morning + 3 * 60 * minute)
      expectEqual(kindsOf(bank), [
        ["authorise", minor],
        ["capture", minor],
      ])
      expectEqual((yield* attemptOf(attempt.id)).state, "captured")
      const documents = yield* (yield* MoneyBooks).documents(booking.reference)
      expectEqual(
        documents.map(({ amount }) => amount.minor),
        [minor],
      )
      expectEqual((yield* reconcile(morning - minute)).differences, [])
    }),
  ),
  faultCase("what is set aside is let go of when its owner cancels in time", (bank) =>
    Effect.gen(function* () {
      const { booking, attempt } = yield* setAside(bank)
      const { reference } = booking
      yield* cancelBooking({ reference, accessToken: null, expectedFee: null }, owner)
      yield* jobsAt(morning + minute)
      expectEqual(
        kindsOf(bank).map(([kind]) => kind),
        ["authorise", "void"],
      )
      const { minor } = attempt.amount
      expectEqual(yield* stateOf(reference), { state: "cancelled", paid: minor, refunded: minor })
    }),
  ),
  faultCase("of what is set aside the fee is taken when the desk cancels late", (bank) =>
    Effect.gen(function* () {
      const { booking, attempt } = yield* setAside(bank)
      const { reference, orderBy } = booking
      yield* jobsAt(orderBy)
      yield* commanded(reference, "late-cancel", { type: "cancel", reason: "other" })
      yield* jobsAt(orderBy + minute)
      const { paid: came, refunded } = yield* stateOf(reference)
      const fee = came - refunded
      expectEqual([fee > 0, fee < attempt.amount.minor], [true, true])
      expectEqual([(yield* attemptOf(attempt.id)).held.minor, bank.kept(attempt.reference)], [fee, fee])
    }),
  ),
  faultCase("what became cheaper meanwhile is not taken", (bank) =>
    Effect.gen(function* () {
      const { booking, attempt } = yield* setAside(bank)
      const { reference } = booking
      const change = { reference, accessToken: null, wish: movedTo(nearer), expectedTotal: null, isPreview: false }
      const { toPay } = (yield* changeBooking(change, owner)).booking.price
      yield* collected(reference)
      yield* jobsAt(morning + minute)
      expectEqual(bank.kept(attempt.reference), toPay.minor)
      const { paid: came, refunded } = yield* stateOf(reference)
      expectEqual(came - refunded, toPay.minor)
    }),
  ),
  faultCase("a capture whose answer is lost is found by an inquiry, and not sent again", (bank) =>
    Effect.gen(function* () {
      const { booking, attempt } = yield* setAside(bank)
      bank.lostCommands = 1
      yield* collected(booking.reference)
      yield* jobsAt(morning + 1)
      expectEqual((yield* attemptOf(attempt.id)).state, "authorised")
      yield* jobsAt(morning + minute)
      expectEqual((yield* attemptOf(attempt.id)).state, "captured")
      expectEqual(bank.journal.filter(({ kind }) => kind === "capture").length, 1)
    }),
  ),
  faultCase("a capture that the gateway refuses is for a person, and its booking is due again", (bank) =>
    Effect.gen(function* () {
      const { booking, attempt } = yield* setAside(bank)
      bank.refusedClosings = 1
      yield* collected(booking.reference)
      yield* jobsAt(morning + minute)
      expectEqual([(yield* attemptOf(attempt.id)).state, yield* toldOf("payment-alert")], ["review", 1])
      yield* ruleOnReview({ attempt: attempt.id, ruling: "void", reason: "The card has expired" }, desk)
      expectEqual((yield* attemptOf(attempt.id)).state, "voided")
      const { paid: came, refunded } = yield* stateOf(booking.reference)
      expectEqual(came - refunded, 0)
      const asked = { reference: booking.reference, accessToken: null }
      expectEqual((yield* readBooking(asked, owner)).due, attempt.amount)
      expectEqual(
        [yield* dueAsSeenBy(desk, booking.reference), yield* dueAsSeenBy(driver, booking.reference)],
        [
          [true, attempt.amount.minor],
          [false, 0],
        ],
      )
      yield* commanded(booking.reference, "paid-at-desk", { type: "takeCash", minor: attempt.amount.minor })
      expectEqual(yield* dueAsSeenBy(desk, booking.reference), [false, 0])
    }),
  ),
  faultCase("cash is asked for again where a card was let go of that was to pay instead of it", (bank) =>
    Effect.gen(function* () {
      bank.takesAt = "pickup"
      const { reference } = yield* held(inCash)
      const { attempt } = yield* paid(bank, reference)
      bank.refusedClosings = 1
      yield* collected(reference)
      expectEqual(yield* dueAsSeenBy(driver, reference), [false, 0])
      yield* jobsAt(morning + minute)
      yield* ruleOnReview({ attempt: attempt.id, ruling: "void", reason: "The card has expired" }, desk)
      expectEqual(yield* dueAsSeenBy(driver, reference), [false, attempt.amount.minor])
      expectEqual(yield* dueAsSeenBy(desk, reference), [false, attempt.amount.minor])
    }),
  ),
  faultCase("what is set aside twice for one booking is let go of the second time", (bank) =>
    Effect.gen(function* () {
      bank.takesAt = "pickup"
      bank.faults.push({ do: "3ds" }, { do: "3ds" })
      const { reference } = yield* held(inCash)
      const first = (yield* paid(bank, reference)).attempt
      yield* jobsAt(morning + 36 * minute)
      const second = (yield* paid(bank, reference)).attempt
      for (const attempt of [first, second]) {
        bank.setAside(asOf(attempt))
        yield* notify(bank.notice(asOf(attempt), "02000"))
      }
      yield* jobsAt(morning + 37 * minute)
      expectEqual([(yield* attemptOf(first.id)).state, (yield* attemptOf(second.id)).state], ["authorised", "voided"])
      expectEqual(yield* stateOf(reference), { state: "confirmed", paid: first.amount.minor, refunded: 0 })
    }),
  ),
  faultCase("what an inquiry finds set aside is taken where the parcel is collected already", (bank) =>
    Effect.gen(function* () {
      const { reference, attempt } = yield* approvedUnheard(bank)
      yield* collected(reference)
      bank.setAside(asOf(attempt))
      yield* jobsAt(morning + minute)
      expectEqual(
        [(yield* attemptOf(attempt.id)).state, bank.kept(attempt.reference)],
        ["captured", attempt.amount.minor],
      )
    }),
  ),
  faultCase("what an inquiry finds set aside is let go of where it was paid in cash meanwhile", (bank) =>
    Effect.gen(function* () {
      const { reference, attempt } = yield* approvedUnheard(bank)
      yield* commanded(reference, "cash", { type: "takeCash", minor: attempt.amount.minor })
      bank.setAside(asOf(attempt))
      yield* jobsAt(morning + minute)
      expectEqual((yield* attemptOf(attempt.id)).state, "voided")
      expectEqual((yield* stateOf(reference)).paid, attempt.amount.minor)
    }),
  ),
  faultCase(
    "what an inquiry finds set aside is let go of where its booking is cancelled, and is paid no longer",
    (bank) =>
      Effect.gen(function* () {
        const { reference, attempt } = yield* approvedUnheard(bank)
        yield* cancelBooking({ reference, accessToken: null, expectedFee: null }, owner)
        bank.setAside(asOf(attempt))
        yield* jobsAt(morning + minute)
        expectEqual((yield* attemptOf(attempt.id)).state, "voided")
        const { state, paid, refunded } = yield* stateOf(reference)
        expectEqual([state, paid - refunded], ["cancelled", 0])
      }),
  ),
  faultCase("of a parcel that comes back no more is taken than its owner was told", (bank) =>
    Effect.gen(function* () {
      const { reference, attempt } = yield* approvedUnheard(bank)
      yield* collected(reference)
      const { cancellation } = yield* cancelBooking({ reference, accessToken: null, expectedFee: null }, owner)
      expectEqual([cancellation.fee.minor, (yield* stateOf(reference)).state], [0, "returning"])
      bank.setAside(asOf(attempt))
      yield* notify(bank.notice(asOf(attempt), "02000"))
      yield* jobsAt(morning + 2 * minute)
      expectEqual([(yield* attemptOf(attempt.id)).state, bank.kept(attempt.reference)], ["voided", 0])
    }),
  ),
  faultCase("what is set aside is looked at every hour, should its parcel be collected while we look", (bank) =>
    Effect.gen(function* () {
      const { attempt } = yield* setAside(bank)
      const dueAt = Effect.gen(function* () {
        return (yield* (yield* PaymentAttempts).find(attempt.id))?.checkDueAt
      })
      yield* jobsAt(morning + minute)
      expectEqual(yield* dueAt, morning + 61 * minute)
      yield* jobsAt(morning + 61 * minute)
      expectEqual(yield* dueAt, morning + 121 * minute)
    }),
  ),
  faultCase("P32: of what was authorised no more is taken than that, and it is taken or let go of", (bank) =>
    Effect.gen(function* () {
      const first = yield* authorised(bank)
      expectEqual([first.state, (yield* stateOf(first.booking)).state], ["authorised", "confirmed"])
      const tooMuch = money(first.amount.minor + 1, "AED")
      expectEqual((yield* refusalOf(closeAuthorisation(first.id, tooMuch)))._tag, "IllegalAttemptMove")
      // A capture and a release at once, and the answer of the one that is sent is lost.
      bank.lostCommands = 1
      const race = yield* Effect.all(
        [closeAuthorisation(first.id, money(700, "AED")), closeAuthorisation(first.id, null)].map((one) =>
          Effect.result(one),
        ),
        { concurrency: "unbounded" },
      )
      expectEqual(race.filter(Result.isSuccess).length, 1)
      yield* jobsAt(morning + minute)
      const after = yield* attemptOf(first.id)
      const kinds = bank.journal.map(({ kind }) => kind)
      expectTrue(after.state === "captured" || after.state === "voided", `one of the two, not ${after.state}`)
      expectEqual(kinds.filter((kind) => kind === "capture" || kind === "void").length, 1)

      const second = yield* authorised(bank)
      expectEqual((yield* closeAuthorisation(second.id, null)).state, "voided")
      expectEqual((yield* refusalOf(closeAuthorisation(second.id, second.amount)))._tag, "IllegalAttemptMove")
      const third = yield* authorised(bank)
      const captured = yield* closeAuthorisation(third.id, money(500, "AED"))
      expectEqual([captured.state, captured.held.minor, bank.kept(third.reference)], ["captured", 500, 500])
    }),
  ),
]
