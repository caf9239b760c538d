import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { zoneId } from "../calendar/testing/arbitraries.ts"
import { runs } from "../testing/runs.ts"
import { gulfBook } from "./books/gulf.ts"
import {
  type Blackouts,
  bookIssues,
  bookWarnings,
  compile,
  InvalidRuleBook,
  type RuleBook,
  type Service,
} from "./rule-book.ts"
import { ruleBook } from "./testing/arbitraries.ts"

const { sameDay, onDemand } = gulfBook.services

/** The Gulf book as it comes from a file, with one change in Same Day. */
const withSameDay = (change: object): unknown => ({ ...gulfBook, services: { sameDay: { ...sameDay, ...change } } })
const withWindow = (change: object): unknown => withSameDay({ pickup: [{ ...sameDay.pickup[0], ...change }] })
const withSeries = (change: object): unknown => withSameDay({ pickup: { ...onDemand.pickup, ...change } })
const paths = (book: unknown): readonly string[] => bookIssues(book).map(({ path }) => path)

describe("the check of a book", () => {
  it("accepts every random book, and all of its JSON", () => {
    fc.assert(
      fc.property(zoneId.chain(ruleBook), (book) => {
        expect(bookIssues(book)).toEqual([])
        expect(bookIssues(JSON.parse(JSON.stringify(book)))).toEqual([])
      }),
      { numRuns: runs(500) },
    )
  })

  it("answers with issues, and never throws, whatever it is given", () => {
    const spoilt = fc
      .tuple(
        zoneId.chain(ruleBook),
        fc.nat(),
        fc.oneof(fc.anything(), fc.constantFrom("25:00", "9:00", -1, 1.5, {}, [])),
      )
      .map(([book, place, value]) => spoil(book, place, value))
    fc.assert(
      fc.property(fc.oneof(fc.anything(), spoilt), (book) => {
        for (const readings of [[], ["one"], ["one", "other"], ["none"]]) {
          const issues = bookIssues(book, readings)
          const compiled = expect(() => compile(book as RuleBook, { reading: readings }))
          if (issues.length > 0) compiled.toThrow(InvalidRuleBook)
          else compiled.not.toThrow()
        }
        const own = Object.keys((book as { readings?: object } | null | undefined)?.readings ?? {})
        const ofEach = [[], ...own.map((name) => [name])].flatMap((readings) => bookIssues(book, readings))
        expect(bookIssues(book).length > 0).toBe(ofEach.length > 0)
      }),
      { numRuns: runs(2000) },
    )
  })

  it.each<[string, unknown, readonly string[]]>([
    ["no object", null, [""]],
    ["a field is missing", { ...gulfBook, horizonDays: undefined }, ["horizonDays"]],
    ["a field is unknown", { ...gulfBook, holidays: [] }, ["holidays"]],
    [
      "a market field is unknown",
      { ...gulfBook, markets: { AE: { zone: "Asia/Dubai", holidays: {} } } },
      ["markets.AE.holidays"],
    ],
    ["a window field is unknown", withWindow({ surcharge: 3 }), ["services.sameDay.pickup[0].surcharge"]],
    ["the horizon is negative", { ...gulfBook, horizonDays: -1 }, ["horizonDays"]],
    ["there is no market", { ...gulfBook, markets: {} }, ["markets"]],
    [
      "a market's name would divide a key",
      { ...gulfBook, markets: { "A/E": { zone: "Asia/Dubai" } } },
      ["markets.A/E"],
    ],
    [
      "a market takes away the delivery of a service that a route delays",
      {
        ...gulfBook,
        markets: { AE: { zone: "Asia/Dubai", services: { nextDay: { delivery: null } } } },
        routes: { far: { leadDays: 1, only: ["nextDay"] } },
      },
      ["markets.AE.services.nextDay.delivery"],
    ],
    [
      "a market has a word where that service's delivery is",
      {
        ...gulfBook,
        markets: { AE: { zone: "Asia/Dubai", services: { nextDay: { delivery: "soon" } } } },
        routes: { far: { leadDays: 1, only: ["nextDay"] } },
      },
      ["markets.AE.services.nextDay.delivery"],
    ],
    ["a zone is unknown", { ...gulfBook, markets: { AE: { zone: "Asia/Dubay" } } }, ["markets.AE.zone"]],
    [
      "a zone hint is none",
      { ...gulfBook, markets: { AE: { zone: "Asia/Dubai", zoneHint: "4" } } },
      ["markets.AE.zoneHint"],
    ],
    ["bands do not begin at 00:00", withSameDay({ bands: { morning: "10:00" } }), ["services.sameDay.bands.morning"]],
    [
      "band edges do not rise",
      withSameDay({ bands: { a: "00:00", b: "10:00", c: "10:00" } }),
      ["services.sameDay.bands.c"],
    ],
    ["a band begins at 24:00", withSameDay({ bands: { a: "00:00", b: "24:00" } }), ["services.sameDay.bands.b"]],
    ["there is no window", withSameDay({ pickup: [] }), ["services.sameDay.pickup"]],
    ["a window is empty", withWindow({ end: "11:00" }), ["services.sameDay.pickup[0].end"]],
    ["a time is none", withWindow({ start: "9:00" }), ["services.sameDay.pickup[0].start"]],
    ["a time is past the day", withWindow({ end: "24:01" }), ["services.sameDay.pickup[0].end"]],
    ["a window is shut after its end", withWindow({ orderBy: "14:01" }), ["services.sameDay.pickup[0].orderBy"]],
    [
      "a window is shut before no edge",
      withWindow({ orderBy: { before: "noon", minutes: 1 } }),
      ["services.sameDay.pickup[0].orderBy.before"],
    ],
    [
      "a window is shut after its edge",
      withWindow({ orderBy: { before: "end", minutes: -1 } }),
      ["services.sameDay.pickup[0].orderBy.minutes"],
    ],
    [
      "a day-before time is none",
      withWindow({ orderBy: { dayBefore: 18 } }),
      ["services.sameDay.pickup[0].orderBy.dayBefore"],
    ],
    [
      "window ids are equal",
      withSameDay({ pickup: [sameDay.pickup[0], sameDay.pickup[0]] }),
      ["services.sameDay.pickup[1].id"],
    ],
    ["a series stands still", withSeries({ every: 0 }), ["services.sameDay.pickup.every"]],
    ["a series runs backwards", withSeries({ last: "08:00" }), ["services.sameDay.pickup.last"]],
    ["a series leads past 24:00", withSeries({ length: 181 }), ["services.sameDay.pickup.length"]],
    [
      "lead days are negative",
      withSameDay({ delivery: { ...sameDay.delivery, leadDays: -1 } }),
      ["services.sameDay.delivery.leadDays"],
    ],
    [
      "a deadline has lead days",
      withSameDay({ delivery: { ...onDemand.delivery, leadDays: 1 } }),
      ["services.sameDay.delivery.leadDays"],
    ],
    [
      "a deadline is before the first pick-up",
      withSameDay({ delivery: { ...onDemand.delivery, notAfter: "11:00" } }),
      ["services.sameDay.delivery.notAfter"],
    ],
  ])("refuses a book when %s", (_case, book, expected) => {
    expect(paths(book)).toEqual(expected)
    expect(() => compile(book as RuleBook)).toThrow(InvalidRuleBook)
  })

  it("reports all issues at once, each with its path, in the error's text too", () => {
    const book = withSameDay({ bands: { a: "01:00" }, pickup: [] })
    expect(paths(book)).toEqual(["services.sameDay.bands.a", "services.sameDay.pickup"])
    expect(() => compile(book as RuleBook)).toThrow(/bands\.a .* 00:00; services\.sameDay\.pickup /)
  })
})

