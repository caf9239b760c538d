import { describe, expect, it } from "vitest"
import { compile, type RuleBook } from "./rule-book.ts"

describe("the earliest date", () => {
  it("is null when no window is left up to the horizon", () => {
    const now = Date.parse("2026-11-21T22:00+04:00")
    const book = {
      id: "today",
      version: "1",
      horizonDays: 0,
      markets: { AE: { zone: "Asia/Dubai" } },
      services: {
        morning: {
          bands: { day: "00:00" },
          pickup: [{ id: "8-9", start: "08:00", end: "09:00", orderBy: "08:00" }],
          delivery: { leadDays: 0, within: 60, notAfter: "12:00" },
        },
      },
    } as const satisfies RuleBook
    const ask = { market: "AE", service: "morning", now } as const
    expect(compile(book).earliest(ask)).toBeNull()
    expect(compile(book).staleAt(ask)).toBeNull()
    expect(compile(book).earliest({ ...ask, horizonDays: 1 })).toEqual({ date: "2026-11-22", delivery: "2026-11-22" })
  })
})
