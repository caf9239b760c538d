import { describe, expect, it } from "vitest"
import { type LocalDate, localDate } from "../calendar/local-date.ts"
import { type Closure, compile, defineRuleBook } from "./rule-book.ts"

const book = defineRuleBook({
  id: "explained",
  version: "1",
  horizonDays: 5,
  markets: {
    london: {
      zone: "Europe/London",
      blackouts: { pickup: [localDate("2026-03-28")] },
      closures: [{ id: "spring-feast", from: "03-31", to: "03-31" }],
    },
  },
  services: {
    courier: {
      bands: { day: "00:00" },
      pickup: [
        { id: "night", start: "01:00", end: "02:00", orderBy: { dayBefore: "23:30" } },
        { id: "noon", start: "12:00", end: "14:00", orderBy: "09:05", weekdays: [5, 6, 7, 1, 2, 3] },
        { id: "evening", start: "18:00", end: "24:00", orderBy: "18:00" },
      ],
      delivery: { leadDays: 0, windows: [{ id: "late", start: "20:00", end: "24:00" }] },
    },
  },
})

const engine = compile(book)

/** Code and words of each window of a date, asked on a day in London. */
const explained = (date: string, at: string, more: object = {}) =>
  engine
    .explain({ market: "london", service: "courier", now: Date.parse(at), date: date as LocalDate, ...more })
    .map(({ code, words }) => `${code}: ${words}`)

const ofAll = (code: string, date: string, words: string) =>
  ["1AM-2AM", "12PM-2PM", "6PM-12AM"].map((span) => `${code}: ${span} on ${date} ${words}.`)

