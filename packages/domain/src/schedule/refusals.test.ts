import { describe, expect, it } from "vitest"
import { localDate } from "../calendar/local-date.ts"
import { compile, defineRuleBook } from "./rule-book.ts"

const book = defineRuleBook({
  id: "refusals",
  version: "1",
  horizonDays: 5,
  markets: {
    here: {
      zone: "UTC",
      blackouts: { delivery: [localDate("2026-12-02")] },
      closures: [{ id: "feast", from: localDate("2026-11-28"), to: localDate("2026-11-28") }],
    },
  },
  services: {
    courier: {
      bands: { day: "00:00" },
      pickup: [
        { id: "9-12", start: "09:00", end: "12:00", orderBy: "09:00" },
        { id: "14-18", start: "14:00", end: "18:00", orderBy: "14:00" },
      ],
      delivery: {
        leadDays: 1,
        windows: [
          { id: "9-13", start: "09:00", end: "13:00" },
          { id: "13-18", start: "13:00", end: "18:00" },
        ],
      },
    },
  },
})

const engine = compile(book)
const now = Date.parse("2026-11-30T08:00Z")
const ask = { market: "here", service: "courier", now } as const

describe("a wish for a delivery", () => {
  const refusal = (date: string, delivered: string, window?: string) => {
    const delivery = { date: localDate(delivered), ...(window !== undefined && { window }) }
    const verdict = engine.check({ ...ask, date: localDate(date), delivery })
    return verdict.ok ? "ok" : verdict.reason
  }

  it("is refused for a skipped date, for a window that is none, and for another date, in this order", () => {
    expect(refusal("2026-12-01", "2026-12-02")).toBe("delivery-blackout")
    expect(refusal("2026-12-01", "2026-12-02", "never")).toBe("delivery-blackout")
    expect(refusal("2026-12-01", "2026-12-03", "never")).toBe("delivery-unknown-window")
    expect(refusal("2026-12-01", "2026-12-04", "never")).toBe("delivery-unknown-window")
    expect(refusal("2026-12-01", "2026-12-04", "13-18")).toBe("delivery-wrong-date")
    expect(refusal("2026-12-01", "2026-12-04")).toBe("delivery-wrong-date")
  })

  it("is granted for the date that the slot has, in any of its windows", () => {
    expect(refusal("2026-12-01", "2026-12-03")).toBe("ok")
    expect(refusal("2026-12-01", "2026-12-03", "9-13")).toBe("ok")
    expect(refusal("2026-12-01", "2026-12-03", "13-18")).toBe("ok")
  })

  it("that is refused leaves the window that was wished for as what there is instead", () => {
    const [date, wrong] = [localDate("2026-12-01"), localDate("2026-12-04")]
    expect(engine.check({ ...ask, date, window: "14-18", delivery: { date: wrong } })).toMatchObject({
      reason: "delivery-wrong-date",
      next: { key: "here/courier/2026-12-01/14-18", delivery: { date: "2026-12-03" } },
    })
  })
})

describe("a wish for a window", () => {
  it("that a closure shuts is refused for that, though another window of the date is open", () => {
    const day = localDate("2026-12-01")
    const closures = [{ id: "morning", from: day, to: day, between: ["00:00", "12:00"] as const }]
    expect(engine.check({ ...ask, date: day, closures, window: "9-12" })).toMatchObject({
      reason: "closure",
      closedAt: null,
      next: { window: "14-18" },
    })
    expect(engine.check({ ...ask, date: day, closures })).toMatchObject({ ok: true, slot: { window: "14-18" } })
  })
})

describe("a date without a window that is wished for", () => {
  const { courier } = book.services
  const [morning, afternoon] = courier.pickup
  const limited = compile({
    ...book,
    services: { courier: { ...courier, pickup: [morning, { ...afternoon, capacity: 1 }] } },
  })

  it("is full where its first window is shut and the others are taken", () => {
    const at = Date.parse("2026-11-30T10:00Z")
    const wish = { ...ask, now: at, date: localDate("2026-11-30"), occupancy: () => 1 }
    expect(limited.check(wish)).toMatchObject({ reason: "full", closedAt: null })
    expect(limited.check({ ...wish, window: "9-12" })).toMatchObject({
      reason: "slot-closed",
      closedAt: Date.parse("2026-11-30T09:00Z"),
    })
  })
})

describe("the time at which a date was shut", () => {
  const closedAt = (date: string, at = now) => {
    const verdict = engine.check({ ...ask, now: at, date: localDate(date) })
    return verdict.ok || verdict.closedAt === null ? null : new Date(verdict.closedAt).toISOString().slice(0, 16)
  }

  it("is that of its last window", () => {
    expect(closedAt("2026-11-29")).toBe("2026-11-29T14:00")
    expect(closedAt("2026-11-30", Date.parse("2026-11-30T15:00Z"))).toBe("2026-11-30T14:00")
  })

  it("is none on a past date that was never open, nor where another reason refuses", () => {
    expect(closedAt("2026-11-28")).toBeNull()
    expect(closedAt("2026-12-06")).toBeNull()
  })

  it("is none on a past date on which there was no pick-up", () => {
    const date = localDate("2026-11-29")
    expect(engine.check({ ...ask, date, blackouts: { pickup: [date] } })).toMatchObject({
      reason: "past",
      closedAt: null,
    })
  })

  it("is not that of a window which the date did not have", () => {
    const { courier } = book.services
    const evening = { id: "20-22", start: "20:00", end: "22:00", orderBy: "20:00", weekdays: [1] } as const
    const mondays = compile({
      ...book,
      services: { courier: { ...courier, pickup: [...courier.pickup, evening] } },
    })
    const closedOn = (date: string) => {
      const verdict = mondays.check({ ...ask, now: Date.parse("2026-12-01T08:00Z"), date: localDate(date) })
      return verdict.ok ? null : verdict.closedAt
    }
    expect(closedOn("2026-11-29")).toBe(Date.parse("2026-11-29T14:00Z"))
    expect(closedOn("2026-11-30")).toBe(Date.parse("2026-11-30T20:00Z"))
  })
})
