import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { addDays, dayNumber, type LocalDate, localDate } from "../calendar/local-date.ts"
import { sharedZone } from "../calendar/testing/arbitraries.ts"
import { dayBegunAt, type Instant } from "../calendar/zone.ts"
import { runs } from "../testing/runs.ts"
import { compile, type RuleBook, type Slot } from "./rule-book.ts"
import { asked, datesAround, type Scene, scene, sceneNearChange, sceneWith } from "./testing/arbitraries.ts"
import { openWindows, windowsOf } from "./testing/reference.ts"

const sceneAndDate = (scenes: fc.Arbitrary<Scene>): fc.Arbitrary<readonly [Scene, LocalDate]> =>
  scenes.chain((scene) => datesAround(scene).map((date) => [scene, date] as const))

const later = fc.oneof(fc.integer({ min: 0, max: 90_000 }), fc.integer({ min: 0, max: 3 * 86_400_000 }))

function slotsOn(scene: Scene, date: LocalDate, now: Instant = scene.now): readonly Slot[] {
  const { days } = compile(scene.book).quote({ ...asked(scene), now, from: date, days: 1 })
  return days[0]?.slots ?? []
}

const isBookable = ({ zone, book, now }: Scene, date: LocalDate, at: Instant = now): boolean => {
  const ahead = dayNumber(date) - dayBegunAt(sharedZone(zone), at)
  return ahead >= 0 && ahead <= book.horizonDays
}

const ids = (slots: readonly Slot[]): readonly string[] => slots.map((slot) => slot.window)

describe("the list of a date", () => {
  it("is what comparing instants one by one gives", () => {
    fc.assert(
      fc.property(sceneAndDate(scene), ([scene, date]) => {
        const expected = isBookable(scene, date) ? openWindows(scene, date, scene.now) : []
        expect(ids(slotsOn(scene, date))).toEqual(expected)
      }),
      { numRuns: runs(1500) },
    )
  })

  it("is that also near a clock change", () => {
    fc.assert(
      fc.property(sceneAndDate(sceneNearChange()), ([scene, date]) => {
        const expected = isBookable(scene, date) ? openWindows(scene, date, scene.now) : []
        expect(ids(slotsOn(scene, date))).toEqual(expected)
      }),
      { numRuns: runs(1500) },
    )
  })

  it("only shrinks as time passes", () => {
    fc.assert(
      fc.property(sceneAndDate(scene), later, ([scene, date], later) => {
        fc.pre(isBookable(scene, date))
        const before = ids(slotsOn(scene, date))
        const after = ids(slotsOn(scene, date, scene.now + later))
        expect(after.filter((id) => !before.includes(id))).toEqual([])
      }),
      { numRuns: runs(1000) },
    )
  })

  it("offers no window that has ended or is past its last order time", () => {
    fc.assert(
      fc.property(sceneAndDate(scene), ([scene, date]) => {
        for (const slot of slotsOn(scene, date)) {
          expect(slot.end).toBeGreaterThan(scene.now)
          expect(slot.orderBy).toBeGreaterThan(scene.now)
        }
      }),
      { numRuns: runs(1000) },
    )
  })

  it("is part of the book's windows, in the book's order, without duplicates", () => {
    fc.assert(
      fc.property(sceneAndDate(scene), ([scene, date]) => {
        const listed = ids(slotsOn(scene, date))
        expect(listed).toEqual(ids(windowsInBook(scene)).filter((id) => listed.includes(id)))
      }),
      { numRuns: runs(1000) },
    )
  })

  it("is constant within a minute of the wall clock", () => {
    fc.assert(
      fc.property(sceneAndDate(scene), fc.nat(59_999), ([scene, date], within) => {
        const minute = Math.floor(scene.now / 60_000) * 60_000
        expect(ids(slotsOn(scene, date, minute + within))).toEqual(ids(slotsOn(scene, date, minute)))
      }),
      { numRuns: runs(1000) },
    )
  })

  it("is full on every date after today, in books without cut-offs on the day before", () => {
    fc.assert(
      fc.property(sceneAndDate(sceneWith({ dayBefore: false })), ([scene, date]) => {
        fc.pre(isBookable(scene, date) && dayNumber(date) > dayBegunAt(sharedZone(scene.zone), scene.now))
        expect(ids(slotsOn(scene, date))).toEqual(openWindows(scene, date, Number.NEGATIVE_INFINITY))
      }),
      { numRuns: runs(1000) },
    )
  })

  it("offers no window that a clock change leaves nothing of", () => {
    fc.assert(
      fc.property(sceneAndDate(sceneNearChange()), ([scene, date]) => {
        for (const { start, end, delivery } of slotsOn(scene, date)) {
          expect(start).toBeLessThan(end)
          expect(delivery.options.length).toBeGreaterThan(0)
          for (const option of delivery.options) expect(option.start).toBeLessThan(option.end)
        }
      }),
      { numRuns: runs(1000) },
    )
  })

  it("does not offer 1AM-2AM in London on the night that has none", () => {
    const engine = compile(nightBook)
    const ask = { market: "GB", service: "night", now: Date.parse("2026-03-28T12:00Z") } as const
    const days = engine.quote({ ...ask, from: localDate("2026-03-28"), days: 3 }).days
    expect(days.map((day) => day.slots.map((slot) => slot.window))).toEqual([[], ["0", "2"], ["0", "1", "2"]])
  })
})

