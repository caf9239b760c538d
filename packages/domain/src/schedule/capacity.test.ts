import { describe, expect, it } from "vitest"
import { localDate } from "../calendar/local-date.ts"
import { compile, defineRuleBook, InvalidAsk } from "./rule-book.ts"

const kitchen = defineRuleBook({
  id: "kitchen",
  version: "1",
  horizonDays: 2,
  markets: { here: { zone: "UTC" } },
  services: {
    lunch: {
      bands: { day: "00:00" },
      pickup: [
        { id: "11-12", start: "11:00", end: "12:00", orderBy: "11:00", capacity: 2 },
        { id: "12-13", start: "12:00", end: "13:00", orderBy: "12:00", capacity: 1 },
        { id: "13-14", start: "13:00", end: "14:00", orderBy: "13:00" },
      ],
      delivery: { leadDays: 0, within: 60, notAfter: "15:00" },
    },
    dinner: {
      bands: { day: "00:00" },
      pickup: {
        every: 60,
        first: "18:00",
        last: "19:00",
        length: 60,
        orderBy: { before: "start", minutes: 0 },
        capacity: 3,
      },
      delivery: { leadDays: 0, within: 60, notAfter: "24:00" },
    },
    closed: {
      bands: { day: "00:00" },
      pickup: [{ id: "11-12", start: "11:00", end: "12:00", orderBy: "11:00", capacity: 0 }],
      delivery: { leadDays: 0, within: 60, notAfter: "15:00" },
    },
  },
})

const engine = compile(kitchen)
const now = Date.parse("2026-11-30T08:00Z")
const date = localDate("2026-11-30")
const lunch = { market: "here", service: "lunch", now, date } as const

const occupied =
  (taken: Readonly<Record<string, number>>) =>
  (key: string): number =>
    taken[key] ?? 0

/** What remains of each window that is listed. */
const remaining = (taken: Readonly<Record<string, number>>) =>
  engine
    .quote({ ...lunch, days: 1, occupancy: occupied(taken) })
    .days.flatMap(({ slots }) => slots.map((slot) => [slot.window, slot.remaining]))

describe("the capacity of a window", () => {
  it("is what remains of it without bookings, and says nothing of a window without one", () => {
    const { days } = engine.quote({ ...lunch, days: 1 })
    expect(days[0]?.slots.map((slot) => slot.remaining)).toEqual([2, 1, undefined])
    expect(days[0]?.slots.map((slot) => "remaining" in slot)).toEqual([true, true, false])
  })

  it("is used up booking by booking, by the slot's key", () => {
    expect(remaining({ "here/lunch/2026-11-30/11-12": 1 })).toEqual([
      ["11-12", 1],
      ["12-13", 1],
      ["13-14", undefined],
    ])
    expect(remaining({ "here/lunch/2026-11-30/11-12": 2, "here/lunch/2026-12-01/12-13": 1 })).toEqual([
      ["12-13", 1],
      ["13-14", undefined],
    ])
    expect(remaining({ "here/lunch/2026-11-30/11-12": 5, "here/lunch/2026-11-30/12-13": 1 })).toEqual([
      ["13-14", undefined],
    ])
  })

  it("is that of each window of a series", () => {
    const { days } = engine.quote({ ...lunch, service: "dinner", days: 1 })
    expect(days[0]?.slots.map((slot) => [slot.window, slot.remaining])).toEqual([
      ["18", 3],
      ["19", 3],
    ])
  })

  it("can be nothing at all", () => {
    expect(engine.check({ ...lunch, service: "closed" })).toMatchObject({ ok: false, reason: "full", next: null })
  })

  it("refuses a full window though it is open, and names the next one", () => {
    const occupancy = occupied({ "here/lunch/2026-11-30/11-12": 2 })
    expect(engine.check({ ...lunch, window: "11-12", occupancy })).toEqual({
      ok: false,
      reason: "full",
      closedAt: null,
      earliest: date,
      next: expect.objectContaining({ window: "12-13" }),
    })
    expect(engine.check({ ...lunch, occupancy })).toMatchObject({ ok: true, slot: { window: "12-13" } })
    expect(engine.check({ ...lunch, now: Date.parse("2026-11-30T11:00Z"), window: "11-12", occupancy })).toMatchObject({
      reason: "slot-closed",
    })
  })

  it("moves the earliest date and the next closing when all are full", () => {
    const dinner = { ...lunch, service: "dinner" } as const
    const occupancy = (key: string): number => (key.startsWith("here/dinner/2026-11-30/") ? 3 : 0)
    expect(engine.earliest({ ...dinner, occupancy })).toEqual({ date: "2026-12-01", delivery: "2026-12-01" })
    expect(engine.staleAt({ ...dinner, occupancy })).toBe(Date.parse("2026-12-01T18:00Z"))
    expect(engine.staleAt(dinner)).toBe(Date.parse("2026-11-30T18:00Z"))
    expect(engine.check({ ...dinner, occupancy })).toMatchObject({ reason: "full", earliest: "2026-12-01" })
    expect(engine.explain({ ...dinner, occupancy }).map(({ code, words }) => `${code}: ${words}`)).toEqual([
      "full: 6PM-7PM on 2026-11-30 is full: it takes 3.",
      "full: 7PM-8PM on 2026-11-30 is full: it takes 3.",
    ])
  })

  it("is asked about once for each open window that has one", () => {
    const asked: string[] = []
    const occupancy = (key: string): number => {
      asked.push(key)
      return 0
    }
    engine.quote({ ...lunch, days: 1, now: Date.parse("2026-11-30T11:00Z"), occupancy })
    expect(asked).toEqual(["here/lunch/2026-11-30/12-13"])
  })

  it("is not why a window is refused that has room and no delivery", () => {
    const asked = new Set<string>()
    const bookings = occupied({ "here/lunch/2026-11-30/11-12": 1, "here/lunch/2026-11-30/12-13": 1 })
    const undelivered = {
      ...lunch,
      blackouts: { delivery: [date] },
      occupancy: (key: string) => {
        asked.add(key)
        return bookings(key)
      },
    }
    const reasons = ["11-12", "12-13", "13-14"].map((window) => engine.check({ ...undelivered, window }))
    expect(reasons).toMatchObject(["delivery-blackout", "full", "delivery-blackout"].map((reason) => ({ reason })))
    expect([...asked].filter((key) => key.includes("2026-11-30"))).toEqual([
      "here/lunch/2026-11-30/11-12",
      "here/lunch/2026-11-30/12-13",
    ])
  })

  it("is asked about by a function and nothing else", () => {
    for (const occupancy of [null, 3, {}])
      expect(() => engine.check({ ...lunch, occupancy: occupancy as unknown as () => number })).toThrow(
        expect.objectContaining({
          field: "occupancy",
          value: occupancy,
          message: expect.stringMatching(/^occupancy is not a function/),
        }),
      )
  })

  it.each([Number.NaN, -1, "many"])("is not counted against %s bookings", (taken) => {
    const ask = { ...lunch, occupancy: () => taken as number }
    expect(() => engine.check(ask)).toThrow(InvalidAsk)
    expect(() => engine.check(ask)).toThrow(
      expect.objectContaining({
        field: "occupancy",
        message: `occupancy is not a number of bookings for here/lunch/2026-11-30/11-12: ${taken}`,
      }),
    )
  })
})
