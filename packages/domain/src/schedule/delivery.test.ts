import { describe, expect, it } from "vitest"
import { localDate } from "../calendar/local-date.ts"
import { gulfBook } from "./books/gulf.ts"
import { type Closure, compile, type RuleBook } from "./rule-book.ts"

describe("delivery", () => {
  it("of On Demand is before start + 2 hours, within the date, for all thirteen hours", () => {
    const engine = compile(gulfBook)
    for (const market of ["AE", "QA"] as const) {
      const now = Date.parse("2026-11-20T12:00Z")
      const [, day] = engine.quote({ market, service: "onDemand", now, days: 2 }).days
      expect(day?.slots.length).toBe(13)
      for (const slot of day?.slots ?? [])
        expect(slot.delivery).toEqual({
          date: slot.date,
          options: [
            { window: `before-${Number(slot.window) + 2}`, start: slot.start, end: slot.start + 2 * 3_600_000 },
          ],
        })
    }
  })

  it("with a deadline is never moved to another date, even when a clock change leaves no time for it", () => {
    const book = {
      ...gulfBook,
      markets: { GB: { zone: "Europe/London" } },
      services: {
        night: {
          bands: { day: "00:00" },
          pickup: [{ id: "1-4", start: "01:00", end: "04:00", orderBy: "01:00" }],
          delivery: { leadDays: 0, within: 30, notAfter: "24:00" },
        },
      },
    } as const
    const now = Date.parse("2026-03-28T12:00Z")
    const { days } = compile(book).quote({ market: "GB", service: "night", now, days: 3 })
    expect(days.map((day) => day.slots.map((slot) => slot.delivery.date))).toEqual([[], [], ["2026-03-30"]])
  })

  it("with a deadline is capped by its last time, and a pick-up from then on is not offered", () => {
    const book = {
      ...gulfBook,
      services: {
        late: {
          bands: { day: "00:00" },
          pickup: { every: 60, first: "20:00", last: "23:00", length: 60, orderBy: { before: "start", minutes: 0 } },
          delivery: { leadDays: 0, within: 120, notAfter: "22:00" },
        },
      },
    } as const
    const [day] = compile(book).quote({ market: "AE", service: "late", now: Date.parse("2026-11-21T12:00+04:00") }).days
    expect(day?.slots.map((slot) => [slot.window, slot.delivery.options[0]?.window])).toEqual([
      ["20", "before-22"],
      ["21", "before-22"],
    ])
  })

  it("is looked for once on each date, however many pick-up dates look in vain", () => {
    const book = {
      id: "far",
      version: "1",
      horizonDays: 1096,
      markets: { GB: { zone: "Europe/London" } },
      services: {
        night: {
          bands: { day: "00:00" },
          pickup: [{ id: "20-22", start: "20:00", end: "22:00", orderBy: "18:00" }],
          delivery: { leadDays: 1, windows: [{ id: "9-12", start: "09:00", end: "12:00" }] },
        },
      },
    } as const satisfies RuleBook
    let looks = 0
    const closed: Closure = {
      id: "by-day",
      get from() {
        looks += 1
        return localDate("2000-01-01")
      },
      to: localDate("2099-12-31"),
      between: ["08:00", "20:00"],
    }
    const ask = { market: "GB", service: "night", now: Date.parse("2026-11-21T12:00Z"), closures: [closed] } as const
    const verdict = compile(book).check({ ...ask, date: localDate("2026-11-22") })
    expect(verdict).toMatchObject({ ok: false, reason: "delivery-blackout", earliest: null, next: null })
    // Once for each of both would be more than a million.
    expect(looks).toBeLessThan(20_000)
  })
})
