import { describe, expect, it } from "vitest"
import { type LocalDate, localDate } from "../calendar/local-date.ts"
import { UnknownZone } from "../calendar/zone.ts"
import { gulfBook } from "./books/gulf.ts"
import { compile, InvalidAsk } from "./rule-book.ts"

describe("a refusal in Dubai", () => {
  const engine = compile(gulfBook)
  const today = localDate("2026-11-21")
  const ask = { market: "AE", service: "sameDay", date: today } as const

  it("names the closed window, when it closed, and the next one of the same day", () => {
    const verdict = engine.check({ ...ask, now: Date.parse("2026-11-21T10:00+04:00"), window: "11-14" })
    expect(verdict).toMatchObject({
      ok: false,
      reason: "slot-closed",
      closedAt: Date.parse("2026-11-21T10:00+04:00"),
      earliest: today,
      next: { key: "AE/sameDay/2026-11-21/13-18" },
    })
  })

  it("offers tomorrow 11AM-2PM when today's cut-off has passed", () => {
    const verdict = engine.check({ ...ask, now: Date.parse("2026-11-21T16:00+04:00"), window: "13-18" })
    expect(verdict).toMatchObject({
      ok: false,
      reason: "cutoff-passed",
      closedAt: Date.parse("2026-11-21T16:00+04:00"),
      earliest: "2026-11-22",
      next: { key: "AE/sameDay/2026-11-22/11-14" },
    })
  })

  it("is for equal dates in Next Day, and never for them in Same Day and On Demand", () => {
    const now = Date.parse("2026-11-21T09:00+04:00")
    const verdicts = (["sameDay", "onDemand", "nextDay"] as const).map((service) =>
      engine.check({ ...ask, service, now, delivery: { date: today } }),
    )
    expect(verdicts.map((verdict) => (verdict.ok ? "ok" : verdict.reason))).toEqual(["ok", "ok", "delivery-wrong-date"])
    expect(verdicts[2]).toMatchObject({ next: { delivery: { date: "2026-11-22" } } })
  })
})

describe("a question that cannot be meant", () => {
  const engine = compile(gulfBook)
  const ask = {
    market: "AE",
    service: "sameDay",
    now: Date.parse("2026-11-21T12:00Z"),
    date: localDate("2026-11-21"),
  } as const

  it.each<[string, object]>([
    ["market", { market: "SA" }],
    ["market", { market: "toString" }],
    ["service", { service: "sameday" }],
    ["service", { service: "__proto__" }],
    ["now", { now: Number.NaN }],
    ["now", { now: Number.POSITIVE_INFINITY }],
    ["now", { now: "2026-11-21" }],
    ["now", { now: undefined }],
    ["date", { date: "2026-02-30" }],
    ["date", { date: "21.11.2026" }],
    ["date", { date: null }],
    ["delivery.date", { delivery: { date: "2026-13-01" } }],
    ["horizonDays", { horizonDays: -1 }],
    ["horizonDays", { horizonDays: 0.5 }],
    ["horizonDays", { horizonDays: null }],
    ["delivery", { delivery: null }],
    ["delivery.date", { delivery: {} }],
    ["occupancy", { occupancy: 3 }],
    ["tags", { tags: "bike" }],
    ["tags[1]", { tags: ["bike", ""] }],
    ["tags", { tags: null }],
    ["route", { route: "al-ain" }],
    ["route", { route: "" }],
    ["route", { route: "constructor" }],
    ["route", { route: null }],
    ["route.cutoff", { route: { cutoff: "25:00" } }],
    ["route.leadDays", { route: { leadDays: -1 } }],
    ["route.only", { route: { only: ["sameDay"] } }],
    ["blackouts", { blackouts: [] }],
    ["blackouts", { blackouts: null }],
    ["blackouts.both[0]", { blackouts: { both: ["2026-02-30"] } }],
    ["blackouts.pickupWeekdays[1]", { blackouts: { pickupWeekdays: [1, 8] } }],
    ["closures", { closures: {} }],
    ["closures[0].from", { closures: [{ id: "none", from: "02-30", to: "03-01" }] }],
    ["closures[0].to", { closures: [{ id: "mixed", from: "2026-02-01", to: "03-01" }] }],
    [
      "closures[0].between",
      { closures: [{ id: "backwards", from: "01-01", to: "01-01", between: ["12:00", "11:00"] }] },
    ],
    [
      "closures[1].id",
      {
        closures: [
          { id: "twice", from: "01-01", to: "01-01" },
          { id: "twice", from: "02-01", to: "02-01" },
        ],
      },
    ],
  ])("throws an error with the field %s for %o", (field, change) => {
    const wrong = { ...ask, ...change }
    expect(() => engine.check(wrong)).toThrow(expect.objectContaining({ name: "InvalidAsk", field }))
  })

  it("throws for impossible ranges of a quote", () => {
    for (const range of [{ from: "2026-02-30" as LocalDate }, { days: 0 }, { days: Number.NaN }, { days: 1e9 }])
      expect(() => engine.quote({ ...ask, ...range })).toThrow(InvalidAsk)
  })

  it("throws UnknownZone for an unknown zone, and asks for one where nothing is named", () => {
    expect(() => engine.earliest({ ...ask, zone: "Asia/Dubay" })).toThrow(UnknownZone)
    expect(() => engine.earliest({ ...ask, zone: "" })).toThrow(InvalidAsk)
  })

  it("throws for unknown names wherever they are asked", () => {
    expect(() => engine.clock("SA" as "AE", ask.now)).toThrow(InvalidAsk)
    expect(() => engine.clock("AE", ask.now).band("sameday" as "sameDay")).toThrow(InvalidAsk)
  })
})
