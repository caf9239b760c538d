import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { anInstant, aPosition } from "../testing/arbitraries.ts"
import { fastestPace, paceAfter, slowestPace } from "./pace.ts"

const start = { lat: 25.08, lon: 55.14 }
/** A kilometre north as the crow flies, 1.3 by road. */
const kilometreOn = { lat: 25.08 + 1 / 111.195, lon: 55.14 }
const at = Date.UTC(2026, 10, 21, 12)

describe("how fast a driver has been lately", () => {
  it("is between standing and a slip of the receiver, or not known, wherever he was and whenever", () => {
    const aPace = fc.option(fc.double({ min: slowestPace, max: fastestPace, noNaN: true }))
    fc.assert(
      fc.property(
        aPosition,
        aPosition,
        anInstant,
        fc.integer({ min: -600_000, max: 600_000 }),
        aPace,
        (a, b, t, d, pace) => {
          const known = paceAfter({ position: a, at: t, pace }, { position: b, at: t + d })
          if (known === null) return
          expect(known).toBeGreaterThanOrEqual(slowestPace)
          expect(known).toBeLessThanOrEqual(fastestPace)
        },
      ),
    )
  })

  it("is not known before the second place, nor after five minutes of silence", () => {
    expect(paceAfter(null, { position: start, at })).toBeNull()
    expect(paceAfter({ position: start, at, pace: 40 }, { position: kilometreOn, at: at + 5 * 60_000 })).not.toBeNull()
    expect(paceAfter({ position: start, at, pace: 40 }, { position: kilometreOn, at: at + 5 * 60_000 + 1 })).toBeNull()
  })

  it("is road by time, and forgets what was before over two minutes", () => {
    const twoMinutes = at + 2 * 60_000
    expect(paceAfter({ position: start, at }, { position: kilometreOn, at: twoMinutes })).toBeCloseTo(39, 1)
    // A stop of two minutes weighs less than two thirds.
    const stopped = paceAfter({ position: start, at, pace: 39 }, { position: start, at: twoMinutes }) ?? 0
    expect(stopped).toBeCloseTo(slowestPace + (39 - slowestPace) / Math.E, 5)
  })

  it("hears nothing of two places within five seconds", () => {
    expect(paceAfter({ position: start, at, pace: 30 }, { position: kilometreOn, at: at + 4_999 })).toBe(30)
    expect(paceAfter({ position: start, at, pace: 30 }, { position: kilometreOn, at: at + 5_000 })).toBeGreaterThan(30)
    expect(paceAfter({ position: start, at }, { position: kilometreOn, at })).toBeNull()
  })
})
