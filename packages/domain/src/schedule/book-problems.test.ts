import { describe, expect, it } from "vitest"
import { bookIssues, bookWarnings, compile, InvalidRuleBook, type RuleBook } from "./rule-book.ts"

/** A book that uses every field, as plain JSON. */
const whole = {
  id: "whole",
  version: "1",
  horizonDays: 30,
  minOpenMinutes: 60,
  markets: {
    here: {
      zone: "Asia/Dubai",
      zoneHint: "+04:00",
      blackouts: {
        both: ["2026-12-25"],
        pickup: ["2026-12-26"],
        delivery: ["2026-12-27"],
        weekdays: [1],
        pickupWeekdays: [7],
        deliveryWeekdays: [6],
      },
      closures: [
        {
          id: "pause",
          from: "12-20",
          to: "01-10",
          weekdays: [5],
          between: ["11:30", "13:30"],
          tags: ["bike"],
          source: "https://example.org",
          provisional: false,
        },
        { id: "day", from: "2026-12-02", to: "2026-12-03" },
        { id: "leap", from: "02-29", to: "02-29" },
      ],
      services: { parcel: { delivery: { leadDays: 2 } } },
    },
    there: { zone: "UTC" },
  },
  services: {
    parcel: {
      bands: { night: "00:00", day: "08:00", evening: "18:00" },
      pickup: [
        { id: "9-12", start: "09:00", end: "12:00", weekdays: [1, 2], orderBy: "09:00", capacity: 10 },
        { id: "12-14", start: "12:00", end: "14:00", orderBy: { dayBefore: "18:00" } },
        { id: "20-24", start: "20:00", end: "24:00", orderBy: { before: "end", minutes: 60 } },
      ],
      delivery: { leadDays: 1, windows: [{ id: "9-18", start: "09:00", end: "18:00", weekdays: [1, 2, 3] }] },
    },
    express: {
      bands: { day: "00:00" },
      pickup: {
        every: 60,
        first: "09:00",
        last: "22:00",
        length: 120,
        orderBy: { before: "start", minutes: 0 },
        capacity: 5,
        weekdays: [1, 2, 3, 4, 5],
      },
      delivery: { leadDays: 0, within: 120, notAfter: "24:00" },
    },
  },
  routes: { far: { cutoff: "08:00", leadDays: 1, only: ["parcel"] }, near: {} },
  readings: { late: { horizonDays: 10 } },
}

/** The whole book with another value at a path such as "services.parcel.pickup.0.id"; undefined takes the field away. */
function withValue(path: string, value: unknown): unknown {
  const copy = structuredClone(whole)
  const names = path.split(".")
  const last = names.pop() ?? ""
  // biome-ignore lint/suspicious/noExplicitAny: a path of any depth into plain JSON
  const parent = names.reduce<any>((part, name) => part[name], copy)
  if (value === undefined) delete parent[last]
  else parent[last] = value
  return copy
}

const problems = (book: unknown): readonly string[] => bookIssues(book).map(({ path, problem }) => `${path} ${problem}`)
const problemsWith = (path: string, value: unknown): readonly string[] => problems(withValue(path, value))

const parcel = "services.parcel"
const pickup = `${parcel}.pickup`
const express = "services.express"
const closures = "markets.here.closures"

