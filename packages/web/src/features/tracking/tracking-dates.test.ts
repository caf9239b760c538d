import { localDate } from "@mersal/domain/calendar/local-date"
import { marketZone } from "@mersal/domain/market/market-zone"
import { writtenTimes } from "@mersal/domain/messages/written-times"
import { describe, expect, it } from "vitest"
import { dayOfTracking, unbrokenMoment } from "./tracking-dates.ts"

describe("the dates of tracking", () => {
  it.each(["en", "ar"] as const)("write a day as the moments of the page do (%s)", (language) => {
    const times = writtenTimes(language, marketZone("AE"), (time) => time)
    const noon = Date.parse("2026-11-28T12:00:00+04:00")
    expect(times.moment(noon)).toContain(dayOfTracking(times.date(localDate("2026-11-28"))))
  })

  it("keep a moment on one line", () => {
    expect(unbrokenMoment("28th Nov, 2026 - 10:00 PM")).not.toMatch(/ /)
  })
})
