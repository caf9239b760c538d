import { noWish } from "../../../booking/change/booking-change.ts"
import { at, sampleDropOff } from "../../sample-booking.ts"
import type { ServiceCase } from "../contract-case.ts"
import { expectEqual, expectTrue, refused, succeeded } from "../expectations.ts"
import { booked, change, morning, named, nextDay, ownOf, sameDay } from "./stage.ts"

/** Changing a booking that is complete (D37). */
export const changing: readonly ServiceCase[] = [
  {
    name: "how to find somebody is changed at no cost, and anything else stays",
    run: async (stage) => {
      await stage.setNow(morning)
      const { booking } = await booked(stage, "owner")
      const dropOff = { ...noWish.dropOff, building: "Villa 9 🏡", name: "Sara", phone: "050 765 4321" }
      const changed = succeeded(await ownOf(stage, "owner").changeBooking(change(booking.reference, { dropOff })))
      expectEqual([changed.parts, changed.difference], [["drop-off-details"], { kind: "none" }])
      const { building, contact } = changed.booking.dropOff
      expectEqual([building, contact.name, contact.phone], ["Villa 9", "Sara", "+971507654321"])
      expectEqual(changed.booking, { ...booking, dropOff: changed.booking.dropOff })
      expectEqual(succeeded(await ownOf(stage, "owner").booking(named(booking.reference))).booking, changed.booking)
    },
  },
  {
    name: "another date gets a window of that date, at the same price",
    run: async (stage) => {
      await stage.setNow(morning)
      const { booking } = await booked(stage, "owner")
      const { booking: moved, parts } = succeeded(
        await ownOf(stage, "owner").changeBooking(change(booking.reference, { pickupDate: nextDay })),
      )
      expectEqual([parts, moved.pickupWindow.date, moved.deliveryWindow.date], [["time"], nextDay, "2026-11-23"])
      expectEqual([moved.price, moved.state], [booking.price, "confirmed"])
      expectTrue(moved.orderBy > booking.orderBy, "it is free for longer")
      const tracking = succeeded(await stage.services().tracking.track(named(booking.reference)))
      const { pickupWindow, deliveryWindow, events } = tracking
      expectEqual([pickupWindow, deliveryWindow, events], [moved.pickupWindow, moved.deliveryWindow, []])
    },
  },
  {
    name: "a window that is shut is refused with what is next, and nothing is changed",
    run: async (stage) => {
      await stage.setNow(morning)
      const { booking } = await booked(stage, "owner", sameDay)
      await stage.setNow(at("2026-11-21T11:00:00.000+04:00"))
      const refusal = refused(
        await ownOf(stage, "owner").changeBooking(change(booking.reference, { pickupWindow: "11-14" })),
        "SlotRefused",
      )
      expectTrue(refusal.next !== null, "it says what is next")
      expectEqual(succeeded(await ownOf(stage, "owner").booking(named(booking.reference))).booking, booking)
    },
  },
  {
    name: "another address is previewed with its difference, changed at the price that was seen, and refused at another",
    run: async (stage) => {
      await stage.setNow(morning)
      const { booking } = await booked(stage, "owner")
      const own = ownOf(stage, "owner")
      // Without a city, as a program may send it: the area's city is used.
      const place = { address: "Deira, Dubai", position: { lat: 25.2697, lon: 55.3095 }, cityName: "" }
      const wish = { dropOff: { ...noWish.dropOff, place } }
      const preview = succeeded(await own.changeBooking(change(booking.reference, wish, { isPreview: true })))
      expectEqual(preview.parts, ["drop-off-address"])
      expectTrue(preview.difference.kind !== "none", "the way has another price")
      expectEqual(succeeded(await own.booking(named(booking.reference))).booking, booking)

      const otherTotal = { expectedTotal: booking.price.toPay }
      const refusal = refused(
        await own.changeBooking(change(booking.reference, wish, otherTotal)),
        "ChangeCostsOtherwise",
      )
      expectEqual([refusal.total, refusal.previousTotal], [preview.booking.price.toPay, booking.price.toPay])
      const seen = { expectedTotal: preview.booking.price.toPay }
      const changed = succeeded(await own.changeBooking(change(booking.reference, wish, seen)))
      expectEqual(changed.booking, preview.booking)
      const { address } = changed.booking.dropOff
      expectEqual([address, changed.booking.dropOff.building], [place.address, sampleDropOff.building])
      expectEqual(changed.booking.dropOff.cityName, "Dubai")
      expectEqual(succeeded(await own.booking(named(booking.reference))).booking, changed.booking)
    },
  },
  {
    name: "what is asked for as it is already changes nothing",
    run: async (stage) => {
      await stage.setNow(morning)
      const { booking } = await booked(stage, "owner")
      const { address, position, cityName, building, landmark, contact } = booking.pickup
      const pickup = {
        place: { address, position, cityName },
        building,
        landmark,
        name: contact.name,
        phone: contact.phone,
      }
      const wish = { pickup, pickupDate: booking.pickupWindow.date, pickupWindow: booking.pickupWindow.window }
      const same = succeeded(await ownOf(stage, "owner").changeBooking(change(booking.reference, wish)))
      expectEqual([same.parts, same.difference, same.booking], [[], { kind: "none" }, booking])
    },
  },
  {
    name: "a change that cannot be stored or served is refused",
    run: async (stage) => {
      await stage.setNow(morning)
      const { reference } = (await booked(stage, "owner")).booking
      const own = ownOf(stage, "owner")
      const wrong = { dropOff: { ...noWish.dropOff, building: " ", phone: "12" } }
      const { issues } = refused(await own.changeBooking(change(reference, wrong)), "InvalidBooking")
      expectEqual(
        issues.map(({ field }) => field),
        ["dropOff.building", "dropOff.contactPhone"],
      )
      const place = { address: "At sea", position: { lat: 25.7, lon: 53.2 }, cityName: "" }
      const atSea = { dropOff: { ...noWish.dropOff, place } }
      expectEqual(refused(await own.changeBooking(change(reference, atSea)), "NotServed").part, "delivery")
    },
  },
  {
    name: "places and times are changed until the last order time exactly, and the way to find somebody after it too",
    run: async (stage) => {
      await stage.setNow(morning)
      const { booking } = await booked(stage, "owner", sameDay)
      const own = ownOf(stage, "owner")
      await stage.setNow(booking.orderBy)
      const late = refused(await own.changeBooking(change(booking.reference, { pickupDate: nextDay })), "ChangeRefused")
      expectEqual([late.part, late.reason], ["time", "too-late"])
      const details = { pickup: { ...noWish.pickup, landmark: "Ring twice" } }
      expectEqual(succeeded(await own.changeBooking(change(booking.reference, details))).parts, ["pickup-details"])
    },
  },
  {
    name: "of two who change a booking at once both are heard, one after the other",
    run: async (stage) => {
      await stage.setNow(morning)
      const { reference } = (await booked(stage, "owner")).booking
      const own = ownOf(stage, "owner")
      const answers = await Promise.all([
        own.changeBooking(change(reference, { pickup: { ...noWish.pickup, landmark: "Left" } })),
        own.changeBooking(change(reference, { dropOff: { ...noWish.dropOff, landmark: "Right" } })),
        own.changeBooking(change(reference, { pickupDate: nextDay })),
      ])
      for (const answer of answers) succeeded(answer)
      const { booking } = succeeded(await own.booking(named(reference)))
      expectEqual(
        [booking.pickup.landmark, booking.dropOff.landmark, booking.pickupWindow.date],
        ["Left", "Right", nextDay],
      )
    },
  },
]