describe("a quote", () => {
  const range = fc.record({ ahead: fc.option(fc.integer({ min: -3, max: 15 })), days: fc.integer({ min: 1, max: 10 }) })
  const quote = (scene: Scene, { ahead, days }: { ahead: number | null; days: number }, now = scene.now) => {
    const today = compile(scene.book).clock("here", scene.now).date
    const from = ahead === null ? {} : { from: addDays(today, ahead) }
    return compile(scene.book).quote({ ...asked(scene), now, ...from, days })
  }

  it("is the same until it goes stale", () => {
    fc.assert(
      fc.property(scene, range, fc.integer({ min: 0, max: 2 ** 31 }), (scene, range, later) => {
        const { days, staleAt } = quote(scene, range)
        const lastMoment = (staleAt ?? scene.now + 40 * 86_400_000) - 1
        for (const now of [Math.min(scene.now + later, lastMoment), lastMoment])
          expect(quote(scene, range, now).days).toEqual(days)
      }),
      { numRuns: runs(1000) },
    )
  })

  it("of given dates is strictly shorter when it goes stale, unless a date enters the horizon", () => {
    fc.assert(
      fc.property(scene, range, (scene, range) => {
        fc.pre(range.ahead !== null && range.ahead + range.days <= scene.book.horizonDays)
        const { days, staleAt } = quote(scene, range)
        fc.pre(staleAt !== null)
        const count = (listed: typeof days): number => listed.reduce((sum, { slots }) => sum + slots.length, 0)
        expect(count(quote(scene, range, staleAt ?? 0).days)).toBeLessThan(count(days))
      }),
      { numRuns: runs(1000) },
    )
  })

  it("covers the dates that were asked, one after the other", () => {
    fc.assert(
      fc.property(scene, range, (scene, range) => {
        const dates = quote(scene, range).days.map((day) => dayNumber(day.date))
        expect(dates).toEqual(dates.map((_, index) => (dates[0] ?? 0) + index))
        expect(dates.length).toBe(range.days)
      }),
      { numRuns: runs(300) },
    )
  })

  it("is shut next when the first of the bookable windows is", () => {
    fc.assert(
      fc.property(scene, (scene) => {
        const engine = compile(scene.book)
        const { days } = engine.quote({ ...asked(scene), days: scene.book.horizonDays + 1 })
        const orderBys = days.flatMap((day) => day.slots.map((slot) => slot.orderBy))
        expect(engine.staleAt(asked(scene))).toBe(orderBys.length > 0 ? Math.min(...orderBys) : null)
      }),
      { numRuns: runs(1500) },
    )
  })
})

const nightBook = {
  id: "night",
  version: "1",
  horizonDays: 3,
  markets: { GB: { zone: "Europe/London" } },
  services: {
    night: {
      bands: { night: "00:00" },
      pickup: { every: 60, first: "00:00", last: "02:00", length: 60, orderBy: { dayBefore: "22:00" } },
      delivery: { leadDays: 0, windows: [{ id: "3-6", start: "03:00", end: "06:00" }] },
    },
  },
} as const satisfies RuleBook

const windowsInBook = (scene: Scene) => windowsOf(scene).map(({ id }) => ({ window: id }) as Slot)
