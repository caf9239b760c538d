import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { addDays, type LocalDate, localDate } from "../../calendar/local-date.ts"
import { runs } from "../../testing/runs.ts"
import { bookIssues, type Closure, compile, type MarketOf, type RuleBook, type ServiceOf } from "../rule-book.ts"
import { gulfBook } from "./gulf.ts"
import { gulfCalendar } from "./gulf-calendar.ts"

type Market = MarketOf<typeof gulfBook>
type Service = ServiceOf<typeof gulfBook>

const services: readonly Service[] = ["sameDay", "nextDay", "onDemand"]
const markets: readonly Market[] = ["AE", "QA"]
const rows = markets.flatMap((market) => gulfCalendar[market].map((closure) => ({ market, closure, id: closure.id })))
const isProvisional = ({ provisional }: Closure): boolean => provisional === true
const confirmed = (closures: readonly Closure[]): readonly Closure[] =>
  closures.map((closure) => ({ ...closure, provisional: false }))

const plain = compile(gulfBook)

function bookWith(closuresOf: (market: Market) => readonly Closure[]) {
  const { AE, QA } = gulfBook.markets
  return {
    ...gulfBook,
    markets: { AE: { ...AE, closures: closuresOf("AE") }, QA: { ...QA, closures: closuresOf("QA") } },
  } satisfies RuleBook
}

/** The ids of a date's windows, asked at the first moment of the day before. */
function windowsOn(
  engine: ReturnType<typeof compile<typeof gulfBook>>,
  market: Market,
  service: Service,
  date: LocalDate,
  tags: readonly string[] = [],
): readonly string[] {
  const now = Date.parse(`${addDays(date, -1)}T00:00${market === "AE" ? "+04:00" : "+03:00"}`)
  const { days } = engine.quote({ market, service, now, from: date, days: 1, tags })
  return (days[0]?.slots ?? []).map(({ window }) => window)
}

describe("the Gulf calendar", () => {
  it("names each closure once, and says where it comes from", () => {
    expect(new Set(rows.map(({ id }) => id)).size).toBe(rows.length)
    for (const { closure } of rows) expect(closure.source).toMatch(/\w/)
  })

  it.each(rows)("has $id as a rule book takes it", ({ market, closure }) => {
    expect(bookIssues(bookWith((each) => (each === market ? [closure] : [])))).toEqual([])
  })

  it("has the first day of both Eids of two years as the Umm al-Qura calendar does, waiting for the moon", () => {
    const islamic = new Intl.DateTimeFormat("en-u-ca-islamic-umalqura-nu-latn", { dateStyle: "short", timeZone: "UTC" })
    const isEid = (date: LocalDate): boolean => /^(10\/1|12\/10)\//.test(islamic.format(Date.parse(date)))
    const days = Array.from({ length: 730 }, (_, day) => addDays(localDate("2026-01-01"), day)).filter(isEid)
    for (const market of markets) {
      const eids = gulfCalendar[market].filter(({ id }) => id.includes("-eid-"))
      expect(eids.map(({ from, to }) => [from, to])).toEqual(days.map((day) => [day, day]))
      expect(eids.every(isProvisional)).toBe(true)
    }
  })

  it("changes nothing by its provisional rows, at any time and whatever drives", () => {
    const engine = compile(bookWith((market) => gulfCalendar[market].filter(isProvisional)))
    const tags = fc.constantFrom([], ["bike"], ["car"], ["van"])
    const near = fc.integer({ min: Date.UTC(2026, 0), max: Date.UTC(2028, 0) })
    fc.assert(
      fc.property(
        fc.constantFrom(...markets),
        fc.constantFrom(...services),
        tags,
        near,
        (market, service, tags, now) => {
          const ask = { market, service, now, tags }
          expect(engine.quote(ask)).toEqual(plain.quote(ask))
          expect(engine.earliest(ask)).toEqual(plain.earliest(ask))
        },
      ),
      { numRuns: runs(500) },
    )
  })

  it("shuts the first day of each Eid when it is confirmed, and delivers what was picked up before it a day later", () => {
    for (const market of markets) {
      const eids = gulfCalendar[market].filter(({ id }) => id.includes("-eid-"))
      const engine = compile(bookWith((each) => (each === market ? confirmed(eids) : [])))
      for (const { id, from } of eids) {
        const eid = localDate(from)
        for (const service of services) expect(windowsOn(engine, market, service, eid)).toEqual([])
        const now = Date.parse(`${addDays(eid, -1)}T04:00Z`)
        const nextDay = { market, service: "nextDay", now } as const
        expect(engine.earliest(nextDay)).toEqual({ date: addDays(eid, -1), delivery: addDays(eid, 1) })
        const refusal = engine.check({ market, service: "sameDay", now, date: eid })
        expect(refusal).toMatchObject({ ok: false, reason: "closure", next: { date: addDays(eid, 1) } })
        const reasons = engine.explain({ market, service: "sameDay", now, date: eid })
        expect(reasons.map(({ code, closure }) => [code, closure])).toEqual([
          ["closure", id],
          ["closure", id],
        ])
      }
    }
  })

  it("shuts on Fridays, when the pause is confirmed, what it leaves less than an hour of", () => {
    for (const market of markets) {
      const pause = gulfCalendar[market].filter(({ id }) => id.endsWith("friday-pause"))
      const engine = compile(bookWith((each) => (each === market ? confirmed(pause) : [])))
      const friday = localDate("2026-11-27")
      expect(windowsOn(engine, market, "sameDay", friday)).toEqual(["13-18"])
      expect(windowsOn(engine, market, "nextDay", friday)).toEqual(["12-17", "17-22"])
      expect(windowsOn(engine, market, "onDemand", friday)).toEqual(
        windowsOn(plain, market, "onDemand", friday).filter((hour) => !["11", "12", "13"].includes(hour)),
      )
      for (const day of [-1, 1, 2, 3, 4, 5])
        for (const service of services) {
          const date = addDays(friday, day)
          expect(windowsOn(engine, market, service, date)).toEqual(windowsOn(plain, market, service, date))
        }
    }
  })
})

