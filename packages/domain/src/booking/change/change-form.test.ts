import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { localDate } from "../../calendar/local-date.ts"
import { aBooking } from "../../testing/arbitraries.ts"
import { runs } from "../../testing/runs.ts"
import { sampleBooking } from "../../testing/sample-booking.ts"
import { changedParts, noWish, stopAfter } from "./booking-change.ts"
import { changeFormOf, wishOf } from "./change-form.ts"

describe("a complete booking while its owner edits it", () => {
  it("asks for nothing while nothing is edited", () => {
    fc.assert(
      fc.property(aBooking, (booking) => {
        const form = changeFormOf(booking)
        expect(wishOf(form, form)).toEqual(noWish)
      }),
      { numRuns: runs(200) },
    )
  })

  it("asks for what was edited: the stops then are as they stand in the form", () => {
    fc.assert(
      fc.property(aBooking, aBooking, (booking, other) => {
        const before = changeFormOf(booking)
        const after = { ...before, pickup: changeFormOf(other).pickup }
        const wish = wishOf(before, after)
        const pickup = stopAfter(booking.pickup, wish.pickup)
        expect(changeFormOf({ ...booking, pickup }).pickup).toEqual(after.pickup)
        expect(changedParts(booking, wish).filter((part) => !part.startsWith("pickup"))).toEqual([])
      }),
      { numRuns: runs(200) },
    )
  })

  it("says all of the time once any of it is edited", () => {
    const before = changeFormOf(sampleBooking)
    const onSunday = { ...before, time: { ...before.time, pickupDate: localDate("2026-11-22") } }
    expect(wishOf(before, onSunday)).toEqual({
      ...noWish,
      pickupDate: "2026-11-22",
      pickupWindow: "13-18",
      deliveryWindow: "17-22",
    })
  })

  it("does not ask for a place while one is being looked for", () => {
    const before = changeFormOf(sampleBooking)
    const searching = { ...before, dropOff: { ...before.dropOff, place: null, building: "Villa 8" } }
    expect(wishOf(before, searching)).toEqual({ ...noWish, dropOff: { ...noWish.dropOff, building: "Villa 8" } })
  })

  it("holds the stops and the time as they are booked", () => {
    const { pickup, pickupWindow, deliveryWindow } = sampleBooking
    const { address, position, cityName, building, landmark, contact } = pickup
    const form = changeFormOf(sampleBooking)
    expect(form.pickup).toEqual({
      place: { address, position, cityName },
      building,
      landmark,
      name: contact.name,
      phone: contact.phone,
    })
    expect(form.time).toEqual({
      pickupDate: pickupWindow.date,
      pickupWindow: pickupWindow.window,
      deliveryWindow: deliveryWindow.window,
    })
  })

  it("asks for a place of which anything is otherwise, and for all of the time once any of it is", () => {
    const before = changeFormOf(sampleBooking)
    const { place } = before.pickup
    if (!place) throw new Error("It is booked from somewhere")
    const { position } = place
    const others = [
      { ...place, address: "Deira" },
      { ...place, position: { ...position, lat: position.lat + 0.1 } },
      { ...place, position: { ...position, lon: position.lon + 0.1 } },
    ]
    for (const other of others)
      expect(wishOf(before, { ...before, pickup: { ...before.pickup, place: other } }).pickup.place).toEqual(other)
    const searching = { ...before, pickup: { ...before.pickup, place: null } }
    expect(wishOf(searching, before).pickup.place).toEqual(place)
    expect(wishOf(searching, searching)).toEqual(noWish)
    for (const time of [{ pickupWindow: "11-14" }, { deliveryWindow: "9-13" }])
      expect(wishOf(before, { ...before, time: { ...before.time, ...time } })).toEqual({
        ...noWish,
        ...before.time,
        ...time,
      })
  })
})
