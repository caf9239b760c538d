import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { addDays, type LocalDate, localDate } from "../../calendar/local-date.ts"
import { marketIds } from "../../market/market.ts"
import type { Closure } from "../../schedule/rule-book.ts"
import { closuresAround } from "../../testing/arbitraries.ts"
import { runs } from "../../testing/runs.ts"
import { bookingTypes } from "../booking-type.ts"
import { vehicles } from "../parcel/vehicle.ts"
import { basisOf, plainBasis } from "./market-schedule.ts"
import { rulesReading } from "./published-rules.ts"
import { slotLookup } from "./slot-lookup.ts"
import { windowNamed } from "./window-name.ts"

const today = localDate("2026-11-21")
const horizonDays = 30

const shut = (from: LocalDate, to: LocalDate): Closure => ({ id: `from-${from}`, from, to })

const lookUp = (closures: readonly Closure[], time: string) =>
  slotLookup({ closures, readings: [] }, { market: "AE", vehicle: null }, Date.parse(`2026-11-${time}+04:00`))

describe("until when a listing stands", () => {
  it("is the last order time of the window that shuts first", () => {
    expect(lookUp([], "21T09:59").staleAt).toBe(Date.parse("2026-11-21T10:00+04:00"))
    expect(lookUp([], "21T22:00").staleAt).toBe(Date.parse("2026-11-22T09:00+04:00"))
    expect(lookUp([shut(today, addDays(today, 3))], "21T09:59").staleAt).toBe(Date.parse("2026-11-25T09:00+04:00"))
  })

  it("is the next midnight where every date within reach is closed, and then there is a date", () => {
    const closures = [shut(today, addDays(today, horizonDays))]
    const midnight = Date.parse("2026-11-22T00:00+04:00")
    expect(lookUp(closures, "21T09:59")).toMatchObject({ items: [], staleAt: midnight })
    expect(lookUp(closures, "21T23:59:59.999")).toMatchObject({ items: [], staleAt: midnight })
    const dates = lookUp(closures, "22T00:00").items.map(({ earliestPickup }) => earliestPickup)
    expect(new Set(dates)).toEqual(new Set([addDays(today, horizonDays + 1)]))
  })

  it("is the next midnight as well where that one brings a closed date", () => {
    const closures = [shut(today, addDays(today, horizonDays + 1))]
    expect(lookUp(closures, "21T09:59").staleAt).toBe(Date.parse("2026-11-22T00:00+04:00"))
    expect(lookUp(closures, "22T00:00")).toMatchObject({ items: [], staleAt: Date.parse("2026-11-23T00:00+04:00") })
  })

  it("never passes an instant at which the answer is another one, whatever is closed", () => {
    const hours = 3_600_000
    const longClosure = fc
      .tuple(fc.integer({ min: -3, max: 3 }), fc.integer({ min: horizonDays - 3, max: horizonDays + 3 }))
      .map(([from, to]) => [shut(addDays(today, from), addDays(today, to))])
    fc.assert(
      fc.property(
        fc.constantFrom(...marketIds),
        fc.constantFrom(null, ...vehicles),
        fc.oneof(
          closuresAround(today),
          longClosure,
          fc.tuple(closuresAround(today), longClosure).map((all) => all.flat()),
        ),
        fc.integer({ min: -24 * hours, max: 24 * hours }),
        fc.nat(48 * hours),
        (market, vehicle, closures, from, later) => {
          const at = (now: number) => slotLookup({ closures, readings: [] }, { market, vehicle }, now)
          const now = Date.parse("2026-11-21T12:00+04:00") + from
          const { items, staleAt } = at(now)
          expect(staleAt).toBeGreaterThan(now)
          const last = (staleAt ?? now) - 1
          expect(at(last).items).toEqual(items)
          expect(at(Math.min(now + later, last)).items).toEqual(items)
          if (items.length === bookingTypes.length) expect(at(last + 1).items).not.toEqual(items)
        },
      ),
      { numRuns: runs(100) },
    )
  })
})

describe("a listing", () => {
  const noon = Date.parse("2026-11-21T12:00+04:00")
  const asked = { market: "AE", vehicle: null } as const

  it("names each open window by its key, its id and its hours, with its last order time", () => {
    const { items, now } = slotLookup(plainBasis, asked, noon)
    expect(now).toBe(noon)
    expect(items.map(({ bookingType, slots }) => [bookingType, slots.length])).toEqual([
      ["onDemand", 9],
      ["sameDay", 1],
      ["nextDay", 1],
    ])
    expect(items[1]).toEqual({
      bookingType: "sameDay",
      earliestPickup: "2026-11-21",
      earliestDelivery: "2026-11-21",
      slots: [
        {
          key: "AE/sameDay/2026-11-21/13-18",
          window: "13-18",
          label: "1PM to 6PM",
          start: Date.parse("2026-11-21T13:00+04:00"),
          end: Date.parse("2026-11-21T18:00+04:00"),
          orderBy: Date.parse("2026-11-21T16:00+04:00"),
        },
      ],
    })
    for (const { label, window } of items.flatMap(({ slots }) => slots)) expect(windowNamed({ label })).toBe(window)
  })

  it("tells the closures that act and no others, and what is published with its end, and is made again of what it tells", () => {
    const rules = rulesReading({
      value: { id: "own", market: "AE", validFrom: 0, readings: [], patch: { horizonDays: 7 } },
      version: 2,
    })
    const closures = [
      shut(today, today),
      { ...shut(addDays(today, 1), addDays(today, 1)), provisional: true },
      { ...shut(addDays(today, 2), addDays(today, 2)), provisional: false },
    ]
    const until = noon + 60_000
    const told = slotLookup({ closures, readings: [], rules, rulesUntil: until }, asked, noon)
    expect(told.closures).toEqual([closures[0], closures[2]])
    expect(told).toMatchObject({ rules, rulesUntil: until, staleAt: until })
    expect(slotLookup(basisOf(told), asked, noon)).toEqual(told)
    const plain = slotLookup(plainBasis, asked, noon)
    for (const name of ["rules", "rulesUntil"]) {
      expect(plain).not.toHaveProperty(name)
      expect(basisOf(plain)).not.toHaveProperty(name)
    }
  })
})
