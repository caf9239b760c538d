import { describe, expect, it } from "vitest"
import { compile, type RuleBook, type Window } from "./rule-book.ts"

const now = Date.parse("2026-11-21T00:00Z")

function staleAt(pickup: readonly Window[], at = now, horizonDays = 5): string | null {
  const book: RuleBook = {
    id: "closings",
    version: "1",
    horizonDays,
    markets: { here: { zone: "UTC" } },
    services: {
      courier: {
        bands: { day: "00:00" },
        pickup,
        delivery: { leadDays: 1, windows: [{ id: "all", start: "00:00", end: "24:00" }] },
      },
    },
  }
  const stale = compile(book).staleAt({ market: "here", service: "courier", now: at })
  return stale === null ? null : new Date(stale).toISOString().slice(0, 16)
}

const evening: Window = { id: "evening", start: "18:00", end: "22:00", orderBy: "20:00" }
const twoDaysAhead: Window = {
  id: "ahead",
  start: "12:00",
  end: "13:00",
  orderBy: { before: "start", minutes: 2 * 1440 },
}

describe("the next closing", () => {
  it("is that of the first window to be shut today", () => {
    expect(staleAt([evening])).toBe("2026-11-21T20:00")
    expect(staleAt([evening, { ...evening, id: "early", orderBy: "17:00" }])).toBe("2026-11-21T17:00")
  })

  it("can be that of a later date's window, which is ordered days before", () => {
    expect(staleAt([evening, twoDaysAhead])).toBe("2026-11-21T12:00")
    expect(staleAt([twoDaysAhead, evening])).toBe("2026-11-21T12:00")
    expect(staleAt([evening, twoDaysAhead], Date.parse("2026-11-21T12:00Z"))).toBe("2026-11-21T20:00")
  })

  it("is none where nothing can be booked up to the horizon", () => {
    expect(staleAt([evening], Date.parse("2026-11-21T20:00Z"), 0)).toBeNull()
    expect(staleAt([evening], Date.parse("2026-11-21T20:00Z"), 1)).toBe("2026-11-22T20:00")
    expect(staleAt([twoDaysAhead], now, 1)).toBeNull()
    expect(staleAt([twoDaysAhead], now, 2)).toBe("2026-11-21T12:00")
  })
})
