import { describe, expect, it } from "vitest"
import { localDate } from "../calendar/local-date.ts"
import { at } from "../testing/sample-booking.ts"
import { dateText, momentText, monthText, periodText } from "./moment-text.ts"

describe("a date on paper", () => {
  it("is the day, the month and the year in figures, with the time on the market's own clock", () => {
    expect(dateText(localDate("2026-11-02"))).toBe("02/11/2026")
    expect(monthText("2026-11")).toBe("11/2026")
    const instant = at("2026-11-22T20:05:00.000Z")
    expect([momentText("AE", instant), momentText("QA", instant)]).toEqual(["23/11/2026 00:05", "22/11/2026 23:05"])
  })

  it("goes for a month from its first to its last day, of February too", () => {
    for (const [month, last] of [
      ["2026-02", "28/02/2026"],
      ["2028-02", "29/02/2028"],
      ["2026-11", "30/11/2026"],
      ["2026-12", "31/12/2026"],
    ] as const)
      expect(periodText(month)).toBe(`01/${last.slice(3)} – ${last}`)
  })
})
