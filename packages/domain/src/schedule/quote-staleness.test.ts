import { describe, expect, it } from "vitest"
import { addDays, localDate } from "../calendar/local-date.ts"
import { compile, type RuleBook } from "./rule-book.ts"

const today = localDate("2026-11-21")
const horizonDays = 5

const book = {
  id: "staleness",
  version: "1",
  horizonDays,
  markets: { here: { zone: "UTC" } },
  services: {
    courier: {
      bands: { day: "00:00" },
      pickup: [
        { id: "evening", start: "18:00", end: "22:00", orderBy: "20:00" },
        { id: "noon", start: "12:00", end: "14:00", orderBy: "10:00" },
      ],
      delivery: { leadDays: 1, windows: [{ id: "all", start: "00:00", end: "24:00" }] },
    },
  },
} as const satisfies RuleBook
const engine = compile(book)

/** When a quote at nine of a number of dates is another one: of those that begin so many days ahead, or from today on. */
function staleAt(from: number | null, days: number, time = "09:00"): string | null {
  const { staleAt: stale } = engine.quote({
    market: "here",
    service: "courier",
    now: Date.parse(`${today}T${time}Z`),
    ...(from !== null && { from: addDays(today, from) }),
    days,
  })
  return stale === null ? null : new Date(stale).toISOString().slice(0, 16)
}

describe("until when a quote stands", () => {
  it("is until the first of its windows is shut, whatever their order in the book", () => {
    expect([staleAt(null, 1), staleAt(0, 1)]).toEqual(["2026-11-21T10:00", "2026-11-21T10:00"])
    expect([staleAt(null, 1, "10:00"), staleAt(0, 1, "10:00")]).toEqual(["2026-11-21T20:00", "2026-11-21T20:00"])
    expect([staleAt(1, 1), staleAt(1, 2), staleAt(-1, 3)]).toEqual([
      "2026-11-22T10:00",
      "2026-11-22T10:00",
      "2026-11-21T10:00",
    ])
  })

  it("is the next midnight at the latest where it begins today: then it begins with another date", () => {
    expect([staleAt(null, 1, "20:00"), staleAt(null, 3, "20:00")]).toEqual(["2026-11-22T00:00", "2026-11-22T00:00"])
    expect(staleAt(0, 3, "20:00")).toBe("2026-11-22T10:00")
    expect(staleAt(0, 1, "20:00")).toBeNull()
  })

  it("is the midnight that brings a date of it within the horizon", () => {
    expect(staleAt(horizonDays - 1, 2)).toBe("2026-11-25T10:00")
    expect(staleAt(horizonDays, 1)).toBe("2026-11-26T10:00")
    expect(staleAt(horizonDays, 2)).toBe("2026-11-22T00:00")
    expect([staleAt(horizonDays + 1, 1), staleAt(horizonDays + 3, 2)]).toEqual(["2026-11-22T00:00", "2026-11-24T00:00"])
  })

  it("is for ever where all of its dates are past", () => {
    expect([staleAt(-2, 1), staleAt(-5, 5)]).toEqual([null, null])
  })
})
