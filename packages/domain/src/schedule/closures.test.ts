import { describe, expect, it } from "vitest"
import { type LocalDate, localDate } from "../calendar/local-date.ts"
import { type Closure, compile, defineRuleBook } from "./rule-book.ts"

const shop = defineRuleBook({
  id: "shop",
  version: "1",
  horizonDays: 30,
  minOpenMinutes: 60,
  markets: { here: { zone: "UTC" } },
  services: {
    courier: {
      bands: { day: "00:00" },
      pickup: [
        { id: "9-12", start: "09:00", end: "12:00", orderBy: "09:00" },
        { id: "14-18", start: "14:00", end: "18:00", orderBy: "14:00" },
      ],
      delivery: { leadDays: 1, windows: [{ id: "8-20", start: "08:00", end: "20:00" }] },
    },
  },
})

type Closing = Omit<Closure, "id" | "from" | "to"> & { readonly from?: string; readonly to?: string }

/** A closure on 2 December 2026, a Wednesday, unless it says otherwise. */
const closing = ({ from = "2026-12-02", to = from, ...rest }: Closing = {}): Closure => ({
  id: "closing",
  from: from as LocalDate,
  to: to as LocalDate,
  ...rest,
})

const now = Date.parse("2026-11-30T08:00Z")

function offered(date: string, closures: readonly Closure[], minOpenMinutes = 60, tags?: readonly string[]) {
  const book = { ...shop, minOpenMinutes, markets: { here: { zone: "UTC", closures } } }
  const ask = { market: "here", service: "courier", now, from: localDate(date), days: 1 } as const
  const { days } = compile(book).quote(tags === undefined ? ask : { ...ask, tags })
  return days.flatMap(({ slots }) => slots.map(({ window }) => window))
}

const both = ["9-12", "14-18"]

