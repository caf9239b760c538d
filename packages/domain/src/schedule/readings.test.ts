import { describe, expect, it } from "vitest"
import { localDate } from "../calendar/local-date.ts"
import { bookIssues, compile, defineRuleBook, InvalidRuleBook } from "./rule-book.ts"

const book = defineRuleBook({
  id: "readings",
  version: "1",
  horizonDays: 3,
  markets: { north: { zone: "UTC" }, south: { zone: "UTC" } },
  services: {
    parcel: {
      bands: { day: "00:00" },
      pickup: [
        { id: "9-12", start: "09:00", end: "12:00", orderBy: "09:00" },
        { id: "14-18", start: "14:00", end: "18:00", orderBy: "14:00" },
      ],
      delivery: { leadDays: 1, windows: [{ id: "9-18", start: "09:00", end: "18:00" }] },
    },
  },
  readings: {
    short: { horizonDays: 1 },
    early: { services: { parcel: { pickup: [{ id: "9-12", start: "09:00", end: "12:00", orderBy: "08:00" }] } } },
    shorter: { horizonDays: 0 },
    southOnly: { markets: { south: { services: { parcel: { delivery: { leadDays: 2 } } } } } },
    noSouth: { markets: { south: null } },
  },
})

const now = Date.parse("2026-11-30T08:30Z")
const ask = { market: "north", service: "parcel", now } as const
const today = localDate("2026-11-30")

describe("a reading", () => {
  it("leaves the book as it is when none is chosen", () => {
    for (const engine of [compile(book), compile(book, {}), compile(book, { reading: [] })]) {
      expect(engine.book).toEqual({ id: "readings", version: "1", readings: [] })
      expect(engine.check({ ...ask, date: today, window: "9-12" }).ok).toBe(true)
    }
  })

  it("replaces lists whole and keeps what it does not name", () => {
    const engine = compile(book, { reading: "early" })
    expect(engine.book.readings).toEqual(["early"])
    expect(engine.explain({ ...ask, date: today }).map(({ window, code }) => [window, code])).toEqual([
      ["9-12", "cutoff-passed"],
    ])
    expect(engine.earliest(ask)).toEqual({ date: "2026-12-01", delivery: "2026-12-02" })
  })

  it("is applied after the one before it", () => {
    const reachable = (reading: readonly ("short" | "shorter" | "early")[]) =>
      compile(book, { reading })
        .quote({ ...ask, days: 5 })
        .days.filter(({ slots }) => slots.length > 0).length
    expect(reachable(["short"])).toBe(2)
    expect(reachable(["short", "shorter"])).toBe(1)
    expect(reachable(["shorter", "short"])).toBe(2)
    expect(reachable(["early", "short"])).toBe(1)
    expect(compile(book, { reading: ["early", "short"] }).book.readings).toEqual(["early", "short"])
  })

  it("can change one market's service and can take a market away", () => {
    const delivered = (market: "north" | "south") =>
      compile(book, { reading: "southOnly" }).earliest({ ...ask, market })?.delivery
    expect([delivered("north"), delivered("south")]).toEqual(["2026-12-01", "2026-12-02"])
    expect(() => compile(book, { reading: "noSouth" }).earliest({ ...ask, market: "south" })).toThrow(
      "market is not among the book's markets (north): south",
    )
  })

  it("changes neither the book nor what it gives when called again", () => {
    const before = structuredClone(book)
    compile(book, { reading: ["early", "shorter", "southOnly"] })
    expect(book).toEqual(before)
  })

  it("that the book does not have is refused by name, with those that it has", () => {
    const problem = `is not among the book's readings (${Object.keys(book.readings).join(", ")})`
    expect(() => compile(book, { reading: "late" as "early" })).toThrow(InvalidRuleBook)
    expect(bookIssues(book, ["early", "late", "toString"])).toEqual([
      { path: "readings.late", problem },
      { path: "readings.toString", problem },
    ])
    expect(bookIssues({ ...book, readings: undefined }, ["early"])).toEqual([
      { path: "readings.early", problem: "is not among the book's readings (none)" },
    ])
  })

  it("that spoils the book is refused with its name before the path, chosen or not", () => {
    const spoilt = { ...book, readings: { ...book.readings, none: { markets: { north: null, south: null } } } }
    expect(bookIssues(spoilt)).toEqual([{ path: "readings.none.markets", problem: "is empty" }])
    expect(bookIssues(spoilt, [])).toEqual([])
    expect(bookIssues(spoilt, ["early"])).toEqual([])
    expect(bookIssues(spoilt, ["early", "none"])).toEqual([
      { path: "readings.early+none.markets", problem: "is empty" },
    ])
  })

  it("is judged together with the others that are chosen", () => {
    const pair = {
      ...book,
      readings: {
        zero: { services: { parcel: { delivery: { leadDays: 0 } } } },
        within: { services: { parcel: { delivery: { windows: null, within: 60, notAfter: "24:00" } } } },
      },
    }
    expect(bookIssues(pair, ["zero", "within"])).toEqual([])
    expect(bookIssues(pair, ["within"])).toEqual([
      {
        path: "readings.within.services.parcel.delivery.leadDays",
        problem: "is not 0: it delivers within minutes",
      },
    ])
  })
})
