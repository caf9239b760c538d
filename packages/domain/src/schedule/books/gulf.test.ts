import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { localDate } from "../../calendar/local-date.ts"
import { zoneNamed } from "../../calendar/zone.ts"
import { runs } from "../../testing/runs.ts"
import { deadlineLabel, spanLabel, spanOf } from "../labels.ts"
import { merged } from "../merge-patch.ts"
import { bookIssues, bookWarnings, compile, type ReadingOf, type RouteOf, type RuleBook } from "../rule-book.ts"
import { gulfBook } from "./gulf.ts"

type Market = keyof typeof gulfBook.markets
type Service = keyof typeof gulfBook.services

const engine = compile(gulfBook)
const readings = Object.keys(gulfBook.readings) as ReadingOf<typeof gulfBook>[]
const zones = { AE: zoneNamed("Asia/Dubai"), QA: zoneNamed("Asia/Qatar") }
const offsets = { AE: "+04:00", QA: "+03:00" }
const [today, tomorrow, dayAfter] = ["2026-11-21", "2026-11-22", "2026-11-23"].map(localDate) as [
  ReturnType<typeof localDate>,
  ReturnType<typeof localDate>,
  ReturnType<typeof localDate>,
]

const at = (market: Market, time: string): number => Date.parse(`${today}T${time}${offsets[market]}`)

function pickups(market: Market, service: Service, now: number, date = today): readonly string[] {
  const slots = engine.quote({ market, service, now, from: date, days: 1 }).days[0]?.slots ?? []
  return slots.map((slot) => spanLabel(spanOf(zones[market], slot)))
}

function deliveries(market: Market, service: Service, now: number, date = today): readonly string[] {
  const slots = engine.quote({ market, service, now, from: date, days: 1 }).days[0]?.slots ?? []
  const labels = slots.flatMap(({ delivery }) =>
    delivery.options.map((option) => `${delivery.date} ${spanLabel(spanOf(zones[market], option))}`),
  )
  return [...new Set(labels)]
}

const hours = (first: number, last: number): readonly string[] =>
  Array.from({ length: last - first + 1 }, (_, index) =>
    spanLabel({ start: (first + index) * 60, end: (first + index + 1) * 60 }),
  )

const sameDay = ["11AM-2PM", "1PM-6PM"]
const nextDay = ["12PM-5PM", "5PM-10PM"]
const onDemand = hours(9, 21)

interface Row {
  readonly service: Service
  readonly from: string
  readonly to: string
  readonly band: string
  readonly earliest: string
  readonly today: readonly string[]
}

/** Section 9's tables: bands, earliest dates and the windows left today. */
const table: readonly Row[] = [
  { service: "sameDay", from: "00:00:00.000", to: "09:59:59.999", band: "dawn", earliest: today, today: sameDay },
  {
    service: "sameDay",
    from: "10:00:00.000",
    to: "15:59:59.999",
    band: "morning",
    earliest: today,
    today: ["1PM-6PM"],
  },
  { service: "sameDay", from: "16:00:00.000", to: "23:59:59.999", band: "noon", earliest: tomorrow, today: [] },
  { service: "nextDay", from: "00:00:00.000", to: "09:59:59.999", band: "dawn", earliest: today, today: nextDay },
  {
    service: "nextDay",
    from: "10:00:00.000",
    to: "17:59:59.999",
    band: "morning",
    earliest: today,
    today: ["5PM-10PM"],
  },
  { service: "nextDay", from: "18:00:00.000", to: "23:59:59.999", band: "noon", earliest: tomorrow, today: [] },
  { service: "onDemand", from: "00:00:00.000", to: "07:59:59.999", band: "dawn", earliest: today, today: onDemand },
  { service: "onDemand", from: "08:00:00.000", to: "08:59:59.999", band: "morning", earliest: today, today: onDemand },
  {
    service: "onDemand",
    from: "09:00:00.000",
    to: "09:59:59.999",
    band: "morning",
    earliest: today,
    today: hours(10, 21),
  },
  {
    service: "onDemand",
    from: "15:00:00.000",
    to: "15:59:59.999",
    band: "morning",
    earliest: today,
    today: hours(16, 21),
  },
  {
    service: "onDemand",
    from: "20:00:00.000",
    to: "20:59:59.999",
    band: "morning",
    earliest: today,
    today: hours(21, 21),
  },
  { service: "onDemand", from: "21:00:00.000", to: "23:59:59.999", band: "noon", earliest: tomorrow, today: [] },
]

