import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { aBooking, aStop } from "../../testing/arbitraries.ts"
import { runs } from "../../testing/runs.ts"
import { sampleBooking } from "../../testing/sample-booking.ts"
import type { Stop } from "../stop.ts"
import { type BookingWish, changedParts, noWish, type StopWish, stopAfter } from "./booking-change.ts"

const optional = <Value>(arbitrary: fc.Arbitrary<Value>) => fc.option(arbitrary)

const aStopWish: fc.Arbitrary<StopWish> = aStop("AE").chain((stop) =>
  fc.record({
    place: optional(fc.constant({ address: stop.address, position: stop.position, cityName: stop.cityName })),
    building: optional(fc.constant(stop.building)),
    landmark: optional(fc.constant(stop.landmark)),
    name: optional(fc.constant(stop.contact.name)),
    phone: optional(fc.constant(stop.contact.phone)),
  }),
)

const wishOf = ({ address, position, cityName, building, landmark, contact }: Stop): StopWish => ({
  place: { address, position, cityName },
  building,
  landmark,
  name: contact.name,
  phone: contact.phone,
})

describe("what an owner wants to be otherwise", () => {
  it("is nothing where nothing is said, and where it is said as it is already", () => {
    fc.assert(
      fc.property(aBooking, (booking) => {
        const asItIs: BookingWish = {
          pickup: wishOf(booking.pickup),
          dropOff: wishOf(booking.dropOff),
          pickupDate: booking.pickupWindow.date,
          pickupWindow: booking.pickupWindow.window,
          deliveryDate: booking.deliveryWindow.date,
          deliveryWindow: booking.deliveryWindow.window,
        }
        for (const wish of [noWish, asItIs]) expect(changedParts(booking, wish)).toEqual([])
      }),
      { numRuns: runs(200) },
    )
  })

  it("is done once it has been done: the same wish then changes nothing of the stops", () => {
    fc.assert(
      fc.property(aBooking, aStopWish, aStopWish, (booking, pickup, dropOff) => {
        const wish = { ...noWish, pickup, dropOff }
        const after = {
          ...booking,
          pickup: stopAfter(booking.pickup, pickup),
          dropOff: stopAfter(booking.dropOff, dropOff),
        }
        expect(changedParts(after, wish)).toEqual([])
        for (const side of ["pickup", "dropOff"] as const)
          expect(after[side].contact.isCustomer).toBe(booking[side].contact.isCustomer)
      }),
      { numRuns: runs(200) },
    )
  })

  it("is told apart: where, how to find it, and when", () => {
    const partsOf = (wish: Partial<BookingWish>) => changedParts(sampleBooking, { ...noWish, ...wish })
    const { pickup } = noWish
    expect(partsOf({ pickup: { ...pickup, building: "Villa 1" } })).toEqual(["pickup-details"])
    for (const found of [{ landmark: "Gate 9" }, { name: "Sara" }, { phone: "+971501112233" }])
      expect(partsOf({ pickup: { ...pickup, ...found } })).toEqual(["pickup-details"])
    expect(partsOf({ dropOff: { ...pickup, phone: "+971501112233" } })).toEqual(["drop-off-details"])
    const place = { address: "Deira", position: { lat: 25.27, lon: 55.31 }, cityName: "Dubai" }
    expect(partsOf({ pickup: { ...pickup, place } })).toEqual(["pickup-address"])
    expect(partsOf({ deliveryWindow: "9-13" })).toEqual(["time"])
    expect(partsOf({ pickup: { ...pickup, place, name: "Sara" }, pickupWindow: "11-14" })).toEqual([
      "pickup-address",
      "pickup-details",
      "time",
    ])
  })

  it("is no other place within a metre of the same address", () => {
    const { address, position, cityName } = sampleBooking.pickup
    const nearby = { lat: position.lat + 0.000_002, lon: position.lon }
    const place = { address, position: nearby, cityName }
    const partsAt = (over: object) =>
      changedParts(sampleBooking, { ...noWish, pickup: { ...noWish.pickup, place: { ...place, ...over } } })
    expect(partsAt({})).toEqual([])
    for (const other of [
      { address: "Deira" },
      { position: { ...position, lat: position.lat + 0.000_02 } },
      { position: { ...position, lon: position.lon + 0.000_02 } },
    ])
      expect(partsAt(other)).toEqual(["pickup-address"])
  })
})