describe("the issues of a book", () => {
  it("are none in one that uses every field", () => {
    expect(problems(whole)).toEqual([])
    expect(() => compile(whole as unknown as RuleBook)).not.toThrow()
  })

  it.each([
    ["id", ""],
    ["version", 1],
    [`${closures}.0.id`, ""],
    [`${closures}.0.source`, ""],
  ])("say that %s is no text when it is %j", (path, value) => {
    expect(problemsWith(path, value)).toEqual([`${named(path)} is not a text`])
  })

  it.each([
    "id",
    "version",
    "horizonDays",
    "markets",
    "services",
    `${parcel}.bands`,
    `${pickup}.0.orderBy`,
    `${closures}.1.to`,
  ])("say that %s is missing", (path) => {
    expect(problemsWith(path, undefined)).toEqual([`${named(path)} is missing`])
  })

  it.each([
    "minOpenMinutes",
    "routes",
    "readings",
    "markets.here.zoneHint",
    "markets.here.blackouts",
    "markets.here.closures",
    "markets.here.services",
    `${pickup}.0.capacity`,
    `${pickup}.0.weekdays`,
    `${closures}.0.between`,
    "routes.far.only",
  ])("are none without %s", (path) => {
    // Without `only` the route would be for express too, which delivers within minutes.
    const book = path === "routes.far.only" ? withValue("routes.far", { cutoff: "08:00" }) : withValue(path, undefined)
    expect(problems(book)).toEqual([])
  })

  it.each([
    "holidays",
    "markets.here.holidays",
    "markets.here.blackouts.holidays",
    `${closures}.0.reason`,
    `${parcel}.price`,
    `${pickup}.0.price`,
    `${pickup}.1.orderBy.at`,
    `${pickup}.2.orderBy.at`,
    `${parcel}.delivery.within2`,
    `${parcel}.delivery.windows.0.orderBy`,
    `${express}.pickup.id`,
    `${express}.delivery.windows`,
    "routes.far.price",
  ])("say that %s is not known", (path) => {
    expect(problemsWith(path, 1)).toEqual([expect.stringContaining(`${named(path)} is not among the fields (`)])
  })

  it.each([
    ["horizonDays", 0, 1096],
    ["minOpenMinutes", 0, 1440],
    [`${pickup}.0.capacity`, 0, 1e9],
    [`${pickup}.2.orderBy.minutes`, 0, 1096 * 1440],
    [`${parcel}.delivery.leadDays`, 0, 1096],
    [`${closures}.0.weekdays.0`, 1, 7],
    ["markets.here.blackouts.weekdays.0", 1, 7],
  ])("say that %s is a whole number from %d to %d", (path, least, most) => {
    for (const fine of [least, most]) expect(problemsWith(path, fine)).toEqual([])
    for (const wrong of [least - 1, most + 1, least + 0.5, `${least}`, null])
      expect(problemsWith(path, wrong)).toEqual([`${named(path)} is not a whole number from ${least} to ${most}`])
  })

  it.each([
    [`${express}.pickup.every`, 1, 1440],
    [`${express}.delivery.within`, 1, 1440],
  ])("say that %s is a whole number from %d to %d, and no less", (path, least, most) => {
    for (const fine of [least, most]) expect(problemsWith(path, fine)).toEqual([])
    for (const wrong of [least - 1, most + 1])
      expect(problemsWith(path, wrong)).toEqual([`${named(path)} is not a whole number from ${least} to ${most}`])
  })

  it("say that a series has a length within the day", () => {
    const length = `${express}.pickup.length`
    expect(problemsWith(length, 1)).toEqual([])
    expect(problemsWith(length, 0)).toEqual([`${length} is not a whole number from 1 to 1440`])
    expect(problemsWith(length, 1441)).toEqual([`${length} is not a whole number from 1 to 1440`])
    expect(problemsWith(length, 121)).toEqual([`${length} leads past 24:00`])
    expect(problemsWith(`${express}.pickup.last`, "22:01")).toEqual([`${length} leads past 24:00`])
    const allDay = { every: 1, first: "00:00", last: "00:00", length: 1440, orderBy: "24:00" }
    expect(problemsWith(`${express}.pickup`, allDay)).toEqual([])
  })

  it("say that a series runs forward, and may have one window", () => {
    const last = `${express}.pickup.last`
    expect(problemsWith(last, "09:00")).toEqual([])
    expect(problemsWith(last, "08:59")).toEqual([`${last} is before the first`])
    expect(problemsWith(`${express}.pickup.orderBy`, "11:00")).toEqual([])
    expect(problemsWith(`${express}.pickup.orderBy`, "11:01")).toEqual([
      `${express}.pickup.orderBy is after the end of the window`,
    ])
  })

  it.each([
    `${pickup}.0.start`,
    `${pickup}.1.orderBy.dayBefore`,
    `${parcel}.bands.day`,
    `${express}.delivery.notAfter`,
  ])("say that %s is a time of day", (path) => {
    for (const wrong of ["9:00", "24:01", "08:60", "noon", 540, null])
      expect(problemsWith(path, wrong)).toEqual([`${named(path)} is not a time from 00:00 to 24:00`])
  })

  it("say that a window ends after its start and is shut by its end", () => {
    expect(problemsWith(`${pickup}.0.end`, "09:00")).toEqual([`${named(pickup)}[0].end is not after the start`])
    expect(problemsWith(`${pickup}.0.end`, "09:01")).toEqual([])
    expect(problemsWith(`${pickup}.0.orderBy`, "12:00")).toEqual([])
    expect(problemsWith(`${pickup}.0.orderBy`, "12:01")).toEqual([
      `${named(pickup)}[0].orderBy is after the end of the window`,
    ])
    expect(problemsWith(`${parcel}.delivery.windows.0.end`, "09:00")).toEqual([
      `${parcel}.delivery.windows[0].end is not after the start`,
    ])
  })

  it("say what an order time can be", () => {
    const orderBy = `${named(pickup)}[0].orderBy`
    expect(problemsWith(`${pickup}.0.orderBy`, "soon")).toEqual([`${orderBy} is not a time from 00:00 to 24:00`])
    expect(problemsWith(`${pickup}.0.orderBy`, 9)).toEqual([`${orderBy} is not an object`])
    expect(problemsWith(`${pickup}.0.orderBy`, { before: "noon", minutes: 1 })).toEqual([
      `${orderBy}.before is neither "start" nor "end"`,
    ])
    expect(problemsWith(`${pickup}.0.orderBy`, { before: "start" })).toEqual([`${orderBy}.minutes is missing`])
    expect(problemsWith(`${pickup}.0.orderBy`, { before: "start", minutes: 0 })).toEqual([])
  })

  it("say that ids are names, and each there once", () => {
    const again = { id: "9-12", start: "13:00", end: "14:00" }
    expect(problemsWith(`${pickup}.2`, { ...again, orderBy: "13:00" })).toEqual([`${named(pickup)}[2].id occurs twice`])
    expect(problemsWith(`${parcel}.delivery.windows`, [again, again])).toEqual([
      `${parcel}.delivery.windows[1].id occurs twice`,
    ])
    expect(problemsWith(`${closures}.1.id`, "pause")).toEqual([`${closures}[1].id occurs twice`])
    for (const wrong of ["", "a/b", "__proto__", 1])
      expect(problemsWith(`${pickup}.0.id`, wrong)).toEqual([
        `${named(pickup)}[0].id is not named by a text without a slash`,
      ])
    expect(problemsWith(`${parcel}.bands.a/b`, "20:00")).toEqual([
      `${parcel}.bands.a/b is not named by a text without a slash`,
    ])
  })

  it("say how bands follow each other", () => {
    const bandsAre = (bands: object) => problemsWith(`${parcel}.bands`, bands)
    expect(bandsAre({ all: "00:00" })).toEqual([])
    expect(bandsAre({ early: "00:01", late: "12:00" })).toEqual([
      `${parcel}.bands.early is the first band and does not begin at 00:00`,
    ])
    const follows = "does not begin after the band before it, within the day"
    expect(bandsAre({ a: "00:00", b: "12:00", c: "12:00", d: "13:00" })).toEqual([`${parcel}.bands.c ${follows}`])
    expect(bandsAre({ a: "00:00", b: "00:00" })).toEqual([`${parcel}.bands.b ${follows}`])
    expect(bandsAre({ a: "00:00", b: "24:00" })).toEqual([`${parcel}.bands.b ${follows}`])
    expect(bandsAre({ a: "00:00", b: "23:59" })).toEqual([])
    expect(bandsAre({})).toEqual([`${parcel}.bands is empty`])
    expect(bandsAre(["00:00"])).toEqual([`${parcel}.bands is not an object`])
  })

  it("say that a delivery within minutes is on its date and reachable", () => {
    const { pickup } = whole.services.parcel
    const delivery = (notAfter: string, list: readonly object[] = pickup) =>
      problems({
        ...whole,
        markets: { there: { zone: "UTC" } },
        routes: {},
        services: {
          parcel: { bands: { day: "00:00" }, pickup: list, delivery: { leadDays: 0, within: 60, notAfter } },
        },
      })
    expect(delivery("09:01")).toEqual([])
    expect(delivery("09:00")).toEqual([`${parcel}.delivery.notAfter is not after the first pick-up`])
    expect(delivery("09:01", pickup.toReversed())).toEqual([])
    expect(problemsWith(`${express}.delivery.notAfter`, "09:00")).toEqual([
      `${express}.delivery.notAfter is not after the first pick-up`,
    ])
    expect(problemsWith(`${express}.delivery.notAfter`, "09:01")).toEqual([])
    expect(problemsWith(`${express}.delivery.leadDays`, 1)).toEqual([
      `${express}.delivery.leadDays is not 0: it delivers within minutes`,
    ])
  })

  it("say what a closure can be", () => {
    const neither = "is neither a date such as 2026-12-31 nor a day of every year such as 12-31"
    for (const wrong of ["2026-02-30", "02-30", "13-01", "1-1", 1201, ["12-01"]])
      expect(problemsWith(`${closures}.1.from`, wrong)).toEqual([`${closures}[1].from ${neither}`])
    expect(problemsWith(`${closures}.1.to`, "12-03")).toEqual([
      `${closures}[1].to is not of the kind of from: a date, or a day of every year`,
    ])
    expect(problemsWith(`${closures}.1.to`, "2026-12-01")).toEqual([`${closures}[1].to is before from`])
    expect(problemsWith(`${closures}.1.to`, "2026-12-02")).toEqual([])
    for (const wrong of [["12:00", "12:00"], ["13:00", "12:00"], ["12:00"], ["10:00", "12:00", "14:00"]])
      expect(problemsWith(`${closures}.0.between`, wrong)).toEqual([
        `${closures}[0].between is not a start and a later end`,
      ])
    expect(problemsWith(`${closures}.0.between`, [])).toEqual([`${closures}[0].between is empty`])
    expect(problemsWith(`${closures}.0.between`, ["11:30", "late"])).toEqual([
      `${closures}[0].between[1] is not a time from 00:00 to 24:00`,
    ])
    expect(problemsWith(`${closures}.0.weekdays`, [])).toEqual([`${closures}[0].weekdays is empty`])
    expect(problemsWith(`${closures}.0.tags`, [])).toEqual([`${closures}[0].tags is empty`])
    expect(problemsWith(`${closures}.0.tags`, ["bike", ""])).toEqual([`${closures}[0].tags[1] is not a text`])
    expect(problemsWith(`${closures}.0.provisional`, "no")).toEqual([
      `${closures}[0].provisional is neither true nor false`,
    ])
    expect(problemsWith(closures, {})).toEqual([`${closures} is not a list`])
    expect(problemsWith(closures, [])).toEqual([])
  })

  it.each(["both", "pickup", "delivery"])("say that skipped dates for %s are dates", (side) => {
    const path = `markets.here.blackouts.${side}`
    expect(problemsWith(path, [])).toEqual([])
    expect(problemsWith(path, ["2026-12-24", "12-25"])).toEqual([`${path}[1] is not a date such as 2026-12-31`])
    expect(problemsWith(path, "2026-12-24")).toEqual([`${path} is not a list`])
  })

  it.each(["weekdays", "pickupWeekdays", "deliveryWeekdays"])("say that skipped %s are days of the week", (days) => {
    const path = `markets.here.blackouts.${days}`
    expect(problemsWith(path, [])).toEqual([])
    expect(problemsWith(path, [7, 8])).toEqual([`${path}[1] is not a whole number from 1 to 7`])
  })

  it("say beside what else is wrong that a zone is unknown", () => {
    expect(problemsWith("markets.there", { zone: "Asia/Dubay", blackouts: { weekdays: ["mon"] } })).toEqual([
      "markets.there.blackouts.weekdays[0] is not a whole number from 1 to 7",
      "markets.there.zone is not an IANA time zone",
    ])
    expect(problemsWith("markets.there", { zone: "" })).toEqual(["markets.there.zone is not a text"])
  })

  it("say that a zone is known, or has a hint that is an offset", () => {
    expect(problemsWith("markets.there.zone", "Asia/Dubay")).toEqual(["markets.there.zone is not an IANA time zone"])
    expect(problemsWith("markets.there.zone", 4)).toEqual(["markets.there.zone is not a text"])
    expect(problemsWith("markets.here.zone", "Asia/Dubay")).toEqual([])
    expect(problemsWith("markets.here.zoneHint", "4")).toEqual([
      "markets.here.zoneHint is not an offset such as +04:00",
    ])
  })

  it("say that patches are objects, and what they make of a service", () => {
    expect(problemsWith("markets.here.services", {})).toEqual([])
    expect(problemsWith("markets.here.services", { parcel: [] })).toEqual([
      "markets.here.services.parcel is not a patch",
    ])
    expect(problemsWith("markets.here.services", { letter: {} })).toEqual([
      "markets.here.services.letter is not among the book's services (parcel, express)",
    ])
    expect(problemsWith("markets.here.services", { toString: {} })).toEqual([
      "markets.here.services.toString is not among the book's services (parcel, express)",
    ])
    expect(problemsWith("markets.here.services.parcel.delivery.leadDays", -1)).toEqual([
      "markets.here.services.parcel.delivery.leadDays is not a whole number from 0 to 1096",
    ])
    expect(problemsWith("readings", {})).toEqual([])
    expect(problemsWith("readings.late", "late")).toEqual(["readings.late is not a patch"])
    expect(problemsWith("readings.late.horizonDays", -1)).toEqual([
      "readings.late.horizonDays is not a whole number from 0 to 1096",
    ])
  })

  it("say which services a route is for", () => {
    expect(problemsWith("routes", {})).toEqual([])
    expect(problemsWith("routes.far.only", [])).toEqual(["routes.far.only is empty"])
    expect(problemsWith("routes.far.only", ["letter"])).toEqual([
      "routes.far.only[0] is not among the book's services (parcel, express)",
    ])
    const within = "routes.far.leadDays is not for express: it delivers within minutes, see only"
    expect(problemsWith("routes.far.only", ["parcel", "express"])).toEqual([within])
    expect(problemsWith("routes.far.only", undefined)).toEqual([within])
    expect(problemsWith("routes.far", { leadDays: 0 })).toEqual([])
    expect(problemsWith("routes.far.cutoff", "8:00")).toEqual(["routes.far.cutoff is not a time from 00:00 to 24:00"])
  })

  it("say that a route has lead days for a service that delivers within minutes in one market", () => {
    const delivery = { windows: null, leadDays: 0, within: 180, notAfter: "24:00" }
    expect(problemsWith("markets.here.services.parcel.delivery", delivery)).toEqual([
      "routes.far.leadDays is not for parcel: it delivers within minutes, see only",
    ])
  })

  it("are told of every part that is wrong, in the order of the book", () => {
    const book = {
      ...whole,
      id: 1,
      surprise: 1,
      services: { ...whole.services, parcel: { ...whole.services.parcel, bands: { day: "01:00" }, pickup: [{}, 7] } },
    }
    expect(problems(book)).toEqual([
      "id is not a text",
      "services.parcel.bands.day is the first band and does not begin at 00:00",
      "services.parcel.pickup[0].id is missing",
      "services.parcel.pickup[0].start is missing",
      "services.parcel.pickup[0].end is missing",
      "services.parcel.pickup[0].orderBy is missing",
      "services.parcel.pickup[1] is not an object",
      "surprise is not among the fields (id, version, horizonDays, markets, services, minOpenMinutes, routes, readings)",
    ])
  })

  it("are in the error's message, which names the book when there is no path", () => {
    expect(() => compile(null as unknown as RuleBook)).toThrow(
      expect.objectContaining({
        name: "InvalidRuleBook",
        message: "Not a rule book: the book is not an object",
        issues: [{ path: "", problem: "is not an object" }],
      }),
    )
    expect(
      new InvalidRuleBook([
        { path: "id", problem: "is missing" },
        { path: "version", problem: "is missing" },
      ]).message,
    ).toBe("Not a rule book: id is missing; version is missing")
  })

  it.each([[[]], ["book"], [7], [undefined]])("say that %j is no book", (book) => {
    expect(problems(book)).toEqual([" is not an object"])
  })
})

