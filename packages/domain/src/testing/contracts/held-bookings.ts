import * as Effect from "effect/Effect"
import * as TestClock from "effect/testing/TestClock"
import { holdLifetimeMinutes } from "../../booking/order/hold.ts"
import { msPerMinute } from "../../calendar/zone.ts"
import type { PlacedBooking } from "../../ports/driving/booking-service.ts"
import { cancelBooking } from "../../use-cases/booking/cancel-booking.ts"
import { changeBooking } from "../../use-cases/booking/change-booking.ts"
import { deliveryOf } from "../../use-cases/booking/delivery-of.ts"
import { expireHolds } from "../../use-cases/booking/expire-holds.ts"
import { isHoldOver } from "../../use-cases/payment/hold-over.ts"
import { farther, movedTo } from "../moved-drop-off.ts"
import { at } from "../sample-booking.ts"
import type { DrivenCase } from "./contract-case.ts"
import { expectEqual, expectTrue, refusalOf } from "./expectations.ts"

import {
  commit,
  limit,
  morning,
  owner,
  type PlacingPorts,
  place,
  placingCase,
  sameDay,
  stored,
  taken,
  uses,
} from "./placing-stage.ts"
import { promoWorth } from "./whole-price-promo.ts"

/** What is kept for a booking that waits for its payment, and what ends the hold. */
export const heldBookingsContract: readonly DrivenCase<PlacingPorts>[] = [
  placingCase(
    "what is not paid in cash is held for half an hour, window, promo and price, and then given back",
    Effect.gen(function* () {
      yield* commit(limit(1))
      const placed = yield* place({ ...sameDay, paymentMethod: "card", promoCode: "WELCOME10" })
      const { reference, state } = placed.booking
      const endsAt = morning + holdLifetimeMinutes * msPerMinute
      expectEqual([state, placed.holdEndsAt], ["awaitingPayment", endsAt])
      expectEqual((yield* refusalOf(place()))._tag, "SlotRefused")

      yield* TestClock.setTime(endsAt - 1)
      expectEqual([yield* expireHolds(), yield* taken(), yield* uses("WELCOME10")], [0, 1, 1])
      yield* TestClock.setTime(endsAt)
      expectEqual([yield* expireHolds(), yield* taken(), yield* uses("WELCOME10")], [1, 0, 0])
      const after = yield* stored(reference)
      expectEqual([deliveryOf(after).state, after.slot, after.holdEndsAt], ["expired", null, null])
      expectEqual(yield* expireHolds(), 0)
      yield* place()
    }),
  ),
  placingCase(
    "what a promo leaves nothing to pay of waits for no payment, and gets dearer only once the difference is paid",
    Effect.gen(function* () {
      const price = (yield* place()).booking.price
      const promoCode = yield* promoWorth(price.deliveryCharge)
      for (const paymentMethod of ["card", "cashAtPickup"] as const) {
        const { booking, holdEndsAt } = yield* place({ ...sameDay, paymentMethod, promoCode })
        expectEqual([booking.price.toPay.minor, booking.state, holdEndsAt], [0, "confirmed", undefined])
        yield* TestClock.setTime(morning + holdLifetimeMinutes * msPerMinute)
        expectEqual(yield* expireHolds(), 0)
        const { reference } = booking
        const change = { reference, accessToken: null, expectedTotal: null, isPreview: false }
        const farAway = changeBooking({ ...change, wish: movedTo(farther) }, owner)
        if (paymentMethod === "card") expectEqual((yield* refusalOf(farAway))._tag, "ChangeUnpaid")
        else expectEqual((yield* farAway).difference.kind, "pay")
      }
    }),
  ),
  placingCase(
    "what is held and wanted no more is given back at once, also past its last order time; what is paid meanwhile stands",
    Effect.gen(function* () {
      yield* commit(limit(1))
      const named = ({ booking }: PlacedBooking) => ({
        reference: booking.reference,
        accessToken: null,
        expectedFee: null,
        onlyHeld: true,
      })
      const lastMinute = at("2026-11-21T15:50:00.000+04:00")
      for (const [placedAt, minutes] of [
        [morning, 0],
        [lastMinute, 10],
        [lastMinute, 29],
      ] as const) {
        yield* TestClock.setTime(placedAt)
        const held = yield* place({ ...sameDay, paymentMethod: "card", promoCode: "WELCOME10" })
        yield* TestClock.setTime(placedAt + minutes * msPerMinute)
        expectEqual([yield* taken(), yield* uses("WELCOME10")], [1, 1])
        yield* cancelBooking(named(held), owner)
        expectEqual([yield* taken(), yield* uses("WELCOME10")], [0, 0])
        const after = yield* stored(held.booking.reference)
        // Another tab that does not know yet is told that the hold has ended.
        expectTrue(isHoldOver(after, deliveryOf(after).state, placedAt), "it can be paid no more")
        yield* TestClock.setTime(placedAt + holdLifetimeMinutes * msPerMinute)
        expectEqual(yield* expireHolds(), 0)
      }
      yield* TestClock.setTime(morning)
      const cash = yield* place()
      expectEqual((yield* refusalOf(cancelBooking(named(cash), owner)))._tag, "NotCancellable")
      const after = yield* stored(cash.booking.reference)
      expectEqual([deliveryOf(after).state, isHoldOver(after, "cancelled", morning)], ["confirmed", false])
    }),
  ),
  placingCase(
    "of several who end holds at once each hold is ended by one",
    Effect.gen(function* () {
      for (let count = 0; count < 5; count += 1) yield* place({ ...sameDay, paymentMethod: "card" })
      yield* TestClock.setTime(morning + holdLifetimeMinutes * msPerMinute)
      const ended = yield* Effect.all([expireHolds(), expireHolds(), expireHolds()], { concurrency: "unbounded" })
      expectEqual(
        ended.reduce((sum, one) => sum + one, 0),
        5,
      )
      expectEqual(yield* taken(), 0)
    }),
  ),
]
