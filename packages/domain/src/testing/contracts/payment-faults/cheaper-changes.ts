import * as Effect from "effect/Effect"
import { CommandUnfit } from "../../../delivery/delivery-errors.ts"
import { type Money, money, subtract } from "../../../money/money.ts"
import { readBooking, readReceipt } from "../../../use-cases/booking/read-booking.ts"
import { showFile } from "../../../use-cases/operations/board.ts"
import { farther, nearer } from "../../moved-drop-off.ts"
import type { DrivenCase } from "../contract-case.ts"
import { expectEqual, expectTrue, refusalOf } from "../expectations.ts"
import { bookingOf, changed, differenceTokenised, forChange } from "./changes.ts"
import { cancelledAtDesk, commanded } from "./desk-and-driver.ts"
import {
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
  owner,
  refundsOf,
  type StoredPorts,
  stateOf,
} from "./stage.ts"

/** What a change makes cheaper goes back, by the way it came, and is not due again. */
export const cheaperChanges: readonly DrivenCase<StoredPorts>[] = [
  faultCase("what a change makes cheaper goes back to the card, once, and is not due again", (bank) =>
    Effect.gen(function* () {
      const { reference, price, attempt } = yield* heldAndPaid(bank)
      const { difference, booking } = yield* changed(reference, nearer)
      expectEqual(difference, { kind: "give-back", amount: subtract(price.toPay, booking.price.toPay) })
      yield* changed(reference, nearer)
      yield* jobsAt(morning + minute)
      const back = price.toPay.minor - booking.price.toPay.minor
      expectEqual(yield* stateOf(reference), { state: "confirmed", paid: price.toPay.minor, refunded: back })
      expectEqual(
        (yield* refundsOf(attempt.id)).map(({ reason }) => reason),
        ["became-cheaper"],
      )
      const receipt = yield* readReceipt({ reference, accessToken: null }, owner)
      expectEqual([receipt.due.minor, receipt.refunded.minor], [0, back])
    }),
  ),
  faultCase("what a card gets back of a booking is not asked of the desk in cash, nor given by its hand", (bank) =>
    Effect.gen(function* () {
      const { reference, price } = yield* held(inCash)
      const give = (id: string, type: "takeCash" | "refund", minor: number) => commanded(reference, id, { type, minor })
      const isAsked = Effect.map(showFile({ reference }, desk), ({ exceptions }) =>
        exceptions.some(({ kind }) => kind === "cash-to-return"),
      )
      yield* give("cash", "takeCash", price.toPay.minor)
      const session = yield* differenceTokenised(bank, reference, farther)
      yield* buy({ id: session.attempt })
      expectEqual(yield* isAsked, false)
      bank.refusedRefunds = 1
      // Cheaper by more than the card has paid: the card gets everything back, and the desk returns the rest.
      const { booking } = yield* changed(reference, nearer)
      const back = session.amount
      const beside = price.toPay.minor - booking.price.toPay.minor
      const refused = new CommandUnfit({ reason: "refund-under-way", amount: back })
      expectTrue(beside > 0, "some of the cash goes back, too")
      expectEqual([yield* isAsked, yield* refusalOf(give("back-0", "refund", beside + 1))], [true, refused])
      yield* give("back-1", "refund", beside)
      expectEqual([yield* isAsked, yield* refusalOf(give("back-2", "refund", back.minor))], [false, refused])
      // A refund that the gateway refuses becomes the desk's task.
      yield* jobsAt(morning + minute)
      expectEqual(yield* isAsked, true)
      yield* give("back-3", "refund", back.minor)
      expectEqual([yield* isAsked, bank.kept((yield* attemptOf(session.attempt)).reference)], [false, back.minor])
      const { paid: came, refunded } = yield* stateOf(reference)
      expectEqual(came - refunded, booking.price.toPay.minor)
    }),
  ),
  faultCase("a difference goes through all three: cheaper, dearer again, and cancelled, to nothing", (bank) =>
    Effect.gen(function* () {
      const { reference } = yield* heldAndPaid(bank)
      yield* changed(reference, nearer)
      expectEqual((yield* refusalOf(forChange(reference, farther)))._tag, "PaymentInProgress")
      yield* jobsAt(morning + minute)
      const session = yield* differenceTokenised(bank, reference, farther)
      yield* buy({ id: session.attempt })
      const { toPay } = (yield* bookingOf(reference)).price
      const { paid: came, refunded } = yield* stateOf(reference)
      expectEqual(came - refunded, toPay.minor)
      yield* cancelledAtDesk(reference, "cancel-3")
      yield* jobsAt(morning + 2 * minute)
      yield* jobsAt(morning + 4 * minute)
      const end = yield* stateOf(reference)
      expectEqual([end.state, end.paid - end.refunded], ["cancelled", 0])
      expectEqual(
        bank.journal.reduce((sum, { kind, amount }) => sum + (kind === "refund" ? -1 : 1) * amount.minor, 0),
        0,
      )
    }),
  ),
  faultCase("of what the desk gives back to a card, no less corrects than was paid beyond a lower price", (bank) =>
    Effect.gen(function* () {
      const { reference, price } = yield* heldAndPaid(bank)
      bank.refusedRefunds = 1
      const { booking } = yield* changed(reference, nearer)
      yield* jobsAt(morning + minute)
      const beyond = price.toPay.minor - booking.price.toPay.minor
      const told = Effect.gen(function* () {
        const own = yield* readBooking({ reference, accessToken: null }, owner)
        return [own.refunded.minor, own.goingBack.minor, own.due.minor]
      })
      expectEqual(yield* told, [0, beyond, 0])
      const command = (id: string, minor: number) => commanded(reference, id, { type: "refund", minor })
      yield* command("back-1", beyond - 1)
      yield* jobsAt(morning + 2 * minute)
      expectEqual(yield* told, [beyond - 1, 1, 0])
      // The rest, and some more as goodwill.
      yield* command("back-2", 500)
      yield* jobsAt(morning + 3 * minute)
      expectEqual(yield* told, [beyond + 499, 0, 0])
    }),
  ),
  faultCase("what is given back out of goodwill is not due again", (bank) =>
    Effect.gen(function* () {
      const { reference } = yield* held(inCash)
      const { price } = yield* bookingOf(reference)
      const command = (id: string, type: "takeCash" | "refund", amount: Money) =>
        commanded(reference, id, { type, minor: amount.minor })
      yield* command("cash-1", "takeCash", price.toPay)
      yield* command("cash-2", "refund", money(100, "AED"))
      const receipt = yield* readReceipt({ reference, accessToken: null }, owner)
      expectEqual([receipt.due.minor, receipt.refunded.minor], [0, 100])
      expectEqual(bank.journal, [])
    }),
  ),
]
