import { describe, expect, it } from "vitest"
import { localDate } from "../../calendar/local-date.ts"
import { bookIssues, bookWarnings, compile, type MarketOf, type ServiceOf } from "../rule-book.ts"
import { nightCourierBook } from "./night-courier.ts"

const engine = compile(nightCourierBook)

/** What a date offers to someone who asks at noon, UTC, of the day before: each window's instants in UTC. */
function offered(
  market: MarketOf<typeof nightCourierBook>,
  service: ServiceOf<typeof nightCourierBook>,
  date: string,
): readonly string[] {
  const now = Date.parse(`${date}T12:00Z`) - 86_400_000
  const { days } = engine.quote({ market, service, now, from: localDate(date), days: 1 })
  return (days[0]?.slots ?? []).map(({ window, start, end, orderBy, delivery }) => {
    const [option] = delivery.options
    if (option === undefined) throw new Error("A slot has a delivery")
    const until = `until ${utc(orderBy)}`
    return `${window}: ${utc(start)} to ${utc(end)}, ${until}, delivered ${utc(option.start)} to ${utc(option.end)}`
  })
}

const utc = (instant: number): string => new Date(instant).toISOString().slice(5, 16).replace("T", " ")

describe("the night courier", () => {
  it("has neither issues nor warnings", () => {
    expect(bookIssues(nightCourierBook)).toEqual([])
    expect(bookWarnings(nightCourierBook)).toEqual([])
  })

  describe("in London on 29 March 2026, when 01:00 to 02:00 does not exist", () => {
    it("offers an hour of 00:00-02:00, all of 02:00-04:00, and no 01:00-02:00", () => {
      expect(offered("london", "afterMidnight", "2026-03-29")).toEqual([
        "0-2: 03-29 00:00 to 03-29 01:00, until 03-28 22:00, delivered 03-29 05:00 to 03-29 08:00",
        "2-4: 03-29 01:00 to 03-29 03:00, until 03-29 01:00, delivered 03-29 05:00 to 03-29 08:00",
      ])
    })

    it("takes orders for 02:00-04:00 until the clock goes forward, for 01:30 does not come", () => {
      const ask = { market: "london", service: "afterMidnight", date: localDate("2026-03-29"), window: "2-4" } as const
      expect(engine.check({ ...ask, now: Date.parse("2026-03-29T00:59:59.999Z") })).toMatchObject({ ok: true })
      expect(engine.check({ ...ask, now: Date.parse("2026-03-29T01:00Z") })).toMatchObject({
        ok: false,
        reason: "cutoff-passed",
        earliest: "2026-03-30",
      })
    })

    it("refuses the window that does not exist, and offers it on the next night", () => {
      const ask = { market: "london", service: "afterMidnight", date: localDate("2026-03-29"), window: "1-2" } as const
      const now = Date.parse("2026-03-28T12:00Z")
      expect(engine.check({ ...ask, now })).toMatchObject({ ok: false, reason: "unknown-window" })
      expect(offered("london", "afterMidnight", "2026-03-30")).toContain(
        "1-2: 03-30 00:00 to 03-30 01:00, until 03-29 23:00, delivered 03-30 05:00 to 03-30 08:00",
      )
    })

    it("keeps two hours for 22:00-24:00, an hour earlier in UTC than the night before", () => {
      expect(offered("london", "beforeMidnight", "2026-03-28")).toEqual([
        "22-24: 03-28 22:00 to 03-29 00:00, until 03-28 18:00, delivered 03-29 05:00 to 03-29 08:00",
      ])
      expect(offered("london", "beforeMidnight", "2026-03-29")).toEqual([
        "22-24: 03-29 21:00 to 03-29 23:00, until 03-29 17:00, delivered 03-30 05:00 to 03-30 08:00",
      ])
    })
  })

  describe("in London on 25 October 2026, when 01:00 to 02:00 comes twice", () => {
    it("offers three hours of 00:00-02:00 and two of 01:00-02:00, until the first 01:30 for 02:00-04:00", () => {
      expect(offered("london", "afterMidnight", "2026-10-25")).toEqual([
        "0-2: 10-24 23:00 to 10-25 02:00, until 10-24 21:00, delivered 10-25 06:00 to 10-25 09:00",
        "1-2: 10-25 00:00 to 10-25 02:00, until 10-24 23:00, delivered 10-25 06:00 to 10-25 09:00",
        "2-4: 10-25 02:00 to 10-25 04:00, until 10-25 00:30, delivered 10-25 06:00 to 10-25 09:00",
      ])
    })

    it("does not open 02:00-04:00 again when the clock shows 01:00 for the second time", () => {
      const ask = { market: "london", service: "afterMidnight", date: localDate("2026-10-25"), window: "2-4" } as const
      expect(engine.check({ ...ask, now: Date.parse("2026-10-25T00:29:59.999Z") })).toMatchObject({ ok: true })
      for (const time of ["00:30", "01:00", "01:29"])
        expect(engine.check({ ...ask, now: Date.parse(`2026-10-25T${time}Z`) })).toMatchObject({ ok: false })
    })

    it("keeps two hours for 22:00-24:00", () => {
      expect(offered("london", "beforeMidnight", "2026-10-25")).toEqual([
        "22-24: 10-25 22:00 to 10-26 00:00, until 10-25 18:00, delivered 10-26 06:00 to 10-26 09:00",
      ])
    })
  })

  describe("in New York on 8 March 2026, when 02:00 to 03:00 does not exist", () => {
    it("offers all of the windows that end at 02:00 and an hour of 02:00-04:00", () => {
      expect(offered("newYork", "afterMidnight", "2026-03-08")).toEqual([
        "0-2: 03-08 05:00 to 03-08 07:00, until 03-08 03:00, delivered 03-08 10:00 to 03-08 13:00",
        "1-2: 03-08 06:00 to 03-08 07:00, until 03-08 05:00, delivered 03-08 10:00 to 03-08 13:00",
        "2-4: 03-08 07:00 to 03-08 08:00, until 03-08 06:30, delivered 03-08 10:00 to 03-08 13:00",
      ])
    })

    it("keeps two hours for 22:00-24:00", () => {
      expect(offered("newYork", "beforeMidnight", "2026-03-08")).toEqual([
        "22-24: 03-09 02:00 to 03-09 04:00, until 03-08 22:00, delivered 03-09 10:00 to 03-09 13:00",
      ])
    })
  })

  describe("in New York on 1 November 2026, when 01:00 to 02:00 comes twice", () => {
    it("offers three hours of 00:00-02:00 and two of 01:00-02:00, until the first 01:30 for 02:00-04:00", () => {
      expect(offered("newYork", "afterMidnight", "2026-11-01")).toEqual([
        "0-2: 11-01 04:00 to 11-01 07:00, until 11-01 02:00, delivered 11-01 11:00 to 11-01 14:00",
        "1-2: 11-01 05:00 to 11-01 07:00, until 11-01 04:00, delivered 11-01 11:00 to 11-01 14:00",
        "2-4: 11-01 07:00 to 11-01 09:00, until 11-01 05:30, delivered 11-01 11:00 to 11-01 14:00",
      ])
    })

    it("keeps two hours for 22:00-24:00", () => {
      expect(offered("newYork", "beforeMidnight", "2026-11-01")).toEqual([
        "22-24: 11-02 03:00 to 11-02 05:00, until 11-01 23:00, delivered 11-02 11:00 to 11-02 14:00",
      ])
    })
  })
})
