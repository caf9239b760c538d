import { newDraft } from "@mersal/domain/booking/draft/draft"
import { plainBasis, scheduleOf } from "@mersal/domain/booking/windows/market-schedule"
import { localDate } from "@mersal/domain/calendar/local-date"
import { at } from "@mersal/domain/testing/sample-booking"
import { expect, test } from "vitest"
import { plannedTimes } from "./planned-times.ts"

const saturday = localDate("2026-11-21")
const noon = at("2026-11-21T12:00:00+04:00")
const plain = scheduleOf("AE", plainBasis)
const draft = { ...newDraft("draft", "AE"), pickupDate: saturday }

test("the summary of a Same Day booking names both windows", () => {
  const times = plannedTimes(
    plain,
    { ...draft, bookingType: "sameDay", pickupWindow: "13-18", deliveryWindow: "17-22" },
    noon,
  )
  expect(times?.pickup).toMatchObject({ date: "2026-11-21", window: { window: "13-18" } })
  expect(times?.dropOff).toMatchObject({ date: "2026-11-21", window: { window: "17-22" } })
})

test("the slot label is omitted for Next Day", () => {
  const times = plannedTimes(plain, { ...draft, bookingType: "nextDay" }, noon)
  expect(times?.pickup).toEqual({ date: "2026-11-21", window: null })
})

test("the drop-off window that was chosen for Next Day is named with its date", () => {
  const times = plannedTimes(plain, { ...draft, bookingType: "nextDay", deliveryWindow: "17-22" }, noon)
  expect(times?.dropOff).toMatchObject({ date: "2026-11-22", window: { window: "17-22" } })
})

test("an On Demand booking is delivered before a time two hours after its start", () => {
  const times = plannedTimes(plain, { ...draft, bookingType: "onDemand", pickupWindow: "14" }, noon)
  expect(times?.dropOff.window).toMatchObject({ window: "before-16", end: at("2026-11-21T16:00:00+04:00") })
})

test("a date on which nothing can be booked any more has no times", () => {
  expect(plannedTimes(plain, { ...draft, bookingType: "sameDay" }, at("2026-11-21T16:00:00+04:00"))).toBeNull()
})
