import { describe, expect, it } from "vitest"
import { localDate } from "../calendar/local-date.ts"
import { marketZone } from "../market/market-zone.ts"
import { writtenTimes } from "./written-times.ts"

describe("written times", () => {
  it.each(["en", "ar"] as const)("write a day with a comma as the moments of that day do (%s)", (language) => {
    const times = writtenTimes(language, marketZone("AE"), (time) => time)
    const noon = Date.parse("2026-11-28T12:00:00+04:00")
    expect(times.moment(noon)).toContain(times.date(localDate("2026-11-28"), ","))
  })

  it("write a day alone without the comma in English, and in one way in Arabic", () => {
    const [english, arabic] = (["en", "ar"] as const).map((language) =>
      writtenTimes(language, marketZone("AE"), (time) => time),
    )
    const day = localDate("2026-11-28")
    expect(english?.date(day)).toBe("28th Nov 2026")
    expect(arabic?.date(day)).toBe(arabic?.date(day, ","))
  })
})
