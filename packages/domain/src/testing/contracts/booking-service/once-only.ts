import type { PlacedBooking } from "../../../ports/driving/booking-service.ts"
import { at } from "../../sample-booking.ts"
import type { ServiceCase } from "../contract-case.ts"
import { expectEqual, expectTrue, refused, succeeded } from "../expectations.ts"
import { morning, place } from "./stage.ts"

/** One order for each key, however often it is sent. */
export const onceOnly: readonly ServiceCase[] = [
  {
    name: "the same order under the same key is booked once and answered alike, also when it would be too late by now",
    run: async (stage) => {
      await stage.setNow(morning)
      const placed = succeeded(await place(stage, {}, "draft-1"))
      expectEqual(succeeded(await place(stage, {}, "draft-1")), placed)
      await stage.setNow(at("2026-11-21T18:00:00.000+04:00"))
      expectEqual(succeeded(await place(stage, {}, "draft-1")), placed)
    },
  },
  {
    name: "another order under a key that was used is refused, and the first booking stands",
    run: async (stage) => {
      await stage.setNow(morning)
      const { booking } = succeeded(await place(stage, {}, "draft-1"))
      refused(await place(stage, { vehicle: "van" }, "draft-1"), "IdempotencyMismatch")
      const tracked = await stage.services().tracking.track({ reference: booking.reference, accessToken: null })
      expectEqual(succeeded(tracked).bookedAt, morning)
    },
  },
  {
    name: "a newer quote of the same total makes no other order of it",
    run: async (stage) => {
      await stage.setNow(morning)
      const one = succeeded(await place(stage, {}, "draft-1"))
      const again = succeeded(await place(stage, { quoteId: "a-newer-quote" }, "draft-1"))
      expectEqual(again.booking.reference, one.booking.reference)
    },
  },
  {
    name: "the same order under two keys is booked twice",
    run: async (stage) => {
      await stage.setNow(morning)
      const one = succeeded(await place(stage, {}, "draft-1"))
      const two = succeeded(await place(stage, {}, "draft-2"))
      expectTrue(one.booking.reference !== two.booking.reference, "two bookings")
    },
  },
  {
    name: "of many calls with one key at once, one books and all are answered alike",
    run: async (stage) => {
      await stage.setNow(morning)
      const calls = Array.from({ length: 20 }, () => place(stage, {}, "draft-1"))
      const placed = (await Promise.all(calls)).map((answer): PlacedBooking => succeeded(answer))
      for (const each of placed) expectEqual(each, placed[0])
    },
  },
  {
    name: "a refusal does not use up its key",
    run: async (stage) => {
      await stage.setNow(morning)
      refused(await place(stage, { vehicle: "bike", pickupWindow: "1-2" }, "draft-1"), "SlotRefused")
      succeeded(await place(stage, {}, "draft-1"))
    },
  },
]
