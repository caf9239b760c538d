import { describe, expect, it } from "vitest"
import { localDate } from "../calendar/local-date.ts"
import { type Blackouts, compile, defineRuleBook } from "./rule-book.ts"

const book = defineRuleBook({
  id: "shop",
  version: "1",
  horizonDays: 6,
  markets: { here: { zone: "UTC" } },
  services: {
    courier: {
      bands: { day: "00:00" },
      pickup: [{ id: "9-12", start: "09:00", end: "12:00", orderBy: "09:00" }],
      delivery: { leadDays: 1, windows: [{ id: "9-12", start: "09:00", end: "12:00" }] },
    },
    sameDay: {
      bands: { day: "00:00" },
      pickup: [{ id: "9-12", start: "09:00", end: "12:00", orderBy: "09:00" }],
      delivery: { leadDays: 0, windows: [{ id: "14-18", start: "14:00", end: "18:00" }] },
    },
  },
})

const now = Date.parse("2026-11-30T08:00Z")
const mon = localDate("2026-11-30")
const tue = localDate("2026-12-01")
const wed = localDate("2026-12-02")
const thu = localDate("2026-12-03")

/** The reason, or the delivery's date, of Monday to Thursday. */
function week(blackouts: Blackouts, service: "courier" | "sameDay" = "courier", more?: Blackouts) {
  const engine = compile({ ...book, markets: { here: { zone: "UTC", blackouts } } })
  return [mon, tue, wed, thu].map((date) => {
    const ask = { market: "here", service, now, date } as const
    const verdict = engine.check(more === undefined ? ask : { ...ask, blackouts: more })
    return verdict.ok ? verdict.slot.delivery.date.slice(8) : verdict.reason
  })
}

describe("skipped days", () => {
  it("of both sides have neither pick-up nor delivery", () => {
    expect(week({ both: [wed] })).toEqual(["01", "03", "blackout", "04"])
    expect(week({ weekdays: [3] })).toEqual(["01", "03", "blackout", "04"])
    expect(week({ both: [wed] }, "sameDay")).toEqual(["30", "01", "blackout", "03"])
  })

  it("of pick-up are delivered on all the same", () => {
    expect(week({ pickup: [wed] })).toEqual(["01", "02", "blackout", "04"])
    expect(week({ pickupWeekdays: [3] })).toEqual(["01", "02", "blackout", "04"])
  })

  it("of delivery are picked up on all the same, and the next date takes their place", () => {
    expect(week({ delivery: [wed] })).toEqual(["01", "03", "03", "04"])
    expect(week({ deliveryWeekdays: [3] })).toEqual(["01", "03", "03", "04"])
  })

  it("have no delivery in place of the pick-up date, because that date is what was promised", () => {
    expect(week({ delivery: [wed] }, "sameDay")).toEqual(["30", "01", "delivery-blackout", "03"])
  })

  it("can leave no date to deliver on within the book's search", () => {
    expect(week({ deliveryWeekdays: [1, 2, 3, 4, 5, 6, 7] })).toEqual(
      Array.from({ length: 4 }, () => "delivery-blackout"),
    )
  })

  it("are searched past as many days as the horizon has, and no further", () => {
    const skipped = (count: number) => ({
      delivery: Array.from({ length: count }, (_, day) => localDate(`2026-12-0${day + 1}`)),
    })
    expect(week(skipped(6))[0]).toBe("07")
    expect(week(skipped(7))[0]).toBe("delivery-blackout")
  })

  it("of a question are skipped besides the market's", () => {
    expect(week({ both: [wed] }, "courier", { pickup: [tue] })).toEqual(["01", "blackout", "blackout", "04"])
    expect(week({ both: [wed] }, "courier", {})).toEqual(["01", "03", "blackout", "04"])
    expect(week({ weekdays: [3] }, "courier", { deliveryWeekdays: [4] })).toEqual(["01", "04", "blackout", "04"])
  })

  it("of a question that are none are refused by name", () => {
    expect(() => week({}, "courier", { weekdays: [8 as 7] })).toThrow(
      expect.objectContaining({ name: "InvalidAsk", field: "blackouts.weekdays[0]" }),
    )
  })

  it("move no cut-off: the earliest date after them is still open until its own", () => {
    const engine = compile({ ...book, markets: { here: { zone: "UTC", blackouts: { pickup: [mon, tue] } } } })
    const ask = { market: "here", service: "courier" } as const
    expect(engine.earliest({ ...ask, now })).toEqual({ date: wed, delivery: thu })
    expect(engine.staleAt({ ...ask, now })).toBe(Date.parse("2026-12-02T09:00Z"))
    expect(engine.earliest({ ...ask, now: Date.parse("2026-12-02T09:00Z") })).toEqual({
      date: thu,
      delivery: "2026-12-04",
    })
  })
})