describe("the warnings of a book", () => {
  const warn = (change: Partial<Service>) =>
    bookWarnings({ ...gulfBook, services: { sameDay: { ...sameDay, ...change } } }).map(({ path }) => path)

  it("name a last band that begins before the last order time", () => {
    expect(warn({ bands: { dawn: "00:00", noon: "15:00" } })).toEqual(["services.sameDay.bands"])
    expect(warn({ bands: { day: "00:00" } })).toEqual([])
  })

  it("name a delivery that can end before its pick-up", () => {
    const windows = [{ id: "14-17", start: "14:00", end: "17:00" }] as const
    expect(warn({ delivery: { leadDays: 0, windows } })).toEqual(["services.sameDay.delivery"])
    expect(warn({ delivery: { leadDays: 1, windows } })).toEqual([])
    expect(warn({ delivery: { leadDays: 0, within: 60, notAfter: "24:00" } })).toEqual(["services.sameDay.delivery"])
  })

  const skipping = (blackouts: Blackouts, change: Partial<Service>, services = {}) =>
    bookWarnings({
      ...gulfBook,
      markets: { AE: { zone: "Asia/Dubai", blackouts, services } },
      services: { sameDay: { ...sameDay, ...change } },
    }).map(({ path, problem }) => `${path} ${problem.split(":")[0]}`)
  const [first, last] = sameDay.pickup
  const onFridays = { pickup: [{ ...first, weekdays: [5] }, last] } as const

  it("name a window whose days of the week are all skipped", () => {
    const never = ["services.sameDay.pickup has 11-14, which AE never offers"]
    expect(skipping({ pickupWeekdays: [5] }, onFridays)).toEqual(never)
    expect(skipping({ weekdays: [5] }, onFridays)).toEqual(never)
    expect(skipping({ pickupWeekdays: [4, 6] }, onFridays)).toEqual([])
    expect(skipping({ weekdays: [5] }, {}, { sameDay: onFridays })).toEqual([`markets.AE.${never}`])
  })

  it("name a window that could never be delivered", () => {
    const never = ["services.sameDay.pickup has 11-14, which AE never offers"]
    const nextDay = { delivery: { ...sameDay.delivery, leadDays: 1 } }
    expect(skipping({ deliveryWeekdays: [5] }, onFridays)).toEqual(never)
    expect(skipping({ deliveryWeekdays: [5] }, { ...onFridays, ...nextDay })).toEqual([])
    const [delivered] = sameDay.delivery.windows
    const saturdays = { delivery: { leadDays: 1, windows: [{ ...delivered, weekdays: [6] }] } } as const
    expect(skipping({}, { ...onFridays, ...saturdays })).toEqual([])
    expect(skipping({ deliveryWeekdays: [6] }, { ...saturdays, pickup: [first] })).toEqual(never)
    const early = { delivery: { leadDays: 0, within: 300, notAfter: "13:00" } } as const
    expect(skipping({}, { ...early, pickup: [first, last] })).toContain(
      "services.sameDay.pickup has 13-18, which AE never offers",
    )
  })
})

/** A copy of the book in which one value, at any depth, is replaced. */
function spoil(book: unknown, place: number, value: unknown): unknown {
  if (typeof book !== "object" || book === null) return value
  const keys = Object.keys(book)
  const key = keys[place % (keys.length + 1)]
  if (key === undefined) return value
  const inner = spoil((book as Record<string, unknown>)[key], Math.floor(place / (keys.length + 1)), value)
  return Array.isArray(book) ? book.with(Number(key), inner) : { ...book, [key]: inner }
}
