import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { addDays, type LocalDate, localDate } from "../../calendar/local-date.ts"
import { marketIds } from "../../market/market.ts"
import { routeClasses } from "../../places/route-class.ts"
import { rulesIssues } from "../../reference/rules-issues.ts"
import { closuresAround, someReadings } from "../../testing/arbitraries.ts"
import { bookingTypes } from "../booking-type.ts"
import { chooseSlot, openSlots } from "../draft/slot-choice.ts"
import { vehicles } from "../parcel/vehicle.ts"
import { checkedScheduleOf } from "./checked-schedule.ts"
import {
  askAt,
  basisOf,
  bookReference,
  horizonOf,
  isReading,
  plainBasis,
  type ScheduleBasis,
} from "./market-schedule.ts"
import { type PublishedRules, type RulesRow, rulesAt, rulesReading } from "./published-rules.ts"
import { routeInForce } from "./route-in-force.ts"
import { refusedByRules, rulesChanges } from "./rules-preview.ts"
import { slotLookup } from "./slot-lookup.ts"

const today: LocalDate = localDate("2026-11-21")
const midnight = Date.parse("2026-11-21T00:00:00.000+04:00")
const anInstant = fc.integer({ min: midnight, max: midnight + 3 * 86_400_000 })
const aMarket = fc.constantFrom(...marketIds)

const time = (minutes: number) =>
  `${String(Math.floor(minutes / 60)).padStart(2, "0")}:${String(minutes % 60).padStart(2, "0")}` as const

/** A window of whole half hours, ordered by some time up to its end. */
const aWindow = fc
  .tuple(fc.integer({ min: 0, max: 44 }), fc.integer({ min: 1, max: 4 }), fc.double({ min: 0, max: 1, noNaN: true }))
  .map(([start, length, part]) => {
    const [from, to] = [start * 30, (start + length) * 30]
    const id = [from, to].map((minutes) => time(minutes).replace(/^0/, "").replace(/:00$/, "")).join("-")
    return { id, start: time(from), end: time(to), orderBy: time(Math.floor(part * to)) }
  })

/** What may be published of a class: a rule, for some services where another delivers within minutes, or that it is no more. */
const aRouteRule = fc.oneof(
  fc.constant(null),
  fc.record({ cutoff: fc.integer({ min: 0, max: 1_440 }).map(time) }, { requiredKeys: [] }),
  fc.record({
    cutoff: fc.integer({ min: 0, max: 1_440 }).map(time),
    leadDays: fc.integer({ min: 0, max: 40 }),
    only: fc.subarray(["sameDay", "nextDay"], { minLength: 1 }),
  }),
)

const aPatch = fc
  .record(
    {
      horizonDays: fc.integer({ min: 0, max: 60 }),
      routes: fc.oneof(
        { weight: 9, arbitrary: fc.dictionary(fc.constantFrom(...routeClasses), aRouteRule) },
        { weight: 1, arbitrary: fc.constant(null) },
      ),
      services: fc.record(
        {
          sameDay: fc
            .uniqueArray(aWindow, { minLength: 1, maxLength: 4, selector: ({ id }) => id })
            .map((pickup) => ({ pickup })),
          onDemand: fc
            .integer({ min: 0, max: 120 })
            .map((minutes) => ({ pickup: { orderBy: { before: "start", minutes } as const } })),
        },
        { requiredKeys: [] },
      ),
    },
    { requiredKeys: [] },
  )
  .map((patch) => patch as PublishedRules["patch"])

const aRow: fc.Arbitrary<RulesRow> = fc.record({
  version: fc.integer({ min: 1, max: 5 }),
  value: fc.record({
    id: fc.constantFrom("a", "b", "c", "ramadan.2027"),
    market: aMarket,
    validFrom: anInstant,
    readings: someReadings.map((readings) => readings.filter(isReading)),
    patch: aPatch,
  }),
})

const aClass = fc.constantFrom(null, ...routeClasses)

