import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { compareDates, dateOfDay } from "../calendar/local-date.ts"
import { fixedZoneId, instant, sharedZone } from "../calendar/testing/arbitraries.ts"
import { dayBegunAt } from "../calendar/zone.ts"
import { runs } from "../testing/runs.ts"
import { compile, type RuleBook, type Window } from "./rule-book.ts"
import { asked, ruleBook, type Scene, scene, wallTime } from "./testing/arbitraries.ts"
import { courierOf } from "./testing/reference.ts"
import { minuteOf } from "./wall-time.ts"

const earliest = ({ book, now }: Scene, at = now) =>
  compile(book).earliest({ market: "here", service: "courier", now: at })
const todayOf = ({ zone, now }: Scene, ahead = 0) => dateOfDay(dayBegunAt(sharedZone(zone), now) + ahead)

describe("the earliest date", () => {
  it("never goes back as time passes", () => {
    fc.assert(
      fc.property(scene, fc.integer({ min: 0, max: 2 * 86_400_000 }), (scene, later) => {
        const [before, after] = [earliest(scene), earliest(scene, scene.now + later)]
        if (before && after) expect(compareDates(after.date, before.date)).toBeGreaterThanOrEqual(0)
      }),
      { numRuns: runs(1500) },
    )
  })

  it("is the least date that can be booked: it has an open window, and each date before it is refused with a reason", () => {
    fc.assert(
      fc.property(scene, (scene) => {
        const engine = compile(scene.book)
        const found = earliest(scene)
        for (let ahead = -1; ahead <= scene.book.horizonDays; ahead++) {
          const date = todayOf(scene, ahead)
          if (date === found?.date) break
          expect(engine.check({ ...asked(scene), date })).toMatchObject({ ok: false, earliest: found?.date ?? null })
        }
        if (found === null) return
        const slots = engine.quote({ ...asked(scene), from: found.date, days: 1 }).days[0]?.slots ?? []
        expect(slots.length).toBeGreaterThan(0)
        expect(engine.check({ ...asked(scene), date: found.date })).toEqual({
          ok: true,
          slot: slots[0],
          staleAt: slots[0]?.orderBy,
        })
        expect(slots[0]?.delivery.date).toBe(found.delivery)
      }),
      { numRuns: runs(1000) },
    )
  })

  it("is today or tomorrow where nothing is skipped and no window is to be ordered on the day before", () => {
    const plain = fc
      .record({ zone: fixedZoneId, now: instant })
      .chain(({ zone, now }) =>
        ruleBook(zone, { dayBefore: false, horizonDays: 3 }).map((book): Scene => ({ zone, book, now })),
      )
      .filter((scene) => offersAnything(scene))
    fc.assert(
      fc.property(plain, (scene) => {
        expect([todayOf(scene), todayOf(scene, 1)]).toContain(earliest(scene)?.date)
      }),
      { numRuns: runs(1000) },
    )
  })

  it("does not change with a wider horizon once it is found", () => {
    fc.assert(
      fc.property(scene, fc.nat(20), fc.nat(20), (scene, horizonDays, wider) => {
        const engine = compile(scene.book)
        const found = engine.earliest({ ...asked(scene), horizonDays })
        if (found === null) return
        expect(engine.earliest({ ...asked(scene), horizonDays: horizonDays + wider })).toEqual(found)
      }),
      { numRuns: runs(1000) },
    )
  })

  it("is never later with later cut-offs", () => {
    fc.assert(
      fc.property(scene, fc.integer({ min: 0, max: 600 }), (scene, minutes) => {
        const [sooner, later] = [earliest(scene), earliest({ ...scene, book: withLaterCutOffs(scene, minutes) })]
        if (sooner === null) return
        expect(later === null ? 1 : compareDates(later.date, sooner.date)).toBeLessThanOrEqual(0)
      }),
      { numRuns: runs(1000) },
    )
  })

  it("is null when no window is left up to the horizon", () => {
    const now = Date.parse("2026-11-21T22:00+04:00")
    const book = {
      id: "today",
      version: "1",
      horizonDays: 0,
      markets: { AE: { zone: "Asia/Dubai" } },
      services: {
        morning: {
          bands: { day: "00:00" },
          pickup: [{ id: "8-9", start: "08:00", end: "09:00", orderBy: "08:00" }],
          delivery: { leadDays: 0, within: 60, notAfter: "12:00" },
        },
      },
    } as const satisfies RuleBook
    const ask = { market: "AE", service: "morning", now } as const
    expect(compile(book).earliest(ask)).toBeNull()
    expect(compile(book).staleAt(ask)).toBeNull()
    expect(compile(book).earliest({ ...ask, horizonDays: 1 })).toEqual({ date: "2026-11-22", delivery: "2026-11-22" })
  })
})

/** A window that begins after the deadline's last time is never offered, and a book may consist of such windows. */
const offersAnything = (scene: Scene): boolean => {
  const ask = { ...asked(scene), horizonDays: 30 }
  return compile(scene.book).earliest(ask) !== null
}

function withLaterCutOffs(scene: Scene, minutes: number): RuleBook {
  const courier = courierOf(scene)
  if ("first" in courier.pickup) return scene.book
  const pickup = courier.pickup.map(
    (window): Window =>
      typeof window.orderBy === "string"
        ? { ...window, orderBy: wallTime(Math.min(minuteOf(window.end), minuteOf(window.orderBy) + minutes)) }
        : { ...window, orderBy: { before: "end", minutes: 0 } },
  )
  return { ...scene.book, services: { courier: { ...courier, pickup } } }
}