describe("a closure", () => {
  it("of dates shuts each of them, the first and the last included", () => {
    const closures = [closing({ from: "2026-12-02", to: "2026-12-04" })]
    const dates = ["2026-12-01", "2026-12-02", "2026-12-03", "2026-12-04", "2026-12-05"]
    expect(dates.map((date) => offered(date, closures).length)).toEqual([2, 0, 0, 0, 2])
  })

  it("of days of every year comes back, also over the end of the year", () => {
    const closures = [closing({ from: "12-03", to: "12-04" })]
    expect(["2026-12-02", "2026-12-03", "2026-12-04", "2026-12-05"].map((d) => offered(d, closures).length)).toEqual([
      2, 0, 0, 2,
    ])
    const long = [closing({ from: "12-20", to: "12-02" })]
    // 18 December is delivered on the 19th, the last day before it.
    const dates = ["2026-12-01", "2026-12-02", "2026-12-03", "2026-12-18", "2026-12-20", "2026-12-21"]
    expect(dates.map((date) => offered(date, long).length)).toEqual([0, 0, 2, 2, 0, 0])
  })

  it("over the end of the year shuts the first and the last of its days", () => {
    const closures = [closing({ from: "12-20", to: "12-02" })]
    const engine = compile({ ...shop, markets: { here: { zone: "UTC", closures } } })
    const code = (date: string) =>
      engine.explain({ market: "here", service: "courier", now, date: localDate(date) }).map(({ code }) => code)[0]
    expect(["2026-12-02", "2026-12-03", "2026-12-19", "2026-12-20"].map(code)).toEqual([
      "closure",
      "open",
      "delivery-blackout",
      "closure",
    ])
  })

  it("of days of the week shuts these alone", () => {
    const closures = [closing({ from: "2026-12-01", to: "2026-12-31", weekdays: [3, 5] })]
    const dates = ["2026-12-01", "2026-12-02", "2026-12-03", "2026-12-04", "2026-12-05", "2026-12-06", "2026-12-07"]
    expect(dates.map((date) => offered(date, closures).length)).toEqual([2, 0, 2, 0, 2, 2, 2])
  })

  it("that is provisional never acts", () => {
    expect(offered("2026-12-02", [closing({ provisional: true })])).toEqual(both)
    expect(offered("2026-12-02", [closing({ provisional: false })])).toEqual([])
  })

  it("that carries tags concerns only questions with one of them", () => {
    const closures = [closing({ tags: ["bike", "van"] })]
    expect(offered("2026-12-02", closures)).toEqual(both)
    expect(offered("2026-12-02", closures, 60, [])).toEqual(both)
    expect(offered("2026-12-02", closures, 60, ["truck"])).toEqual(both)
    expect(offered("2026-12-02", closures, 60, ["truck", "van"])).toEqual([])
    expect(offered("2026-12-02", [closing()], 60, ["truck"])).toEqual([])
  })

  it("that ends where a window begins, or begins where it ends, does not touch it", () => {
    const until = (time: `${number}:${number}`) => [closing({ between: ["00:00", time] })]
    expect(offered("2026-12-02", until("09:00"), 180)).toEqual(both)
    expect(offered("2026-12-02", until("09:01"), 180)).toEqual(["14-18"])
    const from = (time: `${number}:${number}`) => [closing({ between: [time, "24:00"] })]
    expect(offered("2026-12-02", from("18:00"), 240)).toEqual(both)
    expect(offered("2026-12-02", from("17:59"), 240)).toEqual(["9-12"])
    expect(offered("2026-12-02", from("12:00"), 180)).toEqual(["9-12"])
    // A window that is not touched need not be as long as what has to be left of one that is.
    expect(offered("2026-12-02", until("09:00"), 240)).toEqual(both)
    expect(offered("2026-12-02", from("12:00"), 240)).toEqual(["9-12"])
  })

  it("leaves a window open that keeps an hour in one piece, before it or after it", () => {
    const shut = (from: `${number}:${number}`, to: `${number}:${number}`) =>
      offered("2026-12-02", [closing({ between: [from, to] })])
    expect(shut("10:00", "12:00")).toEqual(both)
    expect(shut("09:59", "12:00")).toEqual(["14-18"])
    expect(shut("09:00", "11:00")).toEqual(both)
    expect(shut("09:00", "11:01")).toEqual(["14-18"])
    expect(shut("09:59", "11:01")).toEqual(["14-18"])
  })

  it("leaves what lies between two closures, in whatever order the book has them", () => {
    const pair = (until: `${number}:${number}`, from: `${number}:${number}`) => [
      closing({ between: [from, "12:00"] }),
      { ...closing({ between: ["08:00", until] }), id: "early" },
    ]
    expect(offered("2026-12-02", pair("10:00", "11:00"))).toEqual(both)
    expect(offered("2026-12-02", pair("10:01", "11:00"))).toEqual(["14-18"])
    expect(offered("2026-12-02", pair("11:00", "10:00"))).toEqual(["14-18"])
  })

  it("is not made shorter by another one within it", () => {
    const closures = [
      closing({ between: ["09:00", "11:30"] }),
      { ...closing({ between: ["09:30", "10:00"] }), id: "within" },
    ]
    expect(offered("2026-12-02", closures)).toEqual(["14-18"])
    expect(offered("2026-12-02", closures, 30)).toEqual(both)
  })

  it("leaves a window open that keeps one minute, when the book asks for no more", () => {
    const closures = [closing({ between: ["09:00", "11:59"] })]
    expect(offered("2026-12-02", closures, 0)).toEqual(both)
    expect(offered("2026-12-02", closures, 1)).toEqual(both)
    expect(offered("2026-12-02", closures, 2)).toEqual(["14-18"])
    expect(offered("2026-12-02", [closing({ between: ["09:00", "12:00"] })], 0)).toEqual(["14-18"])
  })

  it("shuts delivery windows as it shuts pick-up windows, so that the next date takes their place", () => {
    const engine = compile({ ...shop, markets: { here: { zone: "UTC", closures: [closing()] } } })
    const dates = (["2026-11-30", "2026-12-01", "2026-12-02", "2026-12-03"] as const).map((date) => {
      const verdict = engine.check({ market: "here", service: "courier", now, date: localDate(date) })
      return verdict.ok ? verdict.slot.delivery.date : verdict.reason
    })
    expect(dates).toEqual(["2026-12-01", "2026-12-03", "closure", "2026-12-04"])
  })

  it("shuts a delivery within minutes, though it leaves enough of the pick-up window", () => {
    const { courier } = shop.services
    const delivery = { leadDays: 0, within: 60, notAfter: "24:00" } as const
    const services = { courier: { ...courier, delivery } }
    const until = (time: `${number}:${number}`) => [closing({ between: ["09:00", time] })]
    const engine = compile({ ...shop, services })
    const ask = { market: "here", service: "courier", now, date: localDate("2026-12-02"), window: "9-12" } as const
    const listed = (closures: readonly Closure[]) =>
      engine.quote({ ...ask, closures, from: ask.date, days: 1 }).days[0]?.slots.map(({ window }) => window)
    // An hour of the window is left, and nothing of its delivery from 9 to 10.
    expect(listed(until("10:00"))).toEqual(["14-18"])
    expect(engine.check({ ...ask, closures: until("10:00") })).toMatchObject({ reason: "delivery-blackout" })
    expect(listed([])).toEqual(both)
  })

  it("of a question acts besides the market's, for its tags alone", () => {
    const engine = compile({ ...shop, markets: { here: { zone: "UTC", closures: [closing()] } } })
    const ask = { market: "here", service: "courier", now, from: localDate("2026-12-01"), days: 4 } as const
    const counts = (closures: readonly Closure[]) =>
      engine.quote({ ...ask, closures }).days.map(({ slots }) => slots.length)
    expect(counts([{ ...closing({ from: "2026-12-03" }), id: "more" }])).toEqual([2, 0, 0, 2])
    expect(counts([{ ...closing({ from: "2026-12-03", tags: ["bike"] }), id: "more" }])).toEqual([2, 0, 2, 2])
    expect(counts([])).toEqual([2, 0, 2, 2])
    expect(engine.quote(ask).days.map(({ slots }) => slots.length)).toEqual([2, 0, 2, 2])
    const { days } = compile(shop).quote({ ...ask, closures: [closing()] })
    expect(days.map(({ slots }) => slots.length)).toEqual([2, 0, 2, 2])
  })

  it("of a question that is none is refused by name", () => {
    const ask = { market: "here", service: "courier", now } as const
    expect(() => compile(shop).quote({ ...ask, closures: [closing({ to: "2026-12-01" })] })).toThrow(
      expect.objectContaining({
        name: "InvalidAsk",
        field: "closures[0].to",
        message: "closures[0].to is before from",
      }),
    )
    expect(() => compile(shop).quote({ ...ask, tags: [""] })).toThrow(
      expect.objectContaining({ field: "tags[0]", message: "tags[0] is not a text: " }),
    )
  })

  it("is named by the explanation, the first of those that overlap the window", () => {
    const closures = [
      { ...closing({ between: ["13:00", "24:00"] }), id: "afternoon" },
      { ...closing({ between: ["00:00", "13:00"] }), id: "morning" },
    ]
    const engine = compile({ ...shop, markets: { here: { zone: "UTC", closures } } })
    const reasons = engine.explain({ market: "here", service: "courier", now, date: localDate("2026-12-02") })
    expect(reasons.map(({ window, code, closure }) => [window, code, closure])).toEqual([
      ["9-12", "closure", "morning"],
      ["14-18", "closure", "afternoon"],
    ])
  })
})
