import { changeFormOf } from "@mersal/domain/booking/change/change-form"
import { sampleBooking } from "@mersal/domain/testing/sample-booking"
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest"
import { browserStorage } from "../../../testing/browser-storage.ts"
import { forgetUnsentChange, keepUnsentChange, unsentChange } from "./unsent-change.ts"

const form = changeFormOf(sampleBooking)
const edited = { ...form, dropOff: { ...form.dropOff, place: null, building: "Villa 8" } }

beforeEach(() => void vi.stubGlobal("sessionStorage", browserStorage()))
afterEach(() => vi.unstubAllGlobals())

describe("a change that was not sent", () => {
  it("is there again for its own booking, until it is forgotten", () => {
    expect(unsentChange(sampleBooking)).toBeNull()
    keepUnsentChange(sampleBooking, edited)
    expect(unsentChange(sampleBooking)).toEqual(edited)
    expect(unsentChange({ ...sampleBooking, reference: `${sampleBooking.reference}X` as never })).toBeNull()
    forgetUnsentChange(sampleBooking.reference)
    expect(unsentChange(sampleBooking)).toBeNull()
  })

  it("means nothing once the booking is another one", () => {
    keepUnsentChange(sampleBooking, edited)
    const dropOff = { ...sampleBooking.dropOff, building: "Villa 9" }
    expect(unsentChange({ ...sampleBooking, dropOff })).toBeNull()
  })

  it("does without a storage", () => {
    vi.stubGlobal("sessionStorage", undefined)
    keepUnsentChange(sampleBooking, edited)
    forgetUnsentChange(sampleBooking.reference)
    expect(unsentChange(sampleBooking)).toBeNull()
  })
})