/** The basis on a way of a class; of none where nobody goes such a way. */
const aBasis = (
  row: RulesRow,
  closures: ScheduleBasis["closures"],
  route: Parameters<typeof routeInForce>[1] = null,
): ScheduleBasis => {
  const rules = rulesReading(row)
  return { closures, readings: row.value.readings, rules, ...routeInForce({ rules }, route) }
}

describe("rules that are published", () => {
  it("are accepted as a rule book, however windows and readings are mixed", () => {
    fc.assert(
      fc.property(aRow, ({ value }) => {
        expect(rulesIssues(value)).toEqual([])
      }),
    )
  })

  it("offer exactly what they accept: the listing and the re-check are one, whatever is published", () => {
    fc.assert(
      fc.property(
        aRow,
        closuresAround(today),
        aClass,
        fc.constantFrom(...bookingTypes),
        fc.constantFrom(null, ...vehicles),
        fc.integer({ min: -1, max: 4 }),
        anInstant,
        (row, closures, route, bookingType, vehicle, days, now) => {
          const { market } = row.value
          const schedule = checkedScheduleOf(market, aBasis(row, closures, route))
          const asked = { market, bookingType, vehicle }
          const date = addDays(today, days)
          const offered = new Set(openSlots(schedule, asked, date, now).map(({ window }) => window))
          const all = schedule.explain({ ...askAt(asked, now), date }).map(({ window }) => window)
          for (const window of [...all, "no-such"]) {
            const wish = { ...asked, pickupDate: date, pickupWindow: window, deliveryDate: null, deliveryWindow: null }
            expect(chooseSlot(schedule, wish, now).ok).toBe(offered.has(window))
          }
        },
      ),
    )
  })

  it("reach as far as they say: the last day can be booked, the next is beyond, and the full windows are told to the last", () => {
    fc.assert(
      fc.property(aRow, ({ value, ...row }) => {
        const basis = aBasis({ ...row, value: { ...value, patch: { ...value.patch, services: {} } } }, [])
        const { market } = value
        const [asked, days] = [{ market, vehicle: null }, horizonOf(basis)]
        const now = Date.parse(`${today}T05:00:00Z`)
        const reason = (ahead: number) => {
          const verdict = checkedScheduleOf(market, basis).check({
            ...askAt({ ...asked, bookingType: "nextDay" }, now),
            date: addDays(today, ahead),
          })
          return verdict.ok ? null : verdict.reason
        }
        expect([reason(days), reason(days + 1)]).toEqual([null, "beyond-horizon"])
        const capacities = [{ bookingType: "nextDay" as const, window: null, capacity: 1 }]
        const { full = [] } = slotLookup({ ...basis, capacities }, { ...asked, occupancy: () => 1 }, now)
        expect(full.at(-1)).toContain(addDays(today, days))
      }),
    )
  })

  it("are read in the browser as on the server: a listing tells all that its schedule is made of", () => {
    fc.assert(
      fc.property(aRow, closuresAround(today), aClass, anInstant, (row, closures, route, now) => {
        const { market } = row.value
        const lookup = slotLookup(aBasis(row, closures, route), { market, vehicle: "bike" }, now)
        const read = JSON.parse(JSON.stringify(lookup)) as typeof lookup
        expect(slotLookup(basisOf(read), { market, vehicle: "bike" }, now)).toEqual(read)
        expect(read.book).toEqual(bookReference(aBasis(row, closures)))
        expect(read.book.readings.at(-1)).toBe(`rules.${row.value.id}.${row.version}`)
      }),
    )
  })

  it("change nothing before their instant, and count from it on until the next", () => {
    fc.assert(
      fc.property(fc.array(aRow, { maxLength: 5 }), anInstant, (rows, now) => {
        const { row, until } = rulesAt(rows, now)
        const begun = rows.filter(({ value }) => value.validFrom <= now)
        expect(row === null).toBe(begun.length === 0)
        expect(rulesAt(begun, now).row).toBe(row)
        if (row) expect(begun.every(({ value }) => value.validFrom <= row.value.validFrom)).toBe(true)
        if (until !== null) {
          expect(rulesAt(rows, until - 1).row).toBe(row)
          expect(rulesAt(rows, until).row?.value.validFrom).toBe(until)
        }
      }),
    )
  })

  it("count by the later of two rows that begin at one instant", () => {
    const row = (id: string, version: number): RulesRow => ({
      value: { id, market: "AE", validFrom: midnight, readings: [], patch: {} },
      version,
    })
    const [one, other] = [row("a", 1), row("b", 1)]
    expect(rulesAt([one, other], midnight)).toEqual({ row: other, until: null })
    expect(rulesAt([other, one], midnight - 1)).toEqual({ row: null, until: midnight })
  })

  it("say nothing but what is otherwise: an empty row changes no rule and refuses no booking", () => {
    fc.assert(
      fc.property(aMarket, someReadings, (market, readings) => {
        const before = { ...plainBasis, readings }
        const value = { id: "same", market, validFrom: midnight, readings, patch: {} }
        const after = { ...before, rules: rulesReading({ value, version: 1 }) }
        expect(rulesChanges(market, before, after)).toEqual([])
        expect(refusedByRules(market, before, after, [])).toEqual([])
      }),
    )
  })
})

