import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { msPerDay, wallClock } from "../calendar/zone.ts"
import { marketZone } from "../market/market-zone.ts"
import { at } from "../testing/sample-booking.ts"
import { creditEnd, lastDayOf, nextPeriodFrom } from "./credit-end.ts"

const instants = fc.integer({ min: at("2024-01-01T00:00:00.000Z"), max: at("2040-01-01T00:00:00.000Z") })
const market = fc.constantFrom("AE", "QA")
const days = fc.integer({ min: 1, max: 400 })

describe("the end of a company's credit", () => {
  it("is midnight where the company is, after all of its days and less than a day later", () => {
    fc.assert(
      fc.property(market, instants, days, (where, from, count) => {
        const end = creditEnd(where, from, count)
        const zone = marketZone(where)
        expect(wallClock(zone, end).minute).toBe(0)
        expect(end % 60_000).toBe(0)
        expect(end - from).toBeGreaterThanOrEqual(count * msPerDay)
        expect(end - from).toBeLessThan((count + 1) * msPerDay)
        expect(lastDayOf(where, end) < wallClock(zone, end).date).toBe(true)
      }),
    )
  })

  it("is as many days of the calendar after one midnight as a plan has, however often it is bought on", () => {
    fc.assert(
      fc.property(market, instants, days, fc.nat(msPerDay - 1), (where, from, count, late) => {
        const end = creditEnd(where, from, count)
        const next = creditEnd(where, nextPeriodFrom(where, end, end + late), count)
        expect(next - end).toBe(count * msPerDay)
      }),
    )
  })

  it("is the end of the last day, whatever the hour of the purchase, and at midnight of Qatar an hour later", () => {
    for (const hour of ["00:00:00.001", "16:05:00.000", "23:59:59.999"]) {
      const end = creditEnd("AE", at(`2026-11-22T${hour}+04:00`), 90)
      expect(end).toBe(at("2027-02-21T00:00:00.000+04:00"))
      expect(lastDayOf("AE", end)).toBe("2027-02-20")
    }
    expect(creditEnd("QA", at("2026-11-22T16:05:00.000+03:00"), 90)).toBe(at("2027-02-21T00:00:00.000+03:00"))
  })

  it("counts from now where a period is bought on a day or more after the last one", () => {
    const ended = at("2027-02-21T00:00:00.000+04:00")
    const [sameDay, nextDay] = [at("2027-02-21T23:59:59.999+04:00"), at("2027-02-22T00:00:00.000+04:00")]
    expect(nextPeriodFrom("AE", ended, sameDay)).toBe(ended)
    expect(nextPeriodFrom("AE", ended, nextDay)).toBe(nextDay)
  })
})
