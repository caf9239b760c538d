import { bookingTypes } from "../../../booking/booking-type.ts"
import type { Order } from "../../../booking/order/order.ts"
import { cashMethods } from "../../../payment/payment-method.ts"
import { sampleDropOff, samplePickup } from "../../sample-booking.ts"
import { sampleOrder } from "../../sample-order.ts"
import type { ServiceCase } from "../contract-case.ts"
import { expectEqual, expectTrue, first, succeeded } from "../expectations.ts"
import { listed, morning, place, quoteFor, windowOf } from "./stage.ts"

/** Orders that are booked, at the quoted price and for a listed window. */
export const placing: readonly ServiceCase[] = [
  {
    name: "each booking type is booked in each market with either way to pay cash, at the price that was quoted",
    run: async (stage) => {
      await stage.setNow(morning)
      for (const market of ["AE", "QA"] as const) {
        for (const bookingType of bookingTypes) {
          for (const paymentMethod of cashMethods) {
            const asked = sampleOrder({ market, bookingType, paymentMethod })
            const item = await listed(stage, asked)
            const slot = first(item.slots)
            const quote = await quoteFor(stage, asked)
            const order: Order = {
              ...asked,
              pickupDate: item.earliestPickup,
              pickupWindow: bookingType === "nextDay" ? null : windowOf(slot),
              quoteId: quote.id,
              expectedTotal: quote.price.toPay,
            }
            const { booking, accessToken } = succeeded(await stage.services().booking.placeBooking(order))
            expectEqual(
              [booking.market, booking.bookingType, booking.paymentMethod, booking.state, booking.bookedAt],
              [market, bookingType, paymentMethod, "confirmed", morning],
            )
            expectTrue(booking.reference.startsWith(market), "the reference names the market")
            const { date, window, start, end } = booking.pickupWindow
            expectEqual([date, window, start, end], [item.earliestPickup, windowOf(slot), slot.start, slot.end])
            expectEqual(booking.deliveryWindow.date, item.earliestDelivery)
            expectEqual(booking.price, quote.price)
            expectTrue(/^[0-9a-f]{32}$/.test(accessToken), "a token of 128 bits")
          }
        }
      }
    },
  },
  {
    name: "a booking keeps who, where and what as they were ordered",
    run: async (stage) => {
      await stage.setNow(morning)
      const order = sampleOrder({
        parcel: { ...sampleOrder().parcel, kind: "other", otherKind: "A lamp", note: "Fragile" },
      })
      const { booking } = succeeded(await stage.services().booking.placeBooking(order))
      expectEqual(
        [booking.pickup, booking.dropOff, booking.customer, booking.parcel, booking.vehicle],
        [order.pickup, order.dropOff, order.customer, order.parcel, order.vehicle],
      )
    },
  },
  {
    name: "a place without a city is booked with the name of the city that serves it, and another's name stays",
    run: async (stage) => {
      await stage.setNow(morning)
      const unnamed = { pickup: { ...samplePickup, cityName: " " }, dropOff: { ...sampleDropOff, cityName: "" } }
      const { booking } = succeeded(await place(stage, unnamed))
      expectEqual([booking.pickup.cityName, booking.dropOff.cityName], ["Dubai", "Sharjah"])
      const named = succeeded(await place(stage, { pickup: { ...samplePickup, cityName: "Marina" } }))
      expectEqual(named.booking.pickup.cityName, "Marina")
    },
  },
  {
    name: "typed texts are stored without emoji and phones as E.164",
    run: async (stage) => {
      await stage.setNow(morning)
      const pickup = {
        ...samplePickup,
        building: "Tower 2 🏢",
        contact: { ...samplePickup.contact, phone: "050 123 4567" },
      }
      const { booking } = succeeded(await place(stage, { pickup }))
      expectEqual(booking.pickup.contact.phone, "+971501234567")
      expectTrue(!booking.pickup.building.includes("🏢") && booking.pickup.building.startsWith("Tower 2"), "no emoji")
    },
  },
  {
    name: "two bookings have two references and two tokens",
    run: async (stage) => {
      await stage.setNow(morning)
      const placed = [succeeded(await place(stage)), succeeded(await place(stage))]
      expectEqual(new Set(placed.map(({ booking }) => booking.reference)).size, 2)
      expectEqual(new Set(placed.map(({ accessToken }) => accessToken)).size, 2)
    },
  },
  {
    name: "a delivery window of the date is booked as it was chosen",
    run: async (stage) => {
      await stage.setNow(morning)
      const { booking } = succeeded(await place(stage, { deliveryWindow: "13-17" }))
      expectEqual([booking.deliveryWindow.date, booking.deliveryWindow.window], ["2026-11-22", "13-17"])
    },
  },
]
