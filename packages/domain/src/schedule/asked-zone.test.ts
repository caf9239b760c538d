import { describe, expect, it } from "vitest"
import { compile, defineRuleBook } from "./rule-book.ts"

const book = defineRuleBook({
  id: "zones",
  version: "1",
  horizonDays: 3,
  markets: { dubai: { zone: "Asia/Dubai" } },
  services: {
    courier: {
      bands: { day: "00:00" },
      pickup: [{ id: "9-12", start: "09:00", end: "12:00", orderBy: "09:00" }],
      delivery: { leadDays: 1, windows: [{ id: "9-12", start: "09:00", end: "12:00" }] },
    },
  },
  routes: { plain: {} },
})

const now = Date.parse("2026-11-21T02:00Z")
const ask = { market: "dubai", service: "courier", now } as const

describe("the zone of a question", () => {
  it("is the market's, whatever else the question brings along", () => {
    const engine = compile(book)
    const nine = Date.parse("2026-11-21T09:00+04:00")
    expect(engine.staleAt(ask)).toBe(nine)
    for (const more of [
      { route: "plain" },
      { tags: [] },
      { closures: [] },
      { blackouts: {} },
      { occupancy: () => 0 },
    ] as const)
      expect(engine.staleAt({ ...ask, ...more })).toBe(nine)
    expect(engine.staleAt({ ...ask, zone: "Asia/Qatar" })).toBe(Date.parse("2026-11-21T09:00+03:00"))
  })

  it("is a text", () => {
    expect(() => compile(book).staleAt({ ...ask, zone: 4 as unknown as string })).toThrow("is not a text")
  })

  it("is read through the port that the book was compiled with", () => {
    const engine = compile(book, { offsetAt: (zone) => (zone === "Moon/Tranquility" ? 3_600_000 : 0) })
    expect(engine.staleAt(ask)).toBe(Date.parse("2026-11-21T09:00Z"))
    expect(engine.staleAt({ ...ask, zone: "Moon/Tranquility" })).toBe(Date.parse("2026-11-21T09:00+01:00"))
  })

  it("is looked up once, until 64 others have been", () => {
    const asked: string[] = []
    const engine = compile(book, {
      offsetAt: (zone) => {
        asked.push(zone)
        return 0
      },
    })
    const lookUps = (zone: string): number => {
      const before = asked.length
      engine.staleAt({ ...ask, zone })
      return asked.length - before
    }
    expect(lookUps("zone 1")).toBeGreaterThan(0)
    // The market's own zone is one of the 64.
    for (let other = 2; other <= 63; other++) expect(lookUps(`zone ${other}`)).toBeGreaterThan(0)
    expect(lookUps("zone 1")).toBe(0)
    expect(lookUps("zone 63")).toBe(0)
    expect(lookUps("zone 64")).toBeGreaterThan(0)
    expect(lookUps("zone 64")).toBe(0)
    expect(lookUps("zone 1")).toBeGreaterThan(0)
  })
})
