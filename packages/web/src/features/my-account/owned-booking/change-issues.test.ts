import { parsePhone } from "@mersal/domain/account/phone/phone"
import { type ChangeForm, changeFormOf, wishOf } from "@mersal/domain/booking/change/change-form"
import { bookingParts } from "@mersal/domain/booking/change/change-policy"
import { localDate } from "@mersal/domain/calendar/local-date"
import { sampleBooking } from "@mersal/domain/testing/sample-booking"
import { describe, expect, it } from "vitest"
import { changeIssues, stopNamedBy } from "./change-issues.ts"

const form = changeFormOf(sampleBooking)
const issuesOf = (edited: ChangeForm, today = "2026-11-21") => {
  const { pickupDate } = wishOf(form, edited)
  return changeIssues(edited, { market: "AE", pickupDate }, localDate(today), parsePhone)
}

describe("the form that changes a booking", () => {
  it("finds nothing wrong with a booking as it is", () => {
    expect(issuesOf(form)).toEqual([])
  })

  it("names each control once, in the order of the page", () => {
    const dropOff = { place: null, building: "", landmark: "x".repeat(146), name: "", phone: "" }
    const edited = { ...form, pickup: { ...form.pickup, phone: "12" }, dropOff }
    expect(issuesOf(edited)).toEqual([
      { control: "pickup-phone", problem: { kind: "phoneInvalid" } },
      { control: "dropOff-place", problem: { kind: "chooseAddress" } },
      { control: "dropOff-building", problem: { kind: "enterAddressDetails" } },
      { control: "dropOff-landmark", problem: { kind: "tooLong", limit: 145 } },
      { control: "dropOff-name", problem: { kind: "enterName" } },
      { control: "dropOff-phone", problem: { kind: "enterPhone" } },
    ])
  })

  it("names the stop of a fault where both stops have fields, and none where one is left or it is the date's", () => {
    const both = new Set(bookingParts)
    expect(stopNamedBy("pickup-phone", both)).toBe("pickup")
    expect(stopNamedBy("dropOff-place", both)).toBe("dropOff")
    expect(stopNamedBy("change-date", both)).toBeNull()
    expect(stopNamedBy("dropOff-phone", new Set(["drop-off-details"]))).toBeNull()
  })

  it("refuses a date that is over, and not the day on which the parcel was picked up", () => {
    expect(issuesOf({ ...form, dropOff: { ...form.dropOff, building: "Villa 8" } }, "2026-11-22")).toEqual([])
    const edited = { ...form, time: { ...form.time, pickupDate: localDate("2026-11-20") } }
    expect(issuesOf(edited)).toEqual([{ control: "change-date", problem: { kind: "pickupDateInPast" } }])
  })
})
