import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { addDays, dayNumber, type LocalDate, localDate } from "../calendar/local-date.ts"
import { sharedZone } from "../calendar/testing/arbitraries.ts"
import { dayBegunAt, UnknownZone } from "../calendar/zone.ts"
import { runs } from "../testing/runs.ts"
import { gulfBook } from "./books/gulf.ts"
import { compile, InvalidAsk, type RefusalReason, refusalReasons, type Slot } from "./rule-book.ts"
import { asked, datesAround, type Scene, scene } from "./testing/arbitraries.ts"
import { windowsOf } from "./testing/reference.ts"

interface Wish {
  readonly date: LocalDate
  readonly window?: string
  readonly delivery?: { readonly date: LocalDate; readonly window?: string }
}

/** Wishes that are nearly right: windows and delivery dates of the book, some unknown ones. */
const sceneAndWish: fc.Arbitrary<readonly [Scene, Wish]> = scene.chain((scene) => {
  const windows = [...windowsOf(scene).map(({ id }) => id), "no-such-window"]
  const wish = fc
    .record({
      date: datesAround(scene),
      window: fc.option(fc.constantFrom(...windows), { nil: undefined }),
      deliveryAfter: fc.option(fc.integer({ min: 0, max: 3 }), { nil: undefined }),
      deliveryWindow: fc.option(fc.constantFrom("d0", "d1", "no-such-window"), { nil: undefined }),
    })
    .map(({ date, window, deliveryAfter, deliveryWindow }) => ({
      date,
      ...(window === undefined ? {} : { window }),
      ...(deliveryAfter === undefined
        ? {}
        : {
            delivery: {
              date: addDays(date, deliveryAfter),
              ...(deliveryWindow === undefined ? {} : { window: deliveryWindow }),
            },
          }),
    }))
  return wish.map((wish) => [scene, wish] as const)
})

const check = (scene: Scene, wish: Wish, now = scene.now) =>
  compile(scene.book).check({ ...asked(scene), now, ...wish })

const listed = (scene: Scene, date: LocalDate): readonly Slot[] =>
  compile(scene.book).quote({ ...asked(scene), from: date, days: 1 }).days[0]?.slots ?? []

/** Every reason that applies, each from the quote alone. */
function reasonsAgainst(scene: Scene, { date, window, delivery }: Wish): readonly RefusalReason[] {
  const ahead = dayNumber(date) - dayBegunAt(sharedZone(scene.zone), scene.now)
  const slots = listed(scene, date)
  const slot = slots.find((slot) => window === undefined || slot.window === window)
  const applies: Readonly<Record<RefusalReason, boolean>> = {
    past: ahead < 0,
    "beyond-horizon": ahead > scene.book.horizonDays,
    "unknown-window": window !== undefined && windowsOf(scene).every(({ id }) => id !== window),
    "cutoff-passed": slots.length === 0,
    "slot-closed": slot === undefined,
    "delivery-unknown-window":
      delivery?.window !== undefined &&
      slot?.delivery.options.every((option) => option.window !== delivery.window) === true,
    "delivery-wrong-date": delivery !== undefined && slot !== undefined && slot.delivery.date !== delivery.date,
  }
  return refusalReasons.filter((reason) => applies[reason])
}

describe("the re-check", () => {
  it("accepts exactly what the quote of that instant lists", () => {
    fc.assert(
      fc.property(sceneAndWish, ([scene, { date, window }]) => {
        const slots = listed(scene, date)
        const slot = window === undefined ? slots[0] : slots.find((slot) => slot.window === window)
        const verdict = check(scene, { date, ...(window === undefined ? {} : { window }) })
        expect(verdict.ok ? verdict.slot : undefined).toEqual(slot)
      }),
      { numRuns: runs(1500) },
    )
  })

  it("accepts a quoted slot until it goes stale, and refuses it from then on", () => {
    fc.assert(
      fc.property(scene, fc.nat(), fc.constantFrom(-1, 0, 1, 60_000), (scene, pick, distance) => {
        const { days } = compile(scene.book).quote({ ...asked(scene), days: scene.book.horizonDays + 1 })
        const slots = days.flatMap((day) => day.slots)
        const slot = slots[pick % slots.length]
        if (slot === undefined) return
        const submitted = Math.max(scene.now, slot.orderBy + distance)
        const verdict = check(scene, { date: slot.date, window: slot.window }, submitted)
        expect(verdict.ok).toBe(submitted < slot.orderBy)
        if (verdict.ok) expect(verdict.staleAt).toBe(slot.orderBy)
        else expect(verdict.closedAt).not.toBeNull()
      }),
      { numRuns: runs(1500) },
    )
  })

  it("gives one reason, the first that applies", () => {
    const seen = new Set<string>()
    fc.assert(
      fc.property(sceneAndWish, ([scene, wish]) => {
        const verdict = check(scene, wish)
        const reason = verdict.ok ? undefined : verdict.reason
        expect(reason).toBe(reasonsAgainst(scene, wish)[0])
        seen.add(reason ?? "ok")
      }),
      { numRuns: runs(3000) },
    )
    expect([...seen].sort()).toEqual(["ok", ...refusalReasons].sort())
  })

  it("says with a refusal when it was shut, what is earliest and what is next", () => {
    fc.assert(
      fc.property(sceneAndWish, ([scene, wish]) => {
        const verdict = check(scene, wish)
        if (verdict.ok) return
        const engine = compile(scene.book)
        expect(verdict.earliest).toBe(engine.earliest(asked(scene))?.date ?? null)
        if (verdict.closedAt !== null) expect(verdict.closedAt).toBeLessThanOrEqual(scene.now)
        if (verdict.next === null) return
        expect(listed(scene, verdict.next.date)).toContainEqual(verdict.next)
        expect(verdict.next.date >= wish.date).toBe(true)
      }),
      { numRuns: runs(1500) },
    )
  })
})

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
  ])("throws an error with the field %s for %o", (field, change) => {
    const wrong = { ...ask, ...change }
    expect(() => engine.check(wrong)).toThrow(expect.objectContaining({ name: "InvalidAsk", field }))
  })

  it("throws for impossible ranges of a quote", () => {
    for (const range of [{ from: "2026-02-30" as LocalDate }, { days: 0 }, { days: Number.NaN }, { days: 1e9 }])
      expect(() => engine.quote({ ...ask, ...range })).toThrow(InvalidAsk)
  })

  it("throws UnknownZone for an unknown zone", () => {
    expect(() => engine.earliest({ ...ask, zone: "Asia/Dubay" })).toThrow(UnknownZone)
  })

  it("throws for unknown names wherever they are asked", () => {
    expect(() => engine.clock("SA" as "AE", ask.now)).toThrow(InvalidAsk)
    expect(() => engine.clock("AE", ask.now).band("sameday" as "sameDay")).toThrow(InvalidAsk)
  })
})
