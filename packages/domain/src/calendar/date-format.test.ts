import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { runs } from "../testing/runs.ts"
import {
  formatSummaryDate,
  formatTrackingTime,
  ordinal,
  parseOrdinal,
  parseSummaryDate,
  twelveHourClock,
} from "./date-format.ts"
import { localDate } from "./local-date.ts"
import { date } from "./testing/arbitraries.ts"
import { zoneNamed } from "./zone.ts"

describe("date texts", () => {
  it("write ordinals that read back", () => {
    fc.assert(
      fc.property(fc.nat(1_000_000), (value) => {
        expect(parseOrdinal(ordinal(value))).toBe(value)
      }),
      { numRuns: runs(1000) },
    )
  })

  it("write the ordinals of a month as English does, 11th to 13th included", () => {
    const rules = new Intl.PluralRules("en", { type: "ordinal" })
    const endings: Partial<Record<Intl.LDMLPluralRule, string>> = { one: "st", two: "nd", few: "rd", other: "th" }
    for (let day = 1; day <= 120; day++) expect(ordinal(day)).toBe(`${day}${endings[rules.select(day)]}`)
  })

  it("write summary dates that read back", () => {
    fc.assert(
      fc.property(date, (day) => {
        expect(parseSummaryDate(formatSummaryDate(day))).toBe(day)
      }),
      { numRuns: runs(1000) },
    )
  })

  it("write a summary date like 1st Jan 2021", () => {
    expect(formatSummaryDate(localDate("2021-01-01"))).toBe("1st Jan 2021")
    expect(formatSummaryDate(localDate("2026-11-22"))).toBe("22nd Nov 2026")
  })

  it("name the months by three letters", () => {
    const months = Array.from({ length: 12 }, (_, index) => localDate(`2026-${String(index + 1).padStart(2, "0")}-01`))
    expect(months.map((day) => formatSummaryDate(day).slice(4, 7)).join(" ")).toBe(
      "Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec",
    )
  })

  it.each([
    "",
    "1st",
    "1st Jan",
    "Jan 2021",
    "1th Jan 2021",
    "01st Jan 2021",
    "th Jan 2021",
    "30th Feb 2021",
    "31st Apr 2021",
    "0th Jan 2021",
    "100th Jan 2021",
    "1st January 2021",
    "1st jan 2021",
    "1st Jan 21",
    "1st Jan 2021 ",
    " 1st Jan 2021",
    "1st  Jan 2021",
    "1st Jan 2021 AD",
  ])("read no date from '%s'", (text) => {
    expect(parseSummaryDate(text)).toBeNull()
  })

  it("write tracking times as 'Do MMM, YYYY - hh:mm A' on the market's wall clock", () => {
    const dubai = zoneNamed("Asia/Dubai")
    expect(formatTrackingTime(dubai, Date.parse("2021-01-01T10:05:59.999Z"))).toBe("1st Jan, 2021 - 02:05 PM")
    expect(formatTrackingTime(dubai, Date.parse("2026-12-11T20:00:00Z"))).toBe("12th Dec, 2026 - 12:00 AM")
  })

  it("write the day of a tracking time alone as in it, with its comma", () => {
    const dubai = zoneNamed("Asia/Dubai")
    const noon = Date.parse("2026-11-28T12:00:00+04:00")
    expect(formatSummaryDate(localDate("2026-11-28"), ",")).toBe("28th Nov, 2026")
    expect(formatTrackingTime(dubai, noon)).toMatch(/^28th Nov, 2026 - /)
  })

  it("keep every minute of the day apart on the 12-hour clock", () => {
    const texts = Array.from({ length: 1440 }, (_, minute) => twelveHourClock(minute))
    expect(new Set(texts).size).toBe(1440)
    expect([0, 60, 719, 720, 1439, 1440].map(twelveHourClock)).toEqual([
      "12:00 AM",
      "01:00 AM",
      "11:59 AM",
      "12:00 PM",
      "11:59 PM",
      "12:00 AM",
    ])
  })
})
