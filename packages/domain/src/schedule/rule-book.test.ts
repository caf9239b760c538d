import process from "node:process"
import fc from "fast-check"
import { afterEach, describe, expect, it, vi } from "vitest"
import { dateFnsOffsetAt } from "../calendar/date-fns-zone.ts"
import { addDays, localDate } from "../calendar/local-date.ts"
import { fixedZoneId, instant, sharedZone } from "../calendar/testing/arbitraries.ts"
import { dayBegunAt, instantOfDay, intlOffsetAt } from "../calendar/zone.ts"
import { runs } from "../testing/runs.ts"
import { gulfBook } from "./books/gulf.ts"
import { type CompileOptions, compile, type RuleBook } from "./rule-book.ts"
import { asked, ruleBook, type Scene, scene } from "./testing/arbitraries.ts"

/** All that a book answers at one instant, as plain data. */
function answers({ book, now }: Pick<Scene, "book" | "now">, options: CompileOptions = {}) {
  const engine = compile(book, options)
  const ask = asked({ zone: "", book, now })
  const clock = engine.clock("here", now)
  const quote = engine.quote({ ...ask, days: 5 })
  return {
    clock: { date: clock.date, minute: clock.minute, band: clock.band("courier"), next: clock.nextBandAt("courier") },
    quote,
    earliest: engine.earliest(ask),
    staleAt: engine.staleAt(ask),
    verdicts: quote.days.map(({ date }) => engine.check({ ...ask, date })),
  }
}

describe("an engine", () => {
  const machineZone = process.env.TZ
  afterEach(() => {
    vi.restoreAllMocks()
    if (machineZone === undefined) delete process.env.TZ
    else process.env.TZ = machineZone
  })

  it("gives the same answers whatever the machine's own zone is", () => {
    const summerOffsets = new Set<number>()
    fc.assert(
      fc.property(scene, (scene) => {
        const told = ["UTC", "Europe/London", "America/Los_Angeles"].map((zone) => {
          process.env.TZ = zone
          summerOffsets.add(new Date(Date.UTC(2026, 6)).getTimezoneOffset())
          return JSON.stringify(answers(scene))
        })
        expect(new Set(told).size).toBe(1)
      }),
      { numRuns: runs(300) },
    )
    expect([...summerOffsets].sort((a, b) => a - b)).toEqual([-60, 0, 420])
  })

  it("answers a frozen question twice alike, and reads neither clock nor chance", () => {
    vi.spyOn(Date, "now").mockImplementation(() => {
      throw new Error("read the clock")
    })
    vi.spyOn(Math, "random").mockImplementation(() => {
      throw new Error("threw dice")
    })
    const sample = fc.sample(scene, { numRuns: 200, seed: 42 })
    for (const { book, now } of sample) {
      const frozen = deepFreeze(book)
      expect(answers({ book: frozen, now })).toEqual(answers({ book: frozen, now }))
    }
  })

  it("answers a second question alike, whatever was asked between", () => {
    fc.assert(
      fc.property(scene, fc.array(instant, { maxLength: 5 }), ({ book, now }, others) => {
        const engine = compile(book)
        const ask = { market: "here", service: "courier" } as const
        const first = JSON.stringify(engine.quote({ ...ask, now }))
        for (const other of others) engine.quote({ ...ask, now: other, zone: "Europe/London" })
        expect(JSON.stringify(engine.quote({ ...ask, now }))).toBe(first)
      }),
      { numRuns: runs(300) },
    )
  })

  it("answers over midnight as an engine does that was not asked before", () => {
    fc.assert(
      fc.property(scene, fc.shuffledSubarray([-60_000, -1, 0, 1, 86_400_000], { minLength: 2 }), (scene, distances) => {
        const zone = sharedZone(scene.zone)
        const midnight = instantOfDay(zone, dayBegunAt(zone, scene.now) + 1, 0)
        const kept = compile(scene.book)
        for (const distance of distances) {
          const ask = { ...asked(scene), now: midnight + distance }
          expect(kept.quote(ask)).toEqual(compile(scene.book).quote(ask))
          expect(kept.clock("here", ask.now).nextBandAt("courier")).toBeGreaterThan(ask.now)
        }
      }),
      { numRuns: runs(300) },
    )
  })

  it("answers from a book's JSON as from the book", () => {
    fc.assert(
      fc.property(scene, ({ book, now }) => {
        expect(answers({ book: JSON.parse(JSON.stringify(book)), now })).toEqual(answers({ book, now }))
      }),
      { numRuns: runs(300) },
    )
  })

  it("answers the same n days later in zones that never change, n days later", () => {
    const calm = fc
      .record({ zone: fixedZoneId, now: instant, days: fc.integer({ min: 1, max: 4000 }) })
      .chain(({ zone, now, days }) => ruleBook(zone).map((book) => ({ book, now, days })))
    fc.assert(
      fc.property(calm, ({ book, now, days }) => {
        const [before, after] = [answers({ book, now }), answers({ book, now: now + days * 86_400_000 })]
        expect(after.earliest?.date).toEqual(before.earliest ? addDays(before.earliest.date, days) : undefined)
        expect(after.staleAt).toBe(before.staleAt === null ? null : before.staleAt + days * 86_400_000)
        expect(after.clock.minute).toBe(before.clock.minute)
        expect(after.quote.days.map((day) => day.slots.map((slot) => slot.window))).toEqual(
          before.quote.days.map((day) => day.slots.map((slot) => slot.window)),
        )
      }),
      { numRuns: runs(500) },
    )
  })

  it("answers in a zone that is given with the question as in a market of that zone", () => {
    fc.assert(
      fc.property(scene, ({ zone, book, now }) => {
        const elsewhere: RuleBook = { ...book, markets: { here: { zone: "Asia/Dubai", zoneHint: "+04:00" } } }
        const ask = { market: "here", service: "courier", now } as const
        expect(compile(elsewhere).quote({ ...ask, zone })).toEqual(compile(book).quote(ask))
      }),
      { numRuns: runs(500) },
    )
  })

  it("answers over another port of offsets as over its own", () => {
    fc.assert(
      fc.property(scene, (scene) => {
        expect(answers(scene, { offsetAt: intlOffsetAt })).toEqual(answers(scene))
      }),
      { numRuns: runs(200) },
    )
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
  })
})

function deepFreeze<Value>(value: Value): Value {
  if (typeof value === "object" && value !== null) for (const inner of Object.values(value)) deepFreeze(inner)
  return Object.freeze(value)
}
