import { describe, expect, it } from "vitest"
import { addDays, localDate } from "../calendar/local-date.ts"
import { UnknownZone } from "../calendar/zone.ts"
import {
  bookInForce,
  bookIssues,
  bookWarnings,
  type Closure,
  compile,
  defineRuleBook,
  InvalidAsk,
} from "./rule-book.ts"

const plain = defineRuleBook({
  id: "plain",
  version: "1",
  horizonDays: 5,
  markets: { london: { zone: "Europe/London" } },
  services: {
    courier: {
      bands: { day: "00:00" },
      pickup: [{ id: "night", start: "00:00", end: "02:00", orderBy: { dayBefore: "20:00" } }],
      delivery: { leadDays: 0, windows: [{ id: "day", start: "08:00", end: "20:00" }] },
    },
  },
})

describe("a closure on the day of a clock change", () => {
  const check = (minOpenMinutes: number, day: string, between: Closure["between"]) => {
    const date = localDate(day)
    const closure: Closure = { id: "works", from: date, to: date, ...(between && { between }) }
    const now = Date.parse("2026-03-20T12:00Z")
    const ask = { market: "london", service: "courier", now, horizonDays: 400, date, closures: [closure] } as const
    return compile({ ...plain, minOpenMinutes }).check(ask).ok
  }

  it("leaves nothing of a window whose other hour does not exist", () => {
    expect(check(60, "2026-03-28", ["00:00", "01:00"])).toBe(true)
    expect(check(60, "2026-03-29", ["00:00", "01:00"])).toBe(false)
    expect(check(0, "2026-03-29", ["00:00", "01:00"])).toBe(false)
  })

  it("leaves both hours of one that comes twice", () => {
    expect(check(90, "2026-10-24", ["00:00", "01:00"])).toBe(false)
    expect(check(90, "2026-10-25", ["00:00", "01:00"])).toBe(true)
    expect(check(121, "2026-10-25", ["00:00", "01:00"])).toBe(false)
  })

  it("shuts nothing while it lasts no time", () => {
    expect(check(60, "2026-03-29", ["01:00", "02:00"])).toBe(true)
    expect(check(120, "2026-03-29", ["01:00", "02:00"])).toBe(true)
  })
})

it("names no closure of a window that a clock change leaves nothing of, on a day that is closed", () => {
  const { courier } = plain.services
  const lost = { id: "lost", start: "01:00", end: "02:00", orderBy: "00:30" } as const
  const book = { ...plain, services: { courier: { ...courier, pickup: [lost, ...courier.pickup] } } }
  const date = localDate("2026-03-29")
  const ask = { market: "london", service: "courier", now: Date.parse("2026-03-28T12:00Z"), date } as const
  const explained = compile(book).explain({ ...ask, closures: [{ id: "feast", from: date, to: date }] })
  expect(explained.map(({ code, closure }) => [code, closure])).toEqual([
    ["closure", undefined],
    ["closure", "feast"],
  ])
})

describe("a source of offsets", () => {
  const ask = { market: "london", service: "courier", now: Date.parse("2026-06-01T12:00Z") } as const

  it.each([Number.NaN, Number.POSITIVE_INFINITY, 86_400_000, -86_400_000])(
    "that answers %d knows no zone",
    (offset) => {
      expect(() => compile(plain, { offsetAt: () => offset }).quote(ask)).toThrow(UnknownZone)
    },
  )

  it("may be nearly a day away from UTC", () => {
    const east = compile(plain, { offsetAt: () => 86_399_999 })
    expect(east.clock("london", ask.now)).toMatchObject({ date: "2026-06-02", minute: 11 * 60 + 59 })
  })

  it("is a function", () => {
    expect(() => compile(plain, { offsetAt: 5 as never })).toThrow(InvalidAsk)
  })
})

