import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { addDays, type LocalDate, localDate } from "../../calendar/local-date.ts"
import { marketIds } from "../../market/market.ts"
import type { Closure } from "../../schedule/rule-book.ts"
import { closuresAround } from "../../testing/arbitraries.ts"
import { runs } from "../../testing/runs.ts"
import { bookingTypes } from "../booking-type.ts"
import { vehicles } from "../parcel/vehicle.ts"
import { slotLookup } from "./slot-lookup.ts"

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