describe("what rules change", () => {
  it("is told window by window, as the market has it, whichever reading or row says so", () => {
    const value = {
      id: "own",
      market: "AE" as const,
      validFrom: midnight,
      readings: ["sd-delivery-alt"],
      patch: { services: { sameDay: { pickup: [{ id: "11-14", start: "11:00", end: "14:00", orderBy: "09:00" }] } } },
    } satisfies PublishedRules
    const after = { readings: value.readings, rules: rulesReading({ value, version: 1 }) }
    expect(rulesChanges("AE", { readings: [] }, after).map(({ path, kind }) => [path, kind])).toEqual([
      ["services.sameDay.pickup[11-14].orderBy", "changed"],
      ["services.sameDay.pickup[13-18]", "removed"],
      ["services.sameDay.delivery.windows[17-22]", "removed"],
      ["services.sameDay.delivery.windows[17-20]", "added"],
    ])
    expect(rulesChanges("QA", { readings: [] }, { readings: ["od-cap-2200"] })).toEqual([
      { path: "services.onDemand.delivery.notAfter", kind: "changed", before: "24:00", after: "22:00" },
    ])
  })
})

describe("rules that cannot be published", () => {
  const rules = (patch: object, readings: readonly string[] = []) =>
    rulesIssues({ id: "own", market: "AE", validFrom: midnight, readings, patch: patch as PublishedRules["patch"] })
  const fields = (...asked: Parameters<typeof rules>) => rules(...asked).map(({ field, problem }) => [field, problem])

  it("are told each with its path, in the words of the rule book", () => {
    expect(
      rules({ services: { sameDay: { pickup: [{ id: "11-14", start: "11:00", end: "10:00", orderBy: "09:00" }] } } }),
    ).toEqual([
      { field: "patch.services.sameDay.pickup.0.end", problem: "not-a-rule", detail: "is not after the start" },
    ])
    expect(fields({ services: { teleport: {} } })).toEqual([["patch.services.teleport", "not-a-rule"]])
    expect(fields({ horizonDays: -1 })).toEqual([["patch.horizonDays", "not-a-rule"]])
    expect(fields({ markets: {} })).toEqual([["patch.markets", "not-a-rule"]])
    expect(fields({ routes: { "dubai-abu-dhabi": { cutoff: "08:00" } } })).toEqual([
      ["patch.routes.dubai-abu-dhabi", "not-a-rule"],
    ])
    expect(fields({}, ["od-cap-2200", "od-cap-2200", "no"])).toEqual([
      ["readings.1", "twice"],
      ["readings.2", "unknown-reading"],
    ])
    expect(fields({ horizonDays: -1 }, ["od-cap-2200"])).toEqual([["patch.horizonDays", "not-a-rule"]])
  })

  it("know their windows by their hours, because orders name them so", () => {
    const window = { id: "lunch", start: "11:00", end: "14:00", orderBy: "10:00" }
    expect(fields({ services: { sameDay: { pickup: [window] } } })).toEqual([
      ["patch.services.sameDay.pickup.0.id", "not-hours"],
    ])
  })
})
