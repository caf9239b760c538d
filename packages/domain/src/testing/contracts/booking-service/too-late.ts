import { bookingTypes } from "../../../booking/booking-type.ts"
import type { Order } from "../../../booking/order/order.ts"
import { localDate } from "../../../calendar/local-date.ts"
import { priceChangeDay } from "../../reference-data.ts"
import { at } from "../../sample-booking.ts"
import { sampleDay, sampleOrder } from "../../sample-order.ts"
import type { ServiceCase } from "../contract-case.ts"
import { expectEqual, expectTrue, refused, succeeded } from "../expectations.ts"
import { placeAt } from "../places-named.ts"
import { listed, morning, place, windowOf } from "./stage.ts"

/** Last order times, as the listing shows them and as booking checks them again. */
export const tooLate: readonly ServiceCase[] = [
  {
    name: "every window is booked until its last order time and refused at that instant exactly",
    run: async (stage) => {
      for (const bookingType of bookingTypes) {
        await stage.setNow(morning)
        const { slots, earliestPickup } = await listed(stage, sampleOrder({ bookingType }))
        for (const slot of slots) {
          const wish = { bookingType, pickupDate: earliestPickup, pickupWindow: windowOf(slot) }
          await stage.setNow(slot.orderBy - 1)
          expectEqual(succeeded(await place(stage, wish)).booking.pickupWindow.window, windowOf(slot))
          await stage.setNow(slot.orderBy)
          const refusal = refused(await place(stage, wish), "SlotRefused")
          expectEqual(
            [refusal.bookingType, refusal.date, refusal.window],
            [bookingType, earliestPickup, windowOf(slot)],
          )
          expectEqual(refusal.closedAt, slot.orderBy)
          expectTrue(refusal.earliest !== null && refusal.next !== null, "it says what is next")
        }
      }
    },
  },
  {
    name: "Same Day 1PM-6PM is shut at 16:00:00.000 in Dubai, and the next is tomorrow's 11AM-2PM",
    run: async (stage) => {
      const wish = { bookingType: "sameDay", pickupWindow: "13-18" } as const
      await stage.setNow(at("2026-11-21T15:59:59.999+04:00"))
      succeeded(await place(stage, wish))
      await stage.setNow(at("2026-11-21T16:00:00.000+04:00"))
      const refusal = refused(await place(stage, wish), "SlotRefused")
      expectEqual([refusal.reason, refusal.closedAt], ["cutoff-passed", at("2026-11-21T12:00:00.000Z")])
      expectEqual([refusal.earliest, refusal.next], ["2026-11-22", { date: "2026-11-22", window: "11-14" }])
    },
  },
  {
    name: "what is said to be next can be booked",
    run: async (stage) => {
      await stage.setNow(at("2026-11-21T18:00:00.000+04:00"))
      const { next } = refused(await place(stage), "SlotRefused")
      expectTrue(next !== null, "there is a next")
      const { booking } = succeeded(await place(stage, { pickupDate: next.date, pickupWindow: next.window }))
      expectEqual([booking.pickupWindow.date, booking.pickupWindow.window], [next.date, next.window])
    },
  },
  {
    name: "a Next Day booking gets the first open window, and is refused only when the date has none left",
    run: async (stage) => {
      await stage.setNow(at("2026-11-21T09:59:59.999+04:00"))
      expectEqual(succeeded(await place(stage)).booking.pickupWindow.window, "12-17")
      await stage.setNow(at("2026-11-21T10:00:00.000+04:00"))
      expectEqual(succeeded(await place(stage)).booking.pickupWindow.window, "17-22")
      expectEqual(refused(await place(stage, { pickupWindow: "12-17" }), "SlotRefused").reason, "slot-closed")
      await stage.setNow(at("2026-11-21T18:00:00.000+04:00"))
      expectEqual(refused(await place(stage), "SlotRefused").reason, "cutoff-passed")
    },
  },
  {
    name: "a window that a closure shuts for the vehicle is refused with what is next, and booked with another vehicle",
    run: async (stage) => {
      await stage.setNow(at("2026-07-14T07:00:00.000+03:00"))
      const date = localDate("2026-07-15")
      const wish = { market: "QA", bookingType: "onDemand", pickupDate: date, pickupWindow: "11" } as const
      const refusal = refused(await place(stage, { ...wish, vehicle: "bike" }), "SlotRefused")
      expectEqual([refusal.reason, refusal.closedAt, refusal.next], ["closure", null, { date, window: "9" }])
      const { booking } = succeeded(await place(stage, { ...wish, vehicle: "car" }))
      expectEqual([booking.pickupWindow.date, booking.pickupWindow.window], [date, "11"])
    },
  },
  {
    name: "a booking notes the book and the readings of the listing",
    run: async (stage) => {
      await stage.setNow(morning)
      const { market, pickup, dropOff, vehicle } = sampleOrder()
      const way = { pickup: placeAt(pickup.position), dropOff: placeAt(dropOff.position) }
      const { book } = succeeded(await stage.services().schedule.lookUpSlots({ market, vehicle, ...way }))
      expectEqual(succeeded(await place(stage)).booking.basis.book, book)
    },
  },
  {
    name: "an unknown window, a date beyond the horizon and a wrong delivery are refused",
    run: async (stage) => {
      await stage.setNow(morning)
      const reasonOf = async (patch: Partial<Order>) => refused(await place(stage, patch), "SlotRefused").reason
      expectEqual(await reasonOf({ pickupWindow: "1-2" }), "unknown-window")
      expectEqual(await reasonOf({ pickupDate: priceChangeDay }), "beyond-horizon")
      expectEqual(await reasonOf({ deliveryWindow: "1-2" }), "delivery-unknown-window")
      expectEqual(await reasonOf({ deliveryDate: sampleDay }), "delivery-wrong-date")
    },
  },
]