describe("what no question and no choice is", () => {
  const engine = compile(plain)

  it.each([undefined, null, 5, "AE", []])("is refused by its name: %o", (ask) => {
    for (const question of [engine.quote, engine.earliest, engine.check, engine.staleAt, engine.explain])
      expect(() => question(ask as never)).toThrow(InvalidAsk)
  })

  it.each([null, 5, {}])("is no reading: %o", (reading) => {
    expect(() => compile(plain, { reading: reading as never })).toThrow(
      `Not a rule book: readings.${reading} is not among the book's readings (none)`,
    )
  })

  it("is no list of readings in a list", () => {
    const read = { ...plain, readings: { late: {} } }
    expect(() => compile(read, { reading: [["late"]] as never })).toThrow(
      "readings.late is not among the book's readings (late)",
    )
  })

  it.each([1.5, -1, Number.NaN, "3", true, null, 2n])("is no number of bookings: %s", (taken) => {
    const full = { ...plain.services.courier, pickup: [{ ...plain.services.courier.pickup[0], capacity: 4 }] }
    const ask = { market: "london", service: "courier", now: Date.parse("2026-06-01T12:00Z") } as const
    const limited = compile({ ...plain, services: { courier: full } })
    expect(() => limited.earliest({ ...ask, occupancy: () => taken as never })).toThrow(
      expect.objectContaining({ name: "InvalidAsk", field: "occupancy" }),
    )
  })

  it("is no zone that is no text", () => {
    const ask = { market: "london", service: "courier", now: 0, zone: Symbol("zone") as never } as const
    expect(() => engine.earliest(ask)).toThrow(expect.objectContaining({ name: "InvalidAsk", field: "zone" }))
  })

  it("is no date of the year 9999", () => {
    const ask = { market: "london", service: "courier", now: 0, from: localDate("9999-12-31") } as const
    expect(() => engine.quote(ask)).toThrow(
      "from is not a date such as 2026-12-31, of the years 0100 to 9899: 9999-12-31",
    )
  })

  it("is no book in force on a day that no calendar has", () => {
    const june = { book: "june", validFrom: localDate("2026-06-01") }
    expect(() => bookInForce([june], "2026-02-30" as never)).toThrow("pickup is not a date such as 2026-12-31")
    const slashes = { book: "slashes", validFrom: "01/01/2026" as never }
    expect(() => bookInForce([june, slashes], june.validFrom)).toThrow(
      expect.objectContaining({ field: "books[1].validFrom" }),
    )
  })
})

describe("names that every object has", () => {
  const { courier } = plain.services

  it.each(["constructor", "toString", "hasOwnProperty"])("name a service like any other: %s", (name) => {
    const book = { ...plain, markets: { london: { zone: "UTC", services: {} } }, services: { [name]: courier } }
    expect(bookIssues(book)).toEqual([])
    const ask = { market: "london" as const, service: name, now: Date.parse("2026-06-01T12:00Z") }
    expect(compile(book).earliest(ask)?.date).toBe("2026-06-02")
  })

  it("name no service of a route that the book has not", () => {
    const book = { ...plain, routes: { far: { leadDays: 1, only: ["toString"] } } }
    expect(bookIssues(book)).toEqual([
      { path: "routes.far.only[0]", problem: "is not among the book's services (courier)" },
    ])
  })
})

it("refuses a route with lead days where one market alone delivers within minutes", () => {
  const delivery = { windows: null, leadDays: 0, within: 60, notAfter: "20:00" } as const
  const markets = { london: { zone: "UTC", services: { courier: { delivery } } } }
  expect(bookIssues({ ...plain, markets, routes: { far: { leadDays: 1 } } }).map(({ path }) => path)).toEqual([
    "routes.far.leadDays",
  ])
})

describe("a zone's hint", () => {
  const warnings = (zone: string, zoneHint: string) =>
    bookWarnings({ ...plain, markets: { here: { zone, zoneHint } } }).map(({ path }) => path)

  it("is warned of where the zone has kept another offset, or is none", () => {
    expect(warnings("Asia/Dubai", "+04:00")).toEqual([])
    expect(warnings("Asia/Dubai", "+03:00")).toEqual(["markets.here.zoneHint"])
    expect(warnings("Europe/London", "+00:00")).toEqual(["markets.here.zoneHint"])
    expect(warnings("Asia/Dubay", "+04:00")).toEqual(["markets.here.zoneHint"])
  })

  it.each(["+99:59", "+24:00", ["+04:00"]])("is an offset of less than a day, as a text: %s", (zoneHint) => {
    const book = { ...plain, markets: { here: { zone: "Asia/Dubai", zoneHint } } }
    expect(bookIssues(book).map(({ path }) => path)).toEqual(["markets.here.zoneHint"])
  })
})

