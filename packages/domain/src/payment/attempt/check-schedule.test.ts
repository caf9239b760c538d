import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { checkTimes, lastCheckBy, nextCheckAt } from "./check-schedule.ts"

const minute = 60_000

describe("when a gateway is asked again", () => {
  it("is after 30 s, 2, 5, 15 and 60 minutes, 6 and 24 hours, and then no more", () => {
    expect(checkTimes.map((each) => each / minute)).toEqual([0.5, 2, 5, 15, 60, 360, 1_440])
    const made: number[] = []
    for (let now: number | null = 0; now !== null; now = nextCheckAt(0, now, 0)) made.push(now)
    expect(made.slice(1)).toEqual(checkTimes)
  })

  it("is always later than now, at most a tenth late, and never skips a time", () => {
    fc.assert(
      fc.property(fc.nat(25 * 60 * minute), fc.double({ min: 0, max: 1, noNaN: true }), (now, jitter) => {
        const next = nextCheckAt(0, now, jitter)
        const due = checkTimes.find((each) => each > now)
        expect(next === null).toBe(due === undefined)
        if (due === undefined) return
        expect(next).toBeGreaterThan(now)
        expect(next).toBeGreaterThanOrEqual(due)
        expect(next).toBeLessThanOrEqual(due * 1.1)
        expect(next).toBeLessThanOrEqual(lastCheckBy(0))
      }),
    )
  })
})
