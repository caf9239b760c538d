import * as Effect from "effect/Effect"
import * as TestClock from "effect/testing/TestClock"
import { money } from "../../../money/money.ts"
import { cancelBooking } from "../../../use-cases/booking/cancel-booking.ts"
import { readBooking, readReceipt } from "../../../use-cases/booking/read-booking.ts"
import { guestCaller } from "../../../use-cases/caller.ts"
import { payForChange } from "../../../use-cases/payment/pay-for-change.ts"
import { makePayLink } from "../../../use-cases/recipient/pay-link.ts"
import { trackBooking } from "../../../use-cases/tracking/track-booking.ts"
import { farther, movedTo } from "../../moved-drop-off.ts"
import type { DrivenCase } from "../contract-case.ts"
import { expectEqual, expectTrue, refusalOf } from "../expectations.ts"
import { cancelledAtDesk, collected, refund } from "./desk-and-driver.ts"
import {
  attemptOf,
  buy,
  cardGiven,
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
  sameDay,
  session,
  stateOf,
  tokenised,
} from "./stage.ts"

/** What is refunded for a cancelled booking, what is kept, and who is told. */
export const cancellations: readonly DrivenCase<StoredPorts>[] = [
  faultCase("a cancellation starts the refund of the card by itself", (bank) =>
    Effect.gen(function* () {
      const { reference, attempt } = yield* heldAndPaid(bank)
      const { cancellation } = yield* cancelBooking({ reference, accessToken: null, expectedFee: null }, owner)
      expectEqual(cancellation.refund, attempt.amount)
      yield* jobsAt(morning + 1)
      expectEqual(yield* stateOf(reference), {
        state: "cancelled",
        paid: attempt.amount.minor,
        refunded: attempt.amount.minor,
      })
    }),
  ),
  faultCase("a late cancellation keeps its fee, whatever was going back to the card before it", (bank) =>
    Effect.gen(function* () {
      for (const isDone of [true, false]) {
        yield* TestClock.setTime(morning)
        const { reference, orderBy } = yield* held(sameDay, owner, `fee ${isDone}`)
        const { attempt } = yield* paid(bank, reference)
        yield* TestClock.setTime(orderBy)
        yield* refund(reference, 500)
        if (isDone) yield* jobsAt(orderBy + 1_000)
        const { cancellation } = yield* cancelBooking({ reference, accessToken: null, expectedFee: null }, owner)
        yield* jobsAt(orderBy + minute)
        expectEqual(bank.kept(attempt.reference), cancellation.fee.minor, `${isDone}`)
      }
    }),
  ),
  faultCase("a cancellation gives back what was paid, and leaves what is in doubt to its ruling", (bank) =>
    Effect.gen(function* () {
      const { reference } = yield* held()
      const first = yield* paid(bank, reference)
      yield* TestClock.setTime(morning + minute)
      const { attempt: id } = yield* payForChange(
        { reference, accessToken: null, wish: movedTo(farther), expectedTotal: null, method: "card", instead: null },
        owner,
      )
      const second = yield* attemptOf(id)
      yield* cardGiven(bank, id)
      const other = money(second.amount.minor + 500, "AED")
      bank.faults.push({ do: "other-amount", amount: other })
      yield* buy({ id })
      expectEqual((yield* attemptOf(id)).state, "review")
      const { cancellation } = yield* cancelBooking({ reference, accessToken: null, expectedFee: null }, owner)
      yield* jobsAt(morning + 10 * minute)
      expectEqual(cancellation.refund, first.attempt.amount)
      expectEqual([bank.kept(first.attempt.reference), bank.kept(second.reference)], [0, other.minor])
    }),
  ),
  faultCase("a cancellation by the desk starts the refund of the card by itself, once", (bank) =>
    Effect.gen(function* () {
      const { reference, attempt } = yield* heldAndPaid(bank)
      yield* cancelledAtDesk(reference, "cancel-1")
      yield* cancelledAtDesk(reference, "cancel-1")
      yield* jobsAt(morning + minute)
      const { minor } = attempt.amount
      expectEqual(yield* stateOf(reference), { state: "cancelled", paid: minor, refunded: minor })
      expectEqual(
        (yield* refundsOf(attempt.id)).map(({ reason }) => reason),
        ["cancelled"],
      )
    }),
  ),
  faultCase("a cancellation by the desk after the last order time keeps the minimum fare", (bank) =>
    Effect.gen(function* () {
      const { reference, price, orderBy } = yield* heldAndPaid(bank)
      yield* jobsAt(orderBy)
      yield* cancelledAtDesk(reference, "cancel-2")
      yield* jobsAt(orderBy + minute)
      const { state, refunded } = yield* stateOf(reference)
      expectEqual(state, "cancelled")
      expectTrue(refunded < price.toPay.minor, "not all of it goes back")
    }),
  ),
  faultCase(
    "of a late cancellation its owner is told the fee and what goes back, before it is there and after",
    (bank) =>
      Effect.gen(function* () {
        const { reference, price, orderBy } = yield* heldAndPaid(bank)
        yield* jobsAt(orderBy)
        const { cancellation } = yield* cancelBooking({ reference, accessToken: null, expectedFee: null }, owner)
        const { fee, refund } = cancellation
        expectTrue(fee.minor > 0 && refund.minor > 0, "something is kept, and something goes back")
        const nothing = money(0, "AED")
        const told = Effect.gen(function* () {
          const { money: tracked } = yield* trackBooking({ reference, accessToken: null }, owner)
          const { paid, refunded, goingBack, kept, due, last4 } = yield* readBooking(
            { reference, accessToken: null },
            owner,
          )
          expectEqual(tracked, { paid, refunded, goingBack, kept, due, last4 })
          const paper = yield* readReceipt({ reference, accessToken: null }, owner)
          expectEqual([paper.paid, paper.refunded, paper.goingBack, paper.kept], [paid, refunded, goingBack, kept])
          return tracked
        })
        const before = { paid: price.toPay, refunded: nothing, goingBack: refund, kept: fee, due: nothing }
        expectEqual({ ...(yield* told), last4: null }, { ...before, last4: null })
        yield* jobsAt(orderBy + minute)
        const after = { ...before, refunded: refund, goingBack: nothing }
        expectEqual({ ...(yield* told), last4: null }, { ...after, last4: null })
        expectEqual((yield* trackBooking({ reference, accessToken: null }, guestCaller("another"))).money, null)
      }),
  ),
  faultCase(
    "an order given up while its card was at the bank is over, not paid, though it was paid and refunded",
    (bank) =>
      Effect.gen(function* () {
        const { reference } = yield* held()
        bank.faults.push({ do: "3ds" })
        const { attempt } = yield* paid(bank, reference)
        yield* cancelBooking({ reference, accessToken: null, expectedFee: null }, owner)
        bank.settle(attempt, "14000")
        yield* notify(bank.notice(attempt, "14000"))
        yield* jobsAt(morning + minute)
        expectEqual(yield* stateOf(reference), {
          state: "cancelled",
          paid: attempt.amount.minor,
          refunded: attempt.amount.minor,
        })
        expectEqual((yield* refusalOf(session(reference)))._tag, "HoldEnded")
      }),
  ),
  faultCase("a parcel that comes back is paid no more, and its PIN is told to nobody", (bank) =>
    Effect.gen(function* () {
      const { reference } = yield* held({ ...sameDay, paymentMethod: "cashAtDelivery" })
      const named = { reference, accessToken: null }
      expectTrue((yield* readBooking(named, owner)).pin !== null, "its PIN is told while it is on its way")
      const { id } = yield* tokenised(bank, reference)
      yield* collected(reference)
      yield* cancelBooking({ ...named, expectedFee: null }, owner)
      const { booking, pin, due } = yield* readBooking(named, owner)
      expectEqual([booking.state, pin, due.minor], ["returning", null, 0])
      expectEqual((yield* readReceipt(named, owner)).due.minor, 0)
      expectEqual((yield* refusalOf(session(reference)))._tag, "NothingToPay")
      expectEqual((yield* refusalOf(makePayLink(named, owner)))._tag, "NothingToPay")
      expectEqual((yield* refusalOf(buy({ id })))._tag, "HoldEnded")
      expectEqual(bank.journal.length, 0)
    }),
  ),
]
