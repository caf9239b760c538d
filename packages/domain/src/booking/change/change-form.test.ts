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
})
