import { localDate } from "@mersal/domain/calendar/local-date"
import { at, sampleBooking } from "@mersal/domain/testing/sample-booking"
import { expect, test } from "vitest"
import { changedFacts } from "./changed-facts.ts"

test("a booking that stays as it is has nothing to list", () => {
  expect(changedFacts(sampleBooking, sampleBooking)).toEqual([])
})

test("every part that a change makes otherwise is listed as it was and as it would be, and no other", () => {
  const pickupWindow = {
    date: localDate("2026-11-22"),
    window: "11-14",
    start: at("2026-11-22T07:00:00.000Z"),
    end: at("2026-11-22T10:00:00.000Z"),
  }
  const dropOff = {
    ...sampleBooking.dropOff,
    address: "Al Nahda, Sharjah",
    contact: { ...sampleBooking.dropOff.contact, phone: "+971501112233" },
  }
  expect(changedFacts(sampleBooking, { ...sampleBooking, pickupWindow, dropOff })).toEqual([
    { side: "pickup", field: "time", before: sampleBooking.pickupWindow, after: pickupWindow },
    { side: "dropOff", field: "address", before: "Al Majaz, Sharjah", after: "Al Nahda, Sharjah" },
    { side: "dropOff", field: "phone", before: "+97165123456", after: "+971501112233" },
  ])
})
