import { describe, expect, it } from "vitest"
import { toIso } from "../calendar/iso-instant.ts"
import { addDays, localDate } from "../calendar/local-date.ts"
import { compile, type RuleBook } from "./rule-book.ts"

describe("the list of a date", () => {
  it("does not offer 1AM-2AM in London on the night that has none", () => {
    const engine = compile(nightBook)
    const ask = { market: "GB", service: "night", now: Date.parse("2026-03-28T12:00Z") } as const
    const days = engine.quote({ ...ask, from: localDate("2026-03-28"), days: 3 }).days
    expect(days.map((day) => day.slots.map((slot) => slot.window))).toEqual([[], ["0", "2"], ["0", "1", "2"]])
  })
})

describe("dates that are kept in one place", () => {
  const ask = { market: "GB", service: "night", now: Date.parse("2026-11-21T12:00Z"), horizonDays: 1096 } as const
  const near = localDate("2026-11-23")
  const far = addDays(near, 1024)

  it("are told apart", () => {
    const engine = compile(nightBook)
    for (const from of [near, far, near])
      expect(engine.quote({ ...ask, from, days: 1 }).days).toEqual(
        compile(nightBook).quote({ ...ask, from, days: 1 }).days,
      )
    expect(engine.quote({ ...ask, from: far, days: 1 }).days[0]?.slots[0]?.key).toBe(`GB/night/${far}/0`)
  })

  it("are others in another zone of a question", () => {
    const engine = compile(nightBook)
    const starts = (zone?: "Asia/Dubai") =>
      engine.quote({ ...ask, from: near, days: 1, ...(zone && { zone }) }).days[0]?.slots[0]?.start
    expect([starts(), starts("Asia/Dubai"), starts()].map((start) => start && toIso(start))).toEqual([
      "2026-11-23T00:00:00.000Z",
      "2026-11-22T20:00:00.000Z",
      "2026-11-23T00:00:00.000Z",
    ])
  })
})

describe("a quote without deliveries", () => {
  it("does not list a window that could not be delivered", () => {
    const engine = compile(nightBook)
    const ask = { market: "GB", service: "night", now: Date.parse("2026-03-29T12:00Z"), deliveries: false } as const
    const blackouts = { delivery: [localDate("2026-03-30")] }
    expect(engine.quote({ ...ask, days: 2 }).days[1]?.slots[0]).toEqual({
      key: "GB/night/2026-03-30/0",
      date: "2026-03-30",
      window: "0",
      start: Date.parse("2026-03-29T23:00Z"),
      end: Date.parse("2026-03-30T00:00Z"),
      orderBy: Date.parse("2026-03-29T21:00Z"),
    })
    expect(engine.quote({ ...ask, blackouts, days: 2 }).days.map(({ slots }) => slots.length)).toEqual([0, 0])
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
