import * as Effect from "effect/Effect"
import { noWish } from "../../booking/change/booking-change.ts"
import type { Order } from "../../booking/order/order.ts"
import { cancelBooking } from "../../use-cases/booking/cancel-booking.ts"
import { changeBooking } from "../../use-cases/booking/change-booking.ts"
import { type Caller, guestCaller } from "../../use-cases/caller.ts"
import { lookUpSlots } from "../../use-cases/windows/look-up-slots.ts"
import { sampleDay, servedWay } from "../sample-order.ts"
import type { DrivenCase } from "./contract-case.ts"
import { expectEqual, expectTrue, first, refusalOf } from "./expectations.ts"

import {
  commit,
  limit,
  nextDay,
  owner,
  type PlacingPorts,
  place,
  placingCase,
  sameDay,
  stored,
  taken,
  uses,
} from "./placing-stage.ts"

const windows = Effect.fnUntraced(function* () {
  const { pickup, dropOff } = servedWay.AE
  const asked = {
    market: "AE",
    pickup: { kind: "position", position: pickup },
    dropOff: { kind: "position", position: dropOff },
    vehicle: null,
  } as const
  const { items } = yield* lookUpSlots(asked)
  const item = first(items.filter(({ bookingType }) => bookingType === "sameDay"))
  return [item.earliestPickup, ...item.slots.map(({ window }) => window)]
})

export const scarceBookingsContract: readonly DrivenCase<PlacingPorts>[] = [
  placingCase(
    "of many who book one window at once as many get it as it takes, and the others hear what is next",
    Effect.gen(function* () {
      yield* commit(limit(5))
      const tries = Array.from({ length: 20 }, (_, index) =>
        Effect.result(place(sameDay, guestCaller(`guest-${index}`))),
      )
      const outcomes = yield* Effect.all(tries, { concurrency: "unbounded" })
      const refusals = outcomes.flatMap((outcome) => (outcome._tag === "Failure" ? [outcome.failure] : []))
      expectEqual(outcomes.length - refusals.length, 5)
      for (const refusal of refusals) {
        expectTrue(refusal._tag === "SlotRefused", `refused as ${refusal._tag}`)
        expectEqual([refusal.reason, refusal.next], ["full", { date: sampleDay, window: "11-14" }])
      }
      expectEqual(yield* taken(), 5)
    }),
  ),
  placingCase(
    "a full window is not listed, and a full day gives the next",
    Effect.gen(function* () {
      yield* commit(limit(1, "13-18"))
      yield* place()
      expectEqual(yield* windows(), [sampleDay, "11-14"])
      yield* commit(limit(1))
      yield* place({ ...sameDay, pickupWindow: "11-14" })
      expectEqual(yield* windows(), [nextDay, "11-14", "13-18"])
    }),
  ),
  placingCase(
    "what was booked before there was a limit counts, and without one there is none",
    Effect.gen(function* () {
      yield* place()
      yield* place()
      yield* commit(limit(2))
      expectEqual((yield* refusalOf(place()))._tag, "SlotRefused")
      yield* commit(limit(null))
      yield* place()
      expectEqual(yield* taken(), 3)
    }),
  ),
  placingCase(
    "without a chosen window the first that has a place is booked",
    Effect.gen(function* () {
      yield* commit(limit(1))
      const booked = yield* Effect.all([
        place({ bookingType: "sameDay", pickupWindow: null }),
        place({ bookingType: "sameDay", pickupWindow: null }),
      ])
      expectEqual(
        booked.map(({ booking }) => booking.pickupWindow.window),
        ["11-14", "13-18"],
      )
    }),
  ),
  placingCase(
    "a cancelled booking gives its place and its promo back",
    Effect.gen(function* () {
      yield* commit(limit(1))
      const { booking } = yield* place({ ...sameDay, promoCode: "WELCOME10" })
      expectEqual([yield* taken(), yield* uses("WELCOME10")], [1, 1])
      yield* cancelBooking({ reference: booking.reference, accessToken: null, expectedFee: null }, owner)
      expectEqual([yield* taken(), yield* uses("WELCOME10")], [0, 0])
      const { slot, promoCustomer } = yield* stored(booking.reference)
      expectEqual([slot, promoCustomer], [null, null])
      yield* place({ ...sameDay, promoCode: "WELCOME10" })
    }),
  ),
  placingCase(
    "a booking that moves to another window takes its place there and leaves the old one, unless it is full",
    Effect.gen(function* () {
      yield* commit(limit(1))
      const { booking } = yield* place()
      const move = (pickupWindow: string) =>
        changeBooking(
          {
            reference: booking.reference,
            accessToken: null,
            wish: { ...noWish, pickupWindow },
            expectedTotal: null,
            isPreview: false,
          },
          owner,
        )
      yield* move("11-14")
      expectEqual([yield* taken(), (yield* stored(booking.reference)).slot?.slot.endsWith("/11-14")], [1, true])
      yield* place()
      expectEqual((yield* refusalOf(move("13-18")))._tag, "SlotRefused")
      expectEqual((yield* stored(booking.reference)).booking.pickupWindow.window, "11-14")
      expectEqual(yield* taken(), 2)
    }),
  ),
  placingCase(
    "a promo with a limit for each customer is granted once, also to many calls at once",
    Effect.gen(function* () {
      const tries = Array.from({ length: 10 }, (_, index) =>
        Effect.result(place({ ...sameDay, promoCode: "WELCOME10" }, guestCaller(`guest-${index}`))),
      )
      const outcomes = yield* Effect.all(tries, { concurrency: "unbounded" })
      const refusals = outcomes.flatMap((outcome) => (outcome._tag === "Failure" ? [outcome.failure._tag] : []))
      expectEqual([...new Set(refusals)], ["PromoRefused"])
      expectEqual([refusals.length, yield* uses("WELCOME10"), yield* taken()], [9, 1, 1])
    }),
  ),
  placingCase(
    "a customer is one by his phone, his e-mail or his account: another of these brings him no second use",
    Effect.gen(function* () {
      const signedIn: Caller = { ...owner, actor: { type: "customer", id: "amna", company: null } }
      const promo = { ...sameDay, promoCode: "WELCOME10" }
      const as = (phone: string, email: string) => ({ ...promo, customer: { name: "Amna", phone, email } })
      const booked = (order: Partial<Order>, caller: Caller) =>
        Effect.map(Effect.result(place(order, caller)), ({ _tag }) => _tag === "Success")
      const stranger = guestCaller("stranger")
      expectEqual(yield* booked(as("+971501111111", "amna@example.com"), signedIn), true)
      expectEqual(yield* booked(as("+971501111111", "other@example.com"), stranger), false)
      expectEqual(yield* booked(as("+971502222222", "Amna@Example.com"), stranger), false)
      expectEqual(yield* booked(as("+971502222222", "other@example.com"), signedIn), false)
      expectEqual(yield* booked(as("+971502222222", ""), stranger), true)
      expectEqual(yield* booked(as("+971503333333", ""), stranger), true)
    }),
  ),
  placingCase(
    "what is booked with a sandbox key takes no place and no promo",
    Effect.gen(function* () {
      yield* commit(limit(1))
      const sandbox: Caller = { ...owner, isSandbox: true }
      for (let count = 0; count < 3; count += 1) {
        const { booking } = yield* place({ ...sameDay, promoCode: "WELCOME10" }, sandbox)
        expectTrue((yield* stored(booking.reference)).isSandbox, "it is marked")
      }
      expectEqual([yield* taken(), yield* uses("WELCOME10")], [0, 0])
      yield* place()
    }),
  ),
]
