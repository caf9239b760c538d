import { describe, expect, it } from "vitest"
import { localDate } from "../calendar/local-date.ts"
import { compile, type RuleBook } from "./rule-book.ts"

describe("the list of a date", () => {
  it("does not offer 1AM-2AM in London on the night that has none", () => {
    const engine = compile(nightBook)
    const ask = { market: "GB", service: "night", now: Date.parse("2026-03-28T12:00Z") } as const
    const days = engine.quote({ ...ask, from: localDate("2026-03-28"), days: 3 }).days
    expect(days.map((day) => day.slots.map((slot) => slot.window))).toEqual([[], ["0", "2"], ["0", "1", "2"]])
  })
})

const nightBook = {
  id: "night",
  version: "1",
  horizonDays: 3,
  markets: { GB: { zone: "Europe/London" } },
  services: {
    night: {
      bands: { night: "00:00" },
      pickup: { every: 60, first: "00:00", last: "02:00", length: 60, orderBy: { dayBefore: "22:00" } },
      delivery: { leadDays: 0, windows: [{ id: "3-6", start: "03:00", end: "06:00" }] },
    },
  },
} as const satisfies RuleBook
