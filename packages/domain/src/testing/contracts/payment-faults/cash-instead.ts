import * as Effect from "effect/Effect"
import * as TestClock from "effect/testing/TestClock"
import { Bookings } from "../../../ports/driven/bookings.ts"
import { guestCaller } from "../../../use-cases/caller.ts"
import { payInCash } from "../../../use-cases/payment/pay-in-cash.ts"
import type { DrivenCase } from "../contract-case.ts"
import { expectEqual, refusalOf } from "../expectations.ts"
import {
  asOf,
  attemptOf,
  buy,
  faultCase,
  held,
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

/** What waits for a card is paid to the driver instead (D16). */
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
        yield* TestClock.setTime(morning + 5 * minute - 1)
        expectEqual((yield* refusalOf(cash(left.reference, first.id)))._tag, "PaymentInProgress")
        yield* TestClock.setTime(morning + 5 * minute)
        expectEqual((yield* refusalOf(cash(left.reference, second.id)))._tag, "PaymentInProgress")
        expectEqual((yield* cash(left.reference, first.id)).paymentMethod, "cashAtPickup")
        expectEqual((yield* attemptOf(first.id)).state, "abandoned")
        // He was charged, and nobody had told us.
        bank.settle(asOf(second), "14000")
        yield* TestClock.setTime(morning + 6 * minute)
        expectEqual((yield* refusalOf(cash(finished.reference, second.id)))._tag, "NothingToPay")
        expectEqual((yield* stateOf(finished.reference)).paid, second.amount.minor)
      }),
  ),
]
