import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { timeId } from "../booking/windows/window-id.ts"
import { toIso } from "../calendar/iso-instant.ts"
import { localDate } from "../calendar/local-date.ts"
import { aDate, aMarket } from "../testing/arbitraries.ts"
import { operatorWindow } from "./operator-window.ts"

const day = localDate("2026-11-22")

describe("the window that an operator sets", () => {
  it("is the hours that it names, on the market's wall clock", () => {
    fc.assert(
      fc.property(aMarket, aDate, fc.nat(23), fc.integer({ min: 1, max: 24 }), (market, date, from, to) => {
        const window = operatorWindow(market, date, `${from}-${to}`)
        const length = window && window.end - window.start
        expect([window?.date, length]).toEqual(from < to ? [date, (to - from) * 3_600_000] : [undefined, null])
      }),
    )
    const dubai = operatorWindow("AE", day, "17-22")
    expect([dubai?.start, dubai?.end].map((at) => toIso(at ?? 0))).toEqual([
      "2026-11-22T13:00:00.000Z",
      "2026-11-22T18:00:00.000Z",
    ])
    expect(toIso(operatorWindow("QA", day, "before-23")?.end ?? 0)).toBe("2026-11-22T20:00:00.000Z")
  })

  it("begins and ends within an hour where its times say so", () => {
    fc.assert(
      fc.property(aMarket, aDate, fc.nat(1_439), fc.integer({ min: 1, max: 1_440 }), (market, date, from, to) => {
        const window = operatorWindow(market, date, `${timeId(from)}-${timeId(to)}`)
        const length = window && window.end - window.start
        expect([window?.date, length]).toEqual(from < to ? [date, (to - from) * 60_000] : [undefined, null])
      }),
    )
    const before = operatorWindow("AE", day, "before-22:30")
    expect([before?.start, before?.end].map((at) => toIso(at ?? 0))).toEqual([
      "2026-11-21T20:00:00.000Z",
      "2026-11-22T18:30:00.000Z",
    ])
  })

  it("is none without hours of one day", () => {
    for (const text of ["", "13", "18-13", "13-13", "13-25", "-3", "1a-2", "13-18-22", "after-3", "before-0"])
      expect(operatorWindow("AE", day, text)).toBeNull()
  })
})
