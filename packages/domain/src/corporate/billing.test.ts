import * as fc from "fast-check"
import { describe, expect, it } from "vitest"
import { at } from "../testing/sample-booking.ts"
import { billingCause, isMonth, monthAfter, monthBounds, monthIn, monthsSince } from "./billing.ts"

const instants = fc.integer({ min: at("2024-01-01T00:00:00.000Z"), max: at("2040-01-01T00:00:00.000Z") })
const market = fc.constantFrom("AE", "QA")

describe("a month of a company's account", () => {
  it("has every instant in exactly one, from the market's midnight to the next one's", () => {
    fc.assert(
      fc.property(market, instants, (where, now) => {
        const month = monthIn(where, now)
        const { from, to } = monthBounds(where, month)
        expect(from <= now && now < to).toBe(true)
        expect([monthIn(where, from), monthIn(where, to - 1)]).toEqual([month, month])
        expect(monthIn(where, to)).toBe(monthAfter(month))
        expect(monthBounds(where, monthAfter(month)).from).toBe(to)
      }),
    )
  })

  it("is one of an unbroken row from the first to the present, the latest first", () => {
    const span = fc.tuple(instants, fc.integer({ min: 0, max: 3 * 366 * 86_400_000 }))
    fc.assert(
      fc.property(market, span, (where, [since, lasts]) => {
        const months = monthsSince(where, since, since + lasts).toReversed()
        expect([months[0], months.at(-1)]).toEqual([monthIn(where, since), monthIn(where, since + lasts)])
        expect(months.slice(1)).toEqual(months.slice(0, -1).map(monthAfter))
      }),
    )
    const november = at("2026-11-21T09:00:00.000+04:00")
    expect(monthsSince("AE", november, november - 1)).toEqual(["2026-11"])
    expect(monthsSince("AE", november, at("2026-09-21T09:00:00.000+04:00"))).toEqual([])
  })

  it("begins at midnight where the company is, not at that of the machine or of London", () => {
    const lastOfNovember = at("2026-11-30T23:59:59.999+04:00")
    expect([monthIn("AE", lastOfNovember), monthIn("AE", lastOfNovember + 1)]).toEqual(["2026-11", "2026-12"])
    expect(monthIn("QA", lastOfNovember + 1)).toBe("2026-11")
  })

  it("is written with its year, and nothing else is one", () => {
    expect(["2026-11", "2026-02"].every(isMonth)).toBe(true)
    expect(["2026-13", "2026-00", "2026-1", "11-2026", "2026-11-01", ""].some(isMonth)).toBe(false)
    expect(["2000-01", "2999-12"].every(isMonth)).toBe(true)
    expect(["0002-01", "0000-12", "9999-12"].some(isMonth)).toBe(false)
  })

  it("has one tax document of its own", () => {
    const causes = ["a", "b"].flatMap((company) => ["2026-11", "2026-12"].map((month) => billingCause(company, month)))
    expect(new Set(causes).size).toBe(4)
    expect(["2026-11", "2026-12"].map(monthAfter)).toEqual(["2026-12", "2027-01"])
    expect(["x2026-11", "2026-011", "12026-11", "2026-11x"].some(isMonth)).toBe(false)
  })
})