describe("an explanation", () => {
  it("says until when each open window can be ordered, and why the others cannot", () => {
    expect(explained("2026-03-27", "2026-03-27T09:05Z")).toEqual([
      "slot-closed: 1AM-2AM on 2026-03-27 was shut at 23:30 of 2026-03-26.",
      "slot-closed: 12PM-2PM on 2026-03-27 was shut at 09:05.",
      "open: 6PM-12AM on 2026-03-27 can be ordered until 18:00.",
    ])
    expect(explained("2026-03-30", "2026-03-27T09:05Z")).toEqual([
      "open: 1AM-2AM on 2026-03-30 can be ordered until 23:30 of 2026-03-29.",
      "open: 12PM-2PM on 2026-03-30 can be ordered until 09:05.",
      "open: 6PM-12AM on 2026-03-30 can be ordered until 18:00.",
    ])
  })

  it("says that all windows of the date are shut", () => {
    const others = "and so is every other window of the date"
    expect(explained("2026-03-27", "2026-03-27T18:00Z")).toEqual([
      `cutoff-passed: 1AM-2AM on 2026-03-27 was shut at 23:30 of 2026-03-26, ${others}.`,
      `cutoff-passed: 12PM-2PM on 2026-03-27 was shut at 09:05, ${others}.`,
      `cutoff-passed: 6PM-12AM on 2026-03-27 was shut at 18:00, ${others}.`,
    ])
  })

  it("says that a date is past, too far ahead, skipped or closed", () => {
    const now = "2026-03-27T08:00Z"
    expect(explained("2026-03-26", now)).toEqual(ofAll("past", "2026-03-26", "is over: the date has passed"))
    expect(explained("2026-04-02", now)).toEqual(
      ofAll("beyond-horizon", "2026-04-02", "is too far ahead: 5 days after today can be booked"),
    )
    expect(explained("2026-03-30", now, { horizonDays: 2 })).toEqual(
      ofAll("beyond-horizon", "2026-03-30", "is too far ahead: 2 days after today can be booked"),
    )
    expect(explained("2026-03-28", now)).toEqual(
      ofAll("blackout", "2026-03-28", "is not offered: nothing is picked up on this date"),
    )
    expect(explained("2026-03-31", now)).toEqual(ofAll("closure", "2026-03-31", "is closed: spring-feast"))
  })

  it("says that every window is closed of one that the date would not have", () => {
    const thursday = { from: localDate("2026-04-02"), to: localDate("2026-04-02") }
    const closures: readonly Closure[] = [
      { ...thursday, id: "before-noon", between: ["00:00", "12:00"] },
      { ...thursday, id: "after-noon", between: ["14:00", "24:00"] },
    ]
    const reasons = engine.explain({
      market: "london",
      service: "courier",
      now: Date.parse("2026-03-28T08:00Z"),
      date: localDate("2026-04-02"),
      closures,
    })
    expect(reasons.map(({ words }) => words)).toEqual([
      "1AM-2AM on 2026-04-02 is closed: before-noon.",
      "12PM-2PM on 2026-04-02 is closed: every window of the date is.",
      "6PM-12AM on 2026-04-02 is closed: after-noon.",
    ])
    expect(reasons.map((reason) => "closure" in reason)).toEqual([true, false, true])
  })

  it("names no closure where another reason comes first", () => {
    const reasons = engine.explain({
      market: "london",
      service: "courier",
      now: Date.parse("2026-04-01T08:00Z"),
      date: localDate("2026-03-31"),
    })
    expect(reasons.map((reason) => [reason.code, "closure" in reason])).toEqual(Array(3).fill(["past", false]))
  })

  it("says which window the clock change or the day of the week leaves out", () => {
    expect(explained("2026-03-29", "2026-03-27T08:00Z")[0]).toBe(
      "unknown-window: 1AM-2AM on 2026-03-29 does not exist: the clock change leaves nothing of it.",
    )
    expect(explained("2026-04-02", "2026-03-28T08:00Z")[1]).toBe(
      "unknown-window: 12PM-2PM on 2026-04-02 is not offered on this day of the week.",
    )
    const sundays = defineRuleBook({
      ...book,
      services: {
        courier: {
          ...book.services.courier,
          pickup: [{ id: "sunday", start: "01:00", end: "02:00", orderBy: { dayBefore: "20:00" }, weekdays: [7] }],
        },
      },
    })
    const ask = { market: "london", service: "courier", now: Date.parse("2026-03-28T08:00Z") } as const
    expect(compile(sundays).explain({ ...ask, date: localDate("2026-03-29") })[0]?.words).toBe(
      "1AM-2AM on 2026-03-29 does not exist: the clock change leaves nothing of it.",
    )
  })

  it("says that nothing of the date can be delivered", () => {
    const blackouts = { delivery: [localDate("2026-03-30")] }
    expect(explained("2026-03-30", "2026-03-27T08:00Z", { blackouts })).toEqual(
      ofAll("delivery-blackout", "2026-03-30", "has no date on which it could be delivered"),
    )
  })

  it("names the closure that shuts the delivery on the date when it is due", () => {
    const closed = defineRuleBook({
      ...book,
      horizonDays: 0,
      markets: { london: { zone: "Europe/London" } },
      services: {
        courier: {
          bands: { day: "00:00" },
          pickup: [{ id: "noon", start: "12:00", end: "14:00", orderBy: "12:00" }],
          delivery: {
            leadDays: 1,
            windows: [
              { id: "sunday", start: "09:00", end: "12:00", weekdays: [7] },
              { id: "late", start: "20:00", end: "24:00" },
            ],
          },
        },
      },
    })
    const ask = { market: "london", service: "courier", now: Date.parse("2026-03-27T08:00Z") } as const
    const feastOn = (date: string): Closure => ({
      id: `feast-${date}`,
      from: localDate(date),
      to: localDate(date),
      between: ["19:00", "24:00"],
    })
    const [noon] = compile(closed).explain({
      ...ask,
      date: localDate("2026-03-27"),
      closures: [feastOn("2026-03-26"), feastOn("2026-03-28")],
    })
    expect(noon).toMatchObject({ code: "delivery-blackout", closure: "feast-2026-03-28" })
  })

  it("carries the last order time and the closure for a program to read", () => {
    const ask = { market: "london", service: "courier", now: Date.parse("2026-03-27T08:00Z") } as const
    const [night, noon] = engine.explain({ ...ask, date: localDate("2026-03-29") })
    expect(night).toEqual({ window: "night", code: "unknown-window", words: expect.any(String), orderBy: null })
    expect(noon).toEqual({
      window: "noon",
      code: "open",
      words: expect.any(String),
      orderBy: Date.parse("2026-03-29T08:05Z"),
    })
    expect(engine.explain({ ...ask, date: localDate("2026-03-31") })[1]).toMatchObject({
      code: "closure",
      closure: "spring-feast",
      orderBy: Date.parse("2026-03-31T08:05Z"),
    })
  })

  it("names the route's cut-off where that is the earlier", () => {
    expect(explained("2026-03-27", "2026-03-27T08:00Z", { route: { cutoff: "08:30" } })[1]).toBe(
      "open: 12PM-2PM on 2026-03-27 can be ordered until 08:30.",
    )
  })

  it("refuses a date that is none", () => {
    expect(() => explained("2026-02-30", "2026-03-27T08:00Z")).toThrow(
      "date is not a date such as 2026-12-31, of the years 0100 to 9899: 2026-02-30",
    )
  })
})
