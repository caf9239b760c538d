import { describe, expect, it } from "vitest"
import { sampleBooking } from "../../testing/sample-booking.ts"
import { banner } from "../../tracking/timeline.ts"
import { bookingStates } from "../booking.ts"
import { isUncollectedAndLate } from "./uncollected.ts"

const { end } = sampleBooking.deliveryWindow

describe("a booking that nobody collected in time", () => {
  it("is late after its delivery window, and not at its last moment", () => {
    for (const state of ["confirmed", "assigned"] as const) {
      expect(isUncollectedAndLate({ ...sampleBooking, state }, end)).toBe(false)
      expect(isUncollectedAndLate({ ...sampleBooking, state }, end + 1)).toBe(true)
    }
  })

  it("is late exactly when tracking says so", () => {
    for (const now of [end - 1, end, end + 1]) {
      const shown = banner([], end, { now, state: "confirmed" })
      expect(isUncollectedAndLate({ ...sampleBooking, state: "confirmed" }, now)).toBe(
        shown.kind === "expected" && shown.isDelayed,
      )
    }
  })

  it("is no other booking", () => {
    const others = bookingStates.filter((state) => state !== "confirmed" && state !== "assigned")
    expect(others.filter((state) => isUncollectedAndLate({ ...sampleBooking, state }, end + 1))).toEqual([])
  })
})