describe("the summer rule for motorcycles in Qatar", () => {
  const engine = compile(bookWith((market) => gulfCalendar[market]))
  const days = Array.from({ length: 730 }, (_, day) => addDays(localDate("2026-01-01"), day))
  const isSummer = (date: LocalDate): boolean => date.slice(5) >= "06-01" && date.slice(5) <= "09-15"

  /** Hours and windows that 10:00 to 15:30 leaves less than an hour of. */
  const shut: Readonly<Record<Service, readonly string[]>> = {
    sameDay: ["11-14"],
    nextDay: [],
    onDemand: ["10", "11", "12", "13", "14", "15"],
  }

  it.each(services)("acts on bikes of %s exactly from 1 June to 15 September and 10:00 to 15:30", (service) => {
    for (const date of days) {
      const all = windowsOn(plain, "QA", service, date)
      const expected = isSummer(date) ? all.filter((window) => !shut[service].includes(window)) : all
      expect([date, ...windowsOn(engine, "QA", service, date, ["bike"])]).toEqual([date, ...expected])
    }
  })

  it.each([[["car"]], [["van"]], [[]]])("does not act on %j, nor on anything in the Emirates", (tags) => {
    for (const date of days)
      for (const service of services) {
        const all = windowsOn(plain, "QA", service, date)
        expect(windowsOn(engine, "QA", service, date, tags)).toEqual(all)
        expect(windowsOn(engine, "AE", service, date, ["bike", ...tags])).toEqual(all)
      }
  })

  it("begins at 10:00 and ends at 15:30, to the minute", () => {
    const minutes = { every: 1, first: "09:58", last: "15:31", length: 1 } as const
    const pickup = { ...gulfBook.services.onDemand.pickup, ...minutes }
    const book = {
      ...gulfBook,
      minOpenMinutes: 0,
      markets: { QA: { zone: "Asia/Qatar", closures: gulfCalendar.QA } },
      services: { bike: { ...gulfBook.services.onDemand, pickup } },
      readings: {},
    } as const satisfies RuleBook
    const now = Date.parse("2026-07-14T00:00+03:00")
    const ask = { market: "QA", service: "bike", now, from: localDate("2026-07-15"), days: 1 } as const
    const windows = (tags: readonly string[]) =>
      compile(book)
        .quote({ ...ask, tags })
        .days[0]?.slots.map(({ window }) => window)
    expect(windows(["car"])?.length).toBe(334)
    expect(windows(["bike"])).toEqual(["9:58", "9:59", "15:30", "15:31"])
  })
})