describe.each<Market>(["AE", "QA"])("the Gulf book in %s", (market) => {
  it.each(table)("$service from $from to $to is $band, earliest $earliest, today $today", (row) => {
    for (const time of [row.from, row.to]) {
      const now = at(market, time)
      const { service } = row
      expect(engine.clock(market, now).band(service)).toBe(row.band)
      expect(engine.earliest({ market, service, now })?.date).toBe(row.earliest)
      expect(pickups(market, service, now)).toEqual(row.today)
    }
  })

  it("gives the full slot list on other days", () => {
    for (const time of ["00:00", "09:59:59.999", "16:00", "23:59:59.999"]) {
      const now = at(market, time)
      expect(pickups(market, "sameDay", now, tomorrow)).toEqual(sameDay)
      expect(pickups(market, "nextDay", now, tomorrow)).toEqual(nextDay)
      expect(pickups(market, "onDemand", now, tomorrow)).toEqual(onDemand)
    }
  })

  it("delivers Same Day 5PM-10PM on the pick-up date", () => {
    expect(deliveries(market, "sameDay", at(market, "09:59"))).toEqual([`${today} 5PM-10PM`])
    expect(deliveries(market, "sameDay", at(market, "16:00"), tomorrow)).toEqual([`${tomorrow} 5PM-10PM`])
  })

  it("delivers Next Day 9AM-1PM, 1PM-5PM or 5PM-10PM on the day after pick-up", () => {
    const windows = ["9AM-1PM", "1PM-5PM", "5PM-10PM"]
    expect(deliveries(market, "nextDay", at(market, "09:59"))).toEqual(windows.map((window) => `${tomorrow} ${window}`))
    expect(deliveries(market, "nextDay", at(market, "18:00"), tomorrow)).toEqual(
      windows.map((window) => `${dayAfter} ${window}`),
    )
  })

  it("delivers On Demand 'Before {time}', two hours after the pick-up hour", () => {
    const slots = engine.quote({ market, service: "onDemand", now: at(market, "08:00"), days: 1 }).days[0]?.slots ?? []
    const labels = slots.map(({ delivery }) =>
      delivery.options.map((option) => deadlineLabel(spanOf(zones[market], option).end)),
    )
    expect(labels[0]).toEqual(["Before 11AM"])
    expect(labels.at(-1)).toEqual(["Before 11PM"])
  })

  it("stands with 'before 18:00 pick-up is today, delivery the next day; from 18:00 tomorrow and the day after'", () => {
    const ask = { market, service: "nextDay" } as const
    expect(engine.earliest({ ...ask, now: at(market, "17:59:59.999") })).toEqual({ date: today, delivery: tomorrow })
    expect(engine.earliest({ ...ask, now: at(market, "18:00") })).toEqual({ date: tomorrow, delivery: dayAfter })
  })

  it("goes stale at each last order time, and at midnight when the dates move", () => {
    const staleAt = (service: Service, time: string) => engine.staleAt({ market, service, now: at(market, time) })
    expect(staleAt("sameDay", "00:00")).toBe(at(market, "10:00"))
    expect(staleAt("sameDay", "10:00")).toBe(at(market, "16:00"))
    expect(staleAt("sameDay", "16:00")).toBe(at(market, "10:00") + 86_400_000)
    expect(staleAt("onDemand", "12:34:56.789")).toBe(at(market, "13:00"))
    expect(engine.quote({ market, service: "sameDay", now: at(market, "16:00") }).staleAt).toBe(at(market, "24:00"))
  })

  it("takes bookings for today and thirty days more", () => {
    const ask = { market, service: "sameDay", now: at(market, "16:00") } as const
    expect(engine.check({ ...ask, date: localDate("2026-12-21") })).toMatchObject({ ok: true })
    expect(engine.check({ ...ask, date: localDate("2026-12-22") })).toMatchObject({
      ok: false,
      reason: "beyond-horizon",
    })
    expect(engine.check({ ...ask, date: localDate("2026-11-20") })).toMatchObject({ ok: false, reason: "past" })
  })
})

