import { describe, expect, it } from "vitest"
import { localDate } from "../../calendar/local-date.ts"
import { bookIssues, bookWarnings, compile, type ServiceOf } from "../rule-book.ts"
import { londonBakeryBook } from "./london-bakery.ts"

const engine = compile(londonBakeryBook)
const market = "london"

function offered(service: ServiceOf<typeof londonBakeryBook>, date: string, asked: string): readonly string[] {
  const now = Date.parse(asked)
  const { days } = engine.quote({ market, service, now, from: localDate(date), days: 1 })
  return (days[0]?.slots ?? []).map(({ window, start, end, orderBy }) => {
    return `${window}: ${utc(start)} to ${utc(end)}, until ${utc(orderBy)}`
  })
}

const utc = (instant: number): string => new Date(instant).toISOString().slice(5, 16).replace("T", " ")

describe("the London bakery", () => {
  it("has neither issues nor warnings", () => {
    expect(bookIssues(londonBakeryBook)).toEqual([])
    expect(bookWarnings(londonBakeryBook)).toEqual([])
  })

  it("takes the morning's orders until 18:00 of the evening before, the afternoon's until 10:00", () => {
    expect(offered("bread", "2026-06-10", "2026-06-09T16:59:59.999Z")).toEqual([
      "morning: 06-10 06:00 to 06-10 08:00, until 06-09 17:00",
      "afternoon: 06-10 12:00 to 06-10 14:00, until 06-10 09:00",
    ])
    expect(offered("bread", "2026-06-10", "2026-06-09T17:00Z")).toEqual([
      "afternoon: 06-10 12:00 to 06-10 14:00, until 06-10 09:00",
    ])
    expect(engine.earliest({ market, service: "bread", now: Date.parse("2026-06-10T09:00Z") })?.date).toBe("2026-06-11")
  })

  it("brings bread within three hours of the window's start", () => {
    const now = Date.parse("2026-06-09T12:00Z")
    const verdict = engine.check({ market, service: "bread", now, date: localDate("2026-06-10"), window: "morning" })
    expect(verdict).toMatchObject({
      ok: true,
      slot: {
        delivery: { date: "2026-06-10", options: [{ window: "before-10", end: Date.parse("2026-06-10T09:00Z") }] },
      },
    })
  })

  it("is closed on Sundays, on a Monday that is a bank holiday, and at Christmas", () => {
    const closed = (date: string, now: string) => {
      const verdict = engine.check({ market, service: "bread", now: Date.parse(now), date: localDate(date) })
      return verdict.ok ? "open" : [verdict.reason, verdict.next?.date]
    }
    expect(closed("2026-06-14", "2026-06-12T12:00Z")).toEqual(["blackout", "2026-06-15"])
    expect(closed("2026-08-31", "2026-08-28T12:00Z")).toEqual(["closure", "2026-09-01"])
    expect(closed("2026-12-25", "2026-12-20T12:00Z")).toEqual(["closure", "2026-12-29"])
    expect(closed("2027-12-25", "2027-12-20T12:00Z")).toEqual(["closure", "2027-12-28"])
    expect(closed("2026-08-24", "2026-08-21T12:00Z")).toBe("open")
  })

  it("bakes in the morning of Christmas Eve only", () => {
    expect(offered("bread", "2026-12-24", "2026-12-20T12:00Z")).toEqual([
      "morning: 12-24 07:00 to 12-24 09:00, until 12-23 18:00",
    ])
  })

  it("takes Monday's orders over the Sunday on which the clock goes forward", () => {
    const saturday = "2026-03-28T18:30Z"
    expect(offered("bread", "2026-03-29", saturday)).toEqual([])
    expect(offered("bread", "2026-03-30", saturday)).toEqual([
      "morning: 03-30 06:00 to 03-30 08:00, until 03-29 17:00",
      "afternoon: 03-30 12:00 to 03-30 14:00, until 03-30 09:00",
    ])
    expect(engine.earliest({ market, service: "bread", now: Date.parse(saturday) })?.date).toBe("2026-03-30")
  })

  it("takes Monday's orders over the Sunday on which the clock goes back", () => {
    const saturday = "2026-10-24T17:30Z"
    expect(offered("bread", "2026-10-25", saturday)).toEqual([])
    expect(offered("bread", "2026-10-26", saturday)).toEqual([
      "morning: 10-26 07:00 to 10-26 09:00, until 10-25 18:00",
      "afternoon: 10-26 13:00 to 10-26 15:00, until 10-26 10:00",
    ])
    expect(engine.earliest({ market, service: "bread", now: Date.parse(saturday) })?.date).toBe("2026-10-26")
  })

  it("makes cakes from Wednesday to Saturday, ordered two days ahead on the wall clock", () => {
    const ask = { market, service: "cake", now: Date.parse("2026-03-27T12:00Z"), days: 7 } as const
    expect(engine.quote(ask).days.flatMap(({ slots }) => slots.map(({ date }) => date))).toEqual([
      "2026-04-01",
      "2026-04-02",
    ])
    expect(offered("cake", "2026-04-01", "2026-03-27T12:00Z")).toEqual([
      "noon: 04-01 09:00 to 04-01 11:00, until 03-30 09:00",
    ])
    expect(engine.check({ ...ask, date: localDate("2026-03-31") })).toMatchObject({
      ok: false,
      next: { date: "2026-04-01" },
    })
  })

  it("says how many orders a window still takes, and refuses the one that is full", () => {
    const ask = {
      market,
      service: "bread",
      now: Date.parse("2026-06-09T12:00Z"),
      date: localDate("2026-06-10"),
    } as const
    const used = (count: number) => (key: string) => (key === "london/bread/2026-06-10/morning" ? count : 0)
    const remaining = (count: number) =>
      engine
        .quote({ ...ask, from: ask.date, days: 1, occupancy: used(count) })
        .days[0]?.slots.map((slot) => [slot.window, slot.remaining])
    expect(remaining(29)).toEqual([
      ["morning", 1],
      ["afternoon", 20],
    ])
    expect(remaining(30)).toEqual([["afternoon", 20]])
    expect(engine.check({ ...ask, window: "morning", occupancy: used(30) })).toMatchObject({
      ok: false,
      reason: "full",
      next: { window: "afternoon" },
    })
  })
})