describe("the warnings of a book", () => {
  const warnings = (book: unknown): readonly string[] =>
    bookWarnings(book as RuleBook).map(({ path, problem }) => `${path} ${problem}`)

  const ends = "can begin or end before its pick-up does"

  it("are none in a book that means what it says", () => {
    expect(warnings(withValue(`${parcel}.bands`, { all: "00:00" }))).toEqual([])
  })

  it("name the last band that begins while a window is open", () => {
    const open = `${parcel}.bands begin the last band while a window is still open`
    const patched = `markets.here.${open}`
    expect(warnings(whole)).toEqual([open, patched])
    expect(warnings(withValue(`${parcel}.bands.evening`, "22:59"))).toEqual([open, patched])
    expect(warnings(withValue(`${parcel}.bands.evening`, "23:00"))).toEqual([])
  })

  it("name a delivery that can begin or end before its pick-up, in the markets too", () => {
    const plain = { ...(withValue(`${parcel}.bands`, { all: "00:00" }) as typeof whole), routes: {} }
    const delivered = (start: string, end: string) =>
      warnings({
        ...plain,
        services: {
          parcel: { ...plain.services.parcel, delivery: { leadDays: 0, windows: [{ id: "d", start, end }] } },
        },
        markets: { there: { zone: "UTC" } },
      })
    expect(delivered("20:00", "24:00")).toEqual([])
    expect(delivered("19:59", "24:00")).toEqual([`${parcel}.delivery ${ends}`])
    expect(delivered("20:00", "23:59")).toEqual([`${parcel}.delivery ${ends}`])
    const inMarket = {
      ...plain,
      markets: { here: { ...whole.markets.here, services: { parcel: { delivery: { leadDays: 0 } } } } },
    }
    expect(warnings(inMarket)).toEqual([`markets.here.${parcel}.delivery ${ends}`])
  })

  it("name a delivery of which one window is too early and another is not", () => {
    const windows = [
      { id: "early", start: "08:00", end: "10:00" },
      { id: "late", start: "20:00", end: "24:00" },
    ]
    const { parcel } = whole.services
    const book = {
      ...whole,
      markets: { there: { zone: "UTC" } },
      routes: {},
      services: { parcel: { ...parcel, bands: { all: "00:00" }, delivery: { leadDays: 0, windows } } },
    }
    expect(warnings(book)).toEqual([`services.parcel.delivery ${ends}`])
  })

  it("name a hint that the zone has not kept, though it had it once", () => {
    const hinted = (zone: string, zoneHint: string) =>
      warnings({
        ...(withValue(`${parcel}.bands`, { all: "00:00" }) as typeof whole),
        markets: { there: { zone, zoneHint } },
      })
    // London was an hour ahead from 1968 to 1971, winter and summer.
    expect(hinted("Europe/London", "+01:00")).toEqual(["markets.there.zoneHint is not what Europe/London has kept"])
    expect(hinted("Asia/Dubai", "+04:00")).toEqual([])
  })

  it("name a deadline that is before the end of its pick-up", () => {
    expect(warnings(withValue(`${parcel}.bands`, { all: "00:00" }))).toEqual([])
    const short = withValue(`${express}.delivery.within`, 119) as typeof whole
    expect(
      warnings({
        ...short,
        routes: undefined,
        services: { express: short.services.express },
        markets: { there: { zone: "UTC" } },
      }),
    ).toEqual([`${express}.delivery ${ends}`])
  })
})

/** "pickup.0.id" as an issue writes it: "pickup[0].id". */
function named(path: string): string {
  return path.replace(/\.(\d+)/g, "[$1]")
}
