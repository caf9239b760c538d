import fc from "fast-check"
import { afterEach, describe, expect, it, vi } from "vitest"
import { dateFnsOffsetAt } from "../calendar/date-fns-zone.ts"
import { localDate } from "../calendar/local-date.ts"
import { instant } from "../calendar/testing/arbitraries.ts"
import { intlOffsetAt } from "../calendar/zone.ts"
import { runs } from "../testing/runs.ts"
import { gulfBook } from "./books/gulf.ts"
import { compile, type Engine, InvalidRuleBook, type RuleBook } from "./rule-book.ts"
import { randomScenes } from "./testing/scenes.ts"

describe("an engine", () => {
  afterEach(() => {
    vi.restoreAllMocks()
  })

  it("answers over another port of offsets as over its own", () => {
    fc.assert(
      fc.property(randomScenes(), ({ book, readings: reading, ask }) => {
        const own = compile(book, { reading })
        const other = compile(book, { reading, offsetAt: intlOffsetAt })
        expect(other.quote(ask)).toEqual(own.quote(ask))
        expect(other.staleAt(ask)).toEqual(own.staleAt(ask))
      }),
      { numRuns: runs(200) },
    )
  })

  it("answers by the book as it was when it was compiled", () => {
    const book = JSON.parse(JSON.stringify(gulfBook)) as typeof gulfBook & RuleBook
    const engine: Engine<RuleBook> = compile<RuleBook>(book)
    const ask = { market: "AE", service: "nextDay", now: Date.parse("2026-11-21T12:00Z"), tags: ["bike"] }
    const before = engine.quote(ask)
    Object.assign(book, { horizonDays: 0, routes: {}, readings: {} })
    Object.assign(book.markets.AE, {
      closures: [{ id: "all", from: "01-01", to: "12-31" }],
      blackouts: { weekdays: [1] },
    })
    expect(engine.quote(ask)).toEqual(before)
    expect(engine.earliest({ ...ask, blackouts: {} })).toEqual(engine.earliest(ask))
    expect(engine.earliest({ ...ask, route: "al-ain-rak" })).toEqual(engine.earliest(ask))
  })

  it("checks a copy of a shipped book, which itself nobody can change", () => {
    const parts = [gulfBook, gulfBook.markets.AE, gulfBook.services.sameDay.pickup, gulfBook.services.sameDay.pickup[0]]
    for (const part of parts) expect(Object.isFrozen(part)).toBe(true)
    expect(() => Object.assign(gulfBook.services.onDemand.pickup, { every: 0 })).toThrow(TypeError)
    expect(() => compile<RuleBook>({ ...gulfBook, horizonDays: -1 })).toThrow(InvalidRuleBook)
    expect(() => compile(gulfBook, { reading: "none" as never })).toThrow(InvalidRuleBook)
    const now = Date.parse("2026-11-21T06:00Z")
    const ask = { market: "AE", service: "nextDay", now } as const
    expect(compile(gulfBook).quote(ask)).toEqual(compile(structuredClone(gulfBook)).quote(ask))
  })

  it("reads every wall clock through the port that it is given", () => {
    const engine = compile(gulfBook, { offsetAt: () => 0 })
    const now = Date.parse("2026-11-21T15:59:59.999Z")
    expect(engine.clock("AE", now)).toMatchObject({ date: "2026-11-21", minute: 15 * 60 + 59 })
    expect(engine.staleAt({ market: "QA", service: "sameDay", now })).toBe(Date.parse("2026-11-21T16:00Z"))
  })

  it("answers for the Gulf over date-fns-tz as over its own clock", () => {
    fc.assert(
      fc.property(instant, fc.constantFrom("AE" as const, "QA" as const), (now, market) => {
        const ask = { market, service: "nextDay", now } as const
        expect(compile(gulfBook, { offsetAt: dateFnsOffsetAt }).quote(ask)).toEqual(compile(gulfBook).quote(ask))
      }),
      { numRuns: runs(200) },
    )
  })

  it("asks Intl nothing about the Gulf", () => {
    const asked = vi.spyOn(Intl.DateTimeFormat.prototype as { format: unknown }, "format", "get")
    const opened = vi.spyOn(Intl, "DateTimeFormat")
    const engine = compile(gulfBook)
    for (const market of ["AE", "QA"] as const)
      for (const service of ["sameDay", "nextDay", "onDemand"] as const) {
        const ask = { market, service, now: Date.parse("2026-11-21T12:00Z") } as const
        engine.quote(ask)
        engine.check({ ...ask, date: localDate("2026-11-22"), delivery: { date: localDate("2026-11-23") } })
        engine.clock(market, ask.now).band(service)
      }
    expect(opened).not.toHaveBeenCalled()
    expect(asked).not.toHaveBeenCalled()
    engine.clock("AE", Date.parse("1972-01-01T00:00Z"))
    expect(asked).toHaveBeenCalled()
  })

  it("knows the names of its book's markets and services", () => {
    const engine = compile(gulfBook)
    const now = Date.parse("2026-11-21T12:00Z")
    // @ts-expect-error no such market
    expect(() => engine.earliest({ market: "SA", service: "sameDay", now })).toThrow("market")
    // @ts-expect-error no such service
    expect(() => engine.earliest({ market: "AE", service: "sameday", now })).toThrow("service")
    // @ts-expect-error no such route
    expect(() => engine.earliest({ market: "AE", service: "sameDay", now, route: "to-the-moon" })).toThrow("route")
    // @ts-expect-error no such reading
    expect(() => compile(gulfBook, { reading: "sd-cutoff-1300" })).toThrow("readings.sd-cutoff-1300")
  })

  it("takes any name of a book that is data", () => {
    const book: RuleBook = JSON.parse(JSON.stringify(gulfBook))
    const engine = compile(book, { reading: "sd-cutoff-1400" })
    const now = Date.parse("2026-11-21T14:00+04:00")
    const ask = { market: "AE", service: "sameDay", now, route: "al-ain-rak" }
    expect(engine.earliest(ask)?.date).toBe("2026-11-22")
  })
})