describe("the Gulf book", () => {
  it("is too late for Same Day at exactly 16:00:00.000 Dubai time", () => {
    const ask = { market: "AE", service: "sameDay", date: today } as const
    expect(engine.check({ ...ask, now: Date.parse("2026-11-21T11:59:59.999Z") })).toMatchObject({
      ok: true,
      slot: { window: "13-18" },
      staleAt: Date.parse("2026-11-21T12:00:00.000Z"),
    })
    expect(engine.check({ ...ask, now: Date.parse("2026-11-21T12:00:00.000Z") })).toMatchObject({
      ok: false,
      reason: "cutoff-passed",
    })
  })

  it("lists 11AM-2PM and 1PM-6PM of 16:00-23:59 under tomorrow, never under today", () => {
    const now = at("AE", "16:00")
    expect(pickups("AE", "sameDay", now, today)).toEqual([])
    expect(pickups("AE", "sameDay", now, tomorrow)).toEqual(sameDay)
  })

  it("still takes 1PM-6PM at 15:59, though the window has begun", () => {
    const slot = engine.quote({ market: "AE", service: "sameDay", now: at("AE", "15:59"), days: 1 }).days[0]?.slots[0]
    expect(slot?.start).toBeLessThan(at("AE", "15:59"))
    expect(slot?.end).toBeGreaterThan(at("AE", "15:59"))
  })

  it("answers Doha an hour later as it answers Dubai", () => {
    fc.assert(
      fc.property(
        fc.constantFrom<Service>("sameDay", "nextDay", "onDemand"),
        fc.integer({ min: Date.UTC(1990, 0), max: Date.UTC(2040, 0) }),
        (service, now) => {
          const shifted = (instant: number | null) => (instant === null ? null : instant + 3_600_000)
          const dubai = engine.quote({ market: "AE", service, now })
          const doha = engine.quote({ market: "QA", service, now: now + 3_600_000 })
          expect(doha.staleAt).toBe(shifted(dubai.staleAt))
          expect(doha.days.map(({ date, slots }) => [date, slots.map(({ window, start }) => [window, start])])).toEqual(
            dubai.days.map(({ date, slots }) => [date, slots.map(({ window, start }) => [window, shifted(start)])]),
          )
        },
      ),
      { numRuns: runs(500) },
    )
  })

  it("begins its last band exactly at the last order time", () => {
    for (const service of ["sameDay", "nextDay", "onDemand"] as const) {
      const now = at("AE", "12:00")
      const slots = engine.quote({ market: "AE", service, now, days: 1 }).days[0]?.slots ?? []
      const last = slots.at(-1)?.orderBy ?? 0
      expect(engine.clock("AE", last - 1).nextBandAt(service)).toBe(last)
      expect(engine.clock("AE", last).band(service)).toBe("noon")
    }
  })

  it("has neither issues nor warnings, in none of its readings", () => {
    expect(bookIssues(gulfBook)).toEqual([])
    expect(bookWarnings(gulfBook)).toEqual([])
    for (const reading of readings)
      expect(bookWarnings(merged(gulfBook, gulfBook.readings[reading]) as RuleBook)).toEqual([])
  })

  it("can be read by any two readings together", () => {
    for (const first of readings)
      for (const second of readings) expect(bookIssues(gulfBook, [first, second])).toEqual([])
  })

  it("answers on each of its routes as without one, in each reading", () => {
    const instant = fc.integer({ min: Date.UTC(1990, 0), max: Date.UTC(2040, 0) })
    const engines = [engine, ...readings.map((reading) => compile(gulfBook, { reading }))]
    fc.assert(
      fc.property(
        fc.constantFrom(...engines),
        fc.constantFrom<RouteOf<typeof gulfBook>>("dubai-abudhabi", "new-to-new", "al-ain-rak", "old-to-new"),
        fc.constantFrom<Market>("AE", "QA"),
        fc.constantFrom<Service>("sameDay", "nextDay", "onDemand"),
        instant,
        (engine, route, market, service, now) => {
          const ask = { market, service, now }
          expect(engine.quote({ ...ask, route })).toEqual(engine.quote(ask))
        },
      ),
      { numRuns: runs(200) },
    )
  })
})