describe("the bands of a day", () => {
  const bandsOf = (bands: Readonly<Record<string, `${number}:${number}`>>) => {
    const { bands: _, ...courier } = plain.services.courier
    const engine = compile({ ...plain, services: { courier: { ...courier, bands } } })
    return engine.decisionTable("courier", "london").map(({ from, band }) => `${from} ${band}`)
  }

  it("follow each other by their times, in whatever order a file keeps them", () => {
    const asWritten = bandsOf({ night: "00:00", day: "09:30", evening: "18:00" })
    expect(asWritten).toEqual(["0 night", "570 day", "1080 evening", "1200 evening"])
    expect(bandsOf({ day: "09:30", evening: "18:00", night: "00:00" })).toEqual(asWritten)
  })

  it("can be added to by a reading", () => {
    const readings = { lunch: { services: { courier: { bands: { lunch: "12:00", day: "00:00" } } } } } as const
    const engine = compile({ ...plain, readings }, { reading: "lunch" })
    expect(engine.clock("london", Date.parse("2026-01-15T12:00Z")).band("courier")).toBe("lunch")
  })
})

it("names the closure that leaves no delivery", () => {
  const date = localDate("2026-06-02")
  const strike: Closure = { id: "strike", from: date, to: date, between: ["08:00", "20:00"] }
  const ask = { market: "london", service: "courier", now: Date.parse("2026-06-01T12:00Z"), date } as const
  const engine = compile(plain)
  expect(engine.explain({ ...ask, closures: [strike] })).toMatchObject([
    { code: "delivery-blackout", closure: "strike", words: expect.stringContaining("could be delivered: strike.") },
  ])
  const [skipped] = engine.explain({ ...ask, blackouts: { delivery: [date] } })
  expect(skipped).toMatchObject({ code: "delivery-blackout" })
  expect(skipped).not.toHaveProperty("closure")
})

it("tells the second of two closures with one id among many", () => {
  const days = Array.from({ length: 3000 }, (_, at) => addDays(localDate("2026-01-01"), at))
  const closures = days.map((day, at): Closure => ({ id: at === 2999 ? "7" : `${at}`, from: day, to: day }))
  expect(bookIssues({ ...plain, markets: { london: { zone: "UTC", closures } } })).toEqual([
    { path: "markets.london.closures[2999].id", problem: "occurs twice" },
  ])
})

describe("a patch that is no plain JSON", () => {
  const cyclic: Record<string, unknown> = {}
  cyclic.self = cyclic

  it.each([
    ["holds itself", cyclic],
    ["holds a number of any size", { horizonDays: 3n }],
    ["is a list", []],
    ["is null", null],
  ])("is told with its path where it %s", (_, patch) => {
    expect(bookIssues({ ...plain, readings: { odd: patch } })).toEqual([
      { path: "readings.odd", problem: "is not a patch" },
    ])
    const market = { ...plain.markets.london, services: { courier: patch } }
    expect(bookIssues({ ...plain, markets: { london: market } })).toEqual([
      { path: "markets.london.services.courier", problem: "is not a patch" },
    ])
  })
})

it("has as many windows as anybody writes down", () => {
  const { courier } = plain.services
  const night = courier.pickup[0]
  const pickup = Array.from({ length: 150_000 }, (_, at) => ({ ...night, id: `night${at}` }))
  const book = { ...plain, services: { courier: { ...courier, pickup } } }
  const engine = compile(book)
  const date = localDate("2026-11-21")
  const ask = { market: "london", service: "courier", now: Date.parse("2026-11-20T20:00Z"), date } as const
  expect(engine.check({ ...ask, window: "night149999" })).toMatchObject({ ok: false, reason: "cutoff-passed" })
  expect(engine.decisionTable("courier", "london")[0]?.earliestInDays).toBe(1)
  expect(bookWarnings(book)).toEqual([])
})

describe("a book whose getter answers otherwise the next time", () => {
  /** The plain book, whose horizon is these in turn. */
  const turning = (...answers: readonly unknown[]) => {
    const left = [...answers]
    return Object.defineProperty({ ...plain }, "horizonDays", { enumerable: true, get: () => left.shift() })
  }

  it("is refused for what it answers to the copy, though its check was right", () => {
    expect(() => compile(turning(5, "many"))).toThrow("horizonDays is not a whole number")
    expect(() => compile(turning(5, undefined))).toThrow("horizonDays is missing")
  })

  it("is asked no more once it is compiled", () => {
    const ask = { market: "london", service: "courier", now: Date.parse("2026-06-01T12:00Z"), days: 9 } as const
    expect(compile(turning(5, 5, "many")).quote(ask).days.length).toBe(compile(plain).quote(ask).days.length)
  })
})
