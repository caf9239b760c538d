import * as Effect from "effect/Effect"
import * as TestClock from "effect/testing/TestClock"
import type { Order } from "../../../booking/order/order.ts"
import { localDate } from "../../../calendar/local-date.ts"
import { Bookings } from "../../../ports/driven/bookings.ts"
import { PromoUses } from "../../../ports/driven/promo-uses.ts"
import { cancelBooking } from "../../../use-cases/booking/cancel-booking.ts"
import { guestCaller } from "../../../use-cases/caller.ts"
import { clockTolerance } from "../../../use-cases/payment/poll-payments.ts"
import type { DrivenCase } from "../contract-case.ts"
import { expectEqual, expectTrue, refusalOf } from "../expectations.ts"
import {
  asOf,
  attemptOf,
  faultCase,
  held,
  inCash,
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
  toldOf,
} from "./stage.ts"

/** A payment whose time is over, and money that comes after it. */
export const latePayments: readonly DrivenCase<StoredPorts>[] = [
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
        const { reference } = yield* held(inCash)
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
  faultCase("a booking whose hold is over is not paid for any more, and a stranger's is none", () =>
    Effect.gen(function* () {
      const { reference } = yield* held()
      expectEqual((yield* refusalOf(session(reference, { caller: guestCaller("other") })))._tag, "BookingNotFound")
      yield* TestClock.setTime(morning + 30 * minute)
      expectEqual((yield* refusalOf(session(reference)))._tag, "HoldEnded")
    }),
  ),
]
