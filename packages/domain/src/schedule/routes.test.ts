import { describe, expect, it } from "vitest"
import { localDate } from "../calendar/local-date.ts"
import { compile, defineRuleBook, type RouteRule } from "./rule-book.ts"

const book = defineRuleBook({
  id: "routes",
  version: "1",
  horizonDays: 3,
  markets: { here: { zone: "UTC" } },
  services: {
    parcel: {
      bands: { day: "00:00" },
      pickup: [
        { id: "9-12", start: "09:00", end: "12:00", orderBy: "09:00" },
        { id: "14-18", start: "14:00", end: "18:00", orderBy: "14:00" },
      ],
      delivery: { leadDays: 1, windows: [{ id: "9-18", start: "09:00", end: "18:00" }] },
    },
    today: {
      bands: { day: "00:00" },
      pickup: [{ id: "9-12", start: "09:00", end: "12:00", orderBy: "09:00" }],
      delivery: { leadDays: 0, windows: [{ id: "14-18", start: "14:00", end: "18:00" }] },
    },
    express: {
      bands: { day: "00:00" },
      pickup: [{ id: "9-12", start: "09:00", end: "12:00", orderBy: "09:00" }],
      delivery: { leadDays: 0, within: 120, notAfter: "24:00" },
    },
  },
  routes: {
    plain: {},
    early: { cutoff: "08:00" },
    midday: { cutoff: "12:00" },
    far: { leadDays: 2, only: ["parcel", "today"] },
    near: { leadDays: 0 },
    notExpress: { cutoff: "08:00", only: ["parcel"] },
  },
})

const engine = compile(book)
const date = localDate("2026-11-30")
const now = Date.parse("2026-11-30T07:00Z")
const parcel = { market: "here", service: "parcel", now, date } as const

type Route = keyof (typeof book)["routes"] | RouteRule

const orderBys = (route: Route | undefined) =>
  engine
    .quote({ ...parcel, days: 1, ...(route !== undefined && { route }) })
    .days.flatMap(({ slots }) => slots.map(({ orderBy }) => new Date(orderBy).toISOString().slice(11, 16)))

const delivered = (service: "parcel" | "today" | "express", route: Route) =>
  engine.earliest({ ...parcel, service, route })?.delivery

describe("a route", () => {
  it("without rules changes nothing", () => {
    expect(orderBys(undefined)).toEqual(["09:00", "14:00"])
    expect(orderBys("plain")).toEqual(["09:00", "14:00"])
    expect(orderBys({})).toEqual(["09:00", "14:00"])
  })

  it("caps the last order times and never makes one later", () => {
    expect(orderBys("midday")).toEqual(["09:00", "12:00"])
    expect(orderBys("early")).toEqual(["08:00", "08:00"])
    expect(orderBys({ cutoff: "24:00" })).toEqual(["09:00", "14:00"])
  })

  it("shuts every window at its cut-off, for the list, the check and the time an answer goes stale", () => {
    const at = Date.parse("2026-11-30T08:00Z")
    const ask = { ...parcel, route: "early" } as const
    expect(engine.staleAt(ask)).toBe(at)
    expect(engine.check({ ...ask, now: at - 1 })).toMatchObject({ ok: true, staleAt: at })
    expect(engine.check({ ...ask, now: at })).toMatchObject({ ok: false, reason: "cutoff-passed", closedAt: at })
    expect(engine.earliest({ ...ask, now: at })?.date).toBe("2026-12-01")
  })

  it("delivers later, never sooner", () => {
    expect(delivered("parcel", "plain")).toBe("2026-12-01")
    expect(delivered("parcel", "far")).toBe("2026-12-02")
    expect(delivered("parcel", "near")).toBe("2026-12-01")
    expect(delivered("parcel", { leadDays: 3 })).toBe("2026-12-03")
    expect(delivered("today", "far")).toBe("2026-12-02")
  })

  it("that moves a delivery off its pick-up date lets a further date take the place of a skipped one", () => {
    const ask = { ...parcel, service: "today", blackouts: { delivery: [localDate("2026-12-01")] } } as const
    expect(engine.earliest({ ...ask, route: { leadDays: 1 } })?.delivery).toBe("2026-12-02")
    expect(engine.earliest({ ...ask, blackouts: { delivery: [date] } })?.date).toBe("2026-12-01")
  })

  it("is a rule for the services that it names only", () => {
    expect(engine.staleAt({ ...parcel, service: "express", route: "notExpress" })).toBe(Date.parse("2026-11-30T09:00Z"))
    expect(orderBys("notExpress")).toEqual(["08:00", "08:00"])
    expect(delivered("express", "far")).toBe("2026-11-30")
  })

  it("has no lead days for a delivery within minutes", () => {
    expect(delivered("express", { leadDays: 0, cutoff: "08:00" })).toBe("2026-11-30")
    expect(() => delivered("express", { leadDays: 1 })).toThrow(
      expect.objectContaining({
        field: "route.leadDays",
        value: 1,
        message: "route.leadDays is not for a delivery within minutes: 1",
      }),
    )
  })

  it.each([
    ["nowhere", "route", "route is not among the book's routes (plain, early, midday, far, near, notExpress): nowhere"],
    [
      "toString",
      "route",
      "route is not among the book's routes (plain, early, midday, far, near, notExpress): toString",
    ],
    [{ cutoff: "8:00" }, "route.cutoff", "route.cutoff is not a time from 00:00 to 24:00: 8:00"],
    [{ leadDays: -1 }, "route.leadDays", "route.leadDays is not a whole number from 0 to 1096: -1"],
    [{ only: ["parcel"] }, "route.only", "route.only is not among the fields (cutoff, leadDays)"],
  ])("that is none is refused by name: %o", (route, field, message) => {
    expect(() => orderBys(route as Route)).toThrow(expect.objectContaining({ name: "InvalidAsk", field, message }))
  })

  it("is not in a book that has none", () => {
    const { routes: _, ...without } = book
    const ask = { ...parcel, route: "plain" as never }
    expect(() => compile(without).quote(ask)).toThrow(
      expect.objectContaining({
        field: "route",
        value: "plain",
        message: "route is not among the book's routes (none): plain",
      }),
    )
  })
})
