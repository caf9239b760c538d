import { bookingTypes } from "../../booking/booking-type.ts"
import type { Order } from "../../booking/order/order.ts"
import { localDate } from "../../calendar/local-date.ts"
import { cashMethods } from "../../payment/payment-method.ts"
import type { PlacedBooking } from "../../ports/driving/booking-service.ts"
import { priceChangeDay } from "../reference-data.ts"
import { at, sampleDropOff, sampleLead, samplePickup } from "../sample-booking.ts"
import { atSea, sampleDay, sampleOrder, servedWay } from "../sample-order.ts"
import type { ServiceCase, Stage } from "./contract-case.ts"
import { expectEqual, expectTrue, first, refused, succeeded } from "./expectations.ts"
import { placeAt } from "./places-named.ts"

const morning = at("2026-11-21T09:00:00.000+04:00")

const place = (stage: Stage, patch: Partial<Order> = {}, idempotencyKey?: string, browser?: string) =>
  stage
    .services(browser)
    .booking.placeBooking(sampleOrder(patch), idempotencyKey === undefined ? {} : { idempotencyKey })

/** The quote that a customer of this order sees now. */
async function quoteFor(stage: Stage, order: Order) {
  const { market, vehicle, parcel } = order
  const request = {
    market,
    pickup: placeAt(order.pickup.position),
    dropOff: placeAt(order.dropOff.position),
    vehicle,
    parcel: { weightGrams: parcel.weightGrams, sidesCm: parcel.sidesCm },
  }
  const { quotes } = succeeded(await stage.services().pricing.quotePrices(request))
  return first(quotes.filter((quote) => quote.bookingType === order.bookingType))
}

async function listed(stage: Stage, order: Order) {
  const { items } = succeeded(
    await stage.services().schedule.lookUpSlots({
      market: order.market,
      pickup: placeAt(order.pickup.position),
      dropOff: placeAt(order.dropOff.position),
      vehicle: order.vehicle,
    }),
  )
  return first(items.filter((item) => item.bookingType === order.bookingType))
}

const windowOf = (slot: { readonly key: string }): string => slot.key.slice(slot.key.lastIndexOf("/") + 1)

