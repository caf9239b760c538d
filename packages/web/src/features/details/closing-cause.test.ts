import { scheduleOf } from "@mersal/domain/booking/windows/market-schedule"
import { localDate } from "@mersal/domain/calendar/local-date"
import type { Closure } from "@mersal/domain/schedule/rule-book"
import { expect, test } from "vitest"
import { closingCause } from "./closing-cause.ts"

const date = localDate("2026-11-22")
const now = Date.parse("2026-11-21T12:00+04:00")
const question = { market: "AE", bookingType: "sameDay", vehicle: "bike" } as const
const closed: Parameters<typeof closingCause>[2] = {
  date,
  window: "13-18",
  why: "closure",
  next: { date, window: "11-14" },
}
const off: Closure = { id: "off", from: date, to: date, between: ["13:00", "18:00"] }
const causeWith = (closure: Closure, alert = closed) =>
  closingCause(scheduleOf("AE", { closures: [closure], readings: [] }), question, alert, now)

test("a closure for everybody and one for this vehicle are told apart", () => {
  expect(causeWith(off)).toBe("closure")
  expect(causeWith({ ...off, tags: ["bike"] })).toBe("vehicle")
})

test("a date without a named window is closed to a vehicle when others have a window of it", () => {
  const ofDate = { id: "off", from: date, to: date }
  const unnamed = { ...closed, window: null, next: null }
  expect(causeWith({ ...ofDate, tags: ["bike"] }, unnamed)).toBe("vehicle")
  expect(causeWith(ofDate, unnamed)).toBe("closure")
})

test("what no closure shut was shut by its last order time", () => {
  expect(causeWith(off, { ...closed, why: "time" })).toBe("time")
})

test("what is full is neither, also where the same window of another day is next", () => {
  expect(causeWith(off, { ...closed, why: "full" })).toBe("full")
})

test("where date and window stay, the drop-off time is what moved", () => {
  expect(causeWith(off, { ...closed, next: { date, window: "13-18" } })).toBe("dropOff")
})
