import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { localDate } from "../calendar/local-date.ts"
import { zoneNamed } from "../calendar/zone.ts"
import { runs } from "../testing/runs.ts"
import { countdown, datedName, momentIn, timeIn } from "./market-time.ts"

const dubai = zoneNamed("Asia/Dubai", "+04:00")
const london = zoneNamed("Europe/London")

describe("what is left", () => {
  const second = 1000
  const minute = 60 * second
  const hour = 60 * minute
  const day = 24 * hour
  it.each([
    [1, "less than 1 s"],
    [999, "less than 1 s"],
    [second, "1 s"],
    [minute - 1, "59 s"],
    [minute, "1 min"],
    [minute + second, "1 min 1 s"],
    [hour - 1, "59 min 59 s"],
    [hour + 59 * second, "1 h"],
    [18 * hour + 40 * minute, "18 h 40 min"],
    [day + 59 * minute, "1 d"],
    [40 * day + 2 * hour, "40 d 2 h"],
  ])("of %i ms is %s", (left, words) => {
    expect(countdown(1_000_000, 1_000_000 + left)).toBe(words)
  })

  it("is never said to be more than it is, nor less by a unit or more", () => {
    const units: Readonly<Record<string, number>> = { d: day, h: hour, min: minute, s: second }
    fc.assert(
      fc.property(fc.nat(), fc.integer({ min: second, max: 400 * day }), (from, left) => {
        const said = countdown(from, from + left).split(" ")
        const amounts = said.flatMap((word, at) =>
          at % 2 === 0 ? [Number(word) * (units[said[at + 1] ?? ""] ?? 0)] : [],
        )
        const total = amounts.reduce((sum, amount) => sum + amount, 0)
        const [greatest = ""] = said.filter((word) => word in units)
        const next = { d: hour, h: minute, min: second, s: second }[greatest] ?? 0
        expect(total).toBeLessThanOrEqual(left)
        expect(left - total).toBeLessThan(next)
      }),
      { numRuns: runs(500) },
    )
  })
})

describe("a moment", () => {
  it("has the market's wall clock and its offset", () => {
    expect(momentIn(dubai, Date.parse("2026-11-21T11:20:00Z"))).toBe("2026-11-21 15:20:00 +04:00")
    expect(momentIn(dubai, Date.parse("2026-11-21T11:59:59.999Z"))).toBe("2026-11-21 15:59:59.999 +04:00")
    expect(momentIn(zoneNamed("America/St_Johns"), Date.parse("2026-01-01T12:00Z"))).toBe("2026-01-01 08:30:00 -03:30")
  })

  it("differs between the two times that a clock shows when it goes back", () => {
    expect(momentIn(london, Date.parse("2026-10-25T00:30Z"))).toBe("2026-10-25 01:30:00 +01:00")
    expect(momentIn(london, Date.parse("2026-10-25T01:30Z"))).toBe("2026-10-25 01:30:00 +00:00")
  })

  it("says its date where it is not the one that is spoken of", () => {
    const date = localDate("2026-11-21")
    expect(timeIn(dubai, Date.parse("2026-11-21T12:00Z"), date)).toBe("16:00")
    expect(timeIn(dubai, Date.parse("2026-11-20T14:00Z"), date)).toBe("18:00 on 2026-11-20")
    expect(timeIn(dubai, Date.parse("2026-11-21T20:00Z"), date)).toBe("00:00 on 2026-11-22")
  })
})

it("names the day of the week of a date", () => {
  const week = ["2026-11-16", "2026-11-17", "2026-11-18", "2026-11-19", "2026-11-20", "2026-11-21", "2026-11-22"]
  expect(week.map((date) => datedName(localDate(date)).slice(0, 3))).toEqual([
    ...["Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun"],
  ])
})