const placing: readonly ServiceCase[] = [
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

const tooLate: readonly ServiceCase[] = [
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

const pricing: readonly ServiceCase[] = [
  {
    name: "another total than the customer saw is refused with a fresh quote, which can then be booked",
    run: async (stage) => {
      await stage.setNow(morning)
      const quote = await quoteFor(stage, sampleOrder())
      const previousTotal = { ...quote.price.toPay, minor: quote.price.toPay.minor - 1 }
      const refusal = refused(await place(stage, { expectedTotal: previousTotal }), "PriceChanged")
      expectEqual(refusal.previousTotal, previousTotal)
      expectEqual(refusal.quote.price, quote.price)
      const fresh = { quoteId: refusal.quote.id, expectedTotal: refusal.quote.price.toPay }
      expectEqual(succeeded(await place(stage, fresh)).booking.price, quote.price)
    },
  },
  {
    name: "a quote keeps its price to the end of its fifteen minutes, across a change of prices, and not longer",
    run: async (stage) => {
      const quotedAt = at(`${priceChangeDay}T00:00:00.000+04:00`) - 5 * 60_000
      await stage.setNow(quotedAt)
      const quote = await quoteFor(stage, sampleOrder())
      const wish = { pickupDate: priceChangeDay, quoteId: quote.id, expectedTotal: quote.price.toPay }
      await stage.setNow(quotedAt + 15 * 60_000 - 1)
      const { booking } = succeeded(await place(stage, wish))
      expectEqual([booking.price, booking.basis], [quote.price, quote.basis])
      await stage.setNow(quotedAt + 15 * 60_000)
      const { quote: fresh } = refused(await place(stage, wish), "PriceChanged")
      expectTrue(fresh.price.toPay.minor !== quote.price.toPay.minor, "the new list has another price")
      expectTrue(fresh.basis.tariff !== quote.basis.tariff, "it is named")
    },
  },
  {
    name: "a quote for one way, vehicle, type or parcel prices no other",
    run: async (stage) => {
      await stage.setNow(morning)
      const cheap = await quoteFor(stage, sampleOrder())
      const seen = { quoteId: cheap.id, expectedTotal: cheap.price.toPay }
      for (const other of [
        { vehicle: "van" },
        { bookingType: "onDemand" },
        {
          vehicle: "car",
          parcel: { ...sampleOrder().parcel, size: "large", weightGrams: 30_000, sidesCm: [60, 50, 45] },
        },
      ] as const) {
        refused(await place(stage, { ...seen, ...other }), "PriceChanged")
      }
    },
  },
  {
    name: "a quote id that is made up is not believed: without a total beside it the price is asked again",
    run: async (stage) => {
      await stage.setNow(morning)
      const quote = await quoteFor(stage, sampleOrder())
      const { toPay } = quote.price
      for (const quoteId of ["", "~", `${quote.id}0`, quote.id.replace(/^./, "z"), "x".repeat(400)]) {
        const changed = refused(await place(stage, { quoteId }), "PriceChanged")
        expectEqual([changed.quote.price, changed.previousTotal], [quote.price, null])
        expectEqual(succeeded(await place(stage, { quoteId, expectedTotal: toPay })).booking.price, quote.price)
      }
    },
  },
]

const refusals: readonly ServiceCase[] = [
  {
    name: "everything that is wrong with the details is told, in the order of section 5",
    run: async (stage) => {
      await stage.setNow(morning)
      const blank = { name: "", phone: "", isCustomer: false }
      const patch: Partial<Order> = {
        pickup: { ...samplePickup, building: " ", contact: blank },
        dropOff: { ...sampleDropOff, building: "", contact: { ...blank, phone: "12" } },
        customer: { name: "", phone: "", email: "nobody" },
      }
      const { issues } = refused(await place(stage, patch), "InvalidBooking")
      expectEqual(
        issues.map(({ field, message }) => `${field} ${message}`),
        [
          "pickup.building enterAddressDetails",
          "pickup.contactName enterName",
          "pickup.contactPhone enterPhone",
          "dropOff.building enterAddressDetails",
          "dropOff.contactName enterName",
          "dropOff.contactPhone phoneInvalid",
          "customer.name enterName",
          "customer.phone enterPhone",
          "customer.email emailInvalid",
        ],
      )
    },
  },
  {
    name: "a pick-up date in the past and a wrong phone come before a missing name",
    run: async (stage) => {
      await stage.setNow(at("2026-11-22T00:00:00.000+04:00"))
      const pickup = { ...samplePickup, contact: { name: "", phone: "0501", isCustomer: true } }
      const { issues } = refused(await place(stage, { pickup }), "InvalidBooking")
      expectEqual(
        issues.map(({ message }) => message),
        ["pickupDateInPast", "phoneInvalid", "enterName"],
      )
    },
  },
  {
    name: "an end outside the service areas is refused, the pick-up first",
    run: async (stage) => {
      await stage.setNow(morning)
      const pickup = { ...samplePickup, position: atSea }
      const dropOff = { ...sampleDropOff, position: atSea }
      expectEqual(refused(await place(stage, { pickup }), "NotServed").part, "pickup")
      expectEqual(refused(await place(stage, { dropOff }), "NotServed").part, "delivery")
      expectEqual(refused(await place(stage, { pickup, dropOff }), "NotServed").part, "pickup")
      const doha = { ...sampleDropOff, position: servedWay.QA.dropOff }
      expectEqual(refused(await place(stage, { dropOff: doha }), "NotServed").part, "delivery")
    },
  },
  {
    name: "a parcel that the vehicle does not carry is refused with the one that does",
    run: async (stage) => {
      await stage.setNow(morning)
      const parcel = { ...sampleOrder().parcel, size: "own", weightGrams: 12_000, sidesCm: [30, 30, 30] } as const
      expectEqual(refused(await place(stage, { parcel }), "ParcelRefused").upgrade, "car")
    },
  },
  {
    name: "a parcel without weight or measures is no parcel",
    run: async (stage) => {
      await stage.setNow(morning)
      const parcel = { ...sampleOrder().parcel, size: "own", weightGrams: 0, sidesCm: [0, 10, 10] } as const
      const { issues } = refused(await place(stage, { parcel }), "InvalidBooking")
      expectEqual(issues, [{ field: "parcel", message: "parcelMeasures" }])
    },
  },
  {
    name: "a way to pay that is not offered is refused by its name",
    run: async (stage) => {
      await stage.setNow(morning)
      // The Emirates have no debit cards of their own, whatever gateway they have.
      const asked = place(stage, { paymentMethod: "debitCard" })
      expectEqual(refused(await asked, "PaymentMethodNotOffered").method, "debitCard")
    },
  },
]

const onceOnly: readonly ServiceCase[] = [
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

const leads: readonly ServiceCase[] = [
  {
    name: "a lead gets an id of its own, and keeps it when it is saved again",
    run: async (stage) => {
      await stage.setNow(morning)
      const { booking } = stage.services("guest")
      const { leadId } = succeeded(await booking.saveLead({ lead: sampleLead, leadId: null }))
      expectTrue(leadId !== "", "it has an id")
      const again = succeeded(await booking.saveLead({ lead: { ...sampleLead, vehicle: "van" }, leadId }))
      expectEqual(again.leadId, leadId)
      const other = succeeded(await booking.saveLead({ lead: sampleLead, leadId: null }))
      expectTrue(other.leadId !== leadId, "another lead has another id")
    },
  },
  {
    name: "a lead does not keep an id that somebody made up",
    run: async (stage) => {
      await stage.setNow(morning)
      const { booking } = stage.services("guest")
      const { leadId } = succeeded(await booking.saveLead({ lead: sampleLead, leadId: "1 or 1=1" }))
      expectTrue(/^[0-9a-f]{32}$/.test(leadId), "it has an id of ours")
    },
  },
  {
    name: "the lead of a booking may still be saved, without harm to the booking",
    run: async (stage) => {
      await stage.setNow(morning)
      const { booking, tracking } = stage.services("guest")
      const { leadId } = succeeded(await booking.saveLead({ lead: sampleLead, leadId: null }))
      const placed = succeeded(await booking.placeBooking(sampleOrder({ leadId }), { idempotencyKey: "draft-1" }))
      expectEqual(succeeded(await booking.saveLead({ lead: sampleLead, leadId })).leadId, leadId)
      const { reference } = placed.booking
      expectEqual(succeeded(await tracking.track({ reference, accessToken: null })).booking, placed.booking)
    },
  },
  {
    name: "an order that names a lead nobody knows is booked all the same",
    run: async (stage) => {
      await stage.setNow(morning)
      succeeded(await place(stage, { leadId: "0123456789abcdef0123456789abcdef" }))
    },
  },
]

export const bookingServiceContract: readonly ServiceCase[] = [
  ...placing,
  ...tooLate,
  ...pricing,
  ...refusals,
  ...onceOnly,
  ...leads,
]
