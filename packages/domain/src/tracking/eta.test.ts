import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { vehicles } from "../booking/parcel/vehicle.ts"
import { greatCircleKm } from "../places/distance.ts"
import { anInstant, aPosition } from "../testing/arbitraries.ts"
import { type Approach, etaOf } from "./eta.ts"
import { fastestPace, slowestPace } from "./pace.ts"

const minute = 60_000
const marina = { lat: 25.08049, lon: 55.14031 }
const burj = { lat: 25.1972, lon: 55.2744 }
const at = Date.UTC(2026, 10, 21, 12, 2)
const sights = ["exact", "coarse"] as const

const aSight = fc.constantFrom(...sights)
const aPace = fc.option(fc.double({ min: slowestPace, max: fastestPace, noNaN: true }))
const anApproach: fc.Arbitrary<Approach> = fc.record({
  leg: fc.constantFrom("pickup" as const, "delivery" as const),
  position: aPosition,
  at: anInstant,
  destination: aPosition,
  pace: aPace,
  vehicle: fc.constantFrom(...vehicles),
})
/** He was seen up to ten minutes ago. */
const age = fc.integer({ min: 0, max: 10 * minute })

describe("when the driver comes", () => {
  it("is never before two minutes from now, never a moment alone, and on round minutes, wherever he is", () => {
    fc.assert(
      fc.property(anApproach, age, aSight, (approach, ago, sight) => {
        const now = approach.at + ago
        const { from, to } = etaOf(approach, now, sight)
        const step = (sight === "exact" ? 5 : 15) * minute
        expect(from).toBeGreaterThanOrEqual(now + 2 * minute)
        expect(to).toBeGreaterThanOrEqual(from + step)
        expect([from % step, to % step]).toEqual([0, 0])
      }),
    )
  })

  it("is not earlier the farther away he is, nor the slower he drives", () => {
    fc.assert(
      fc.property(anApproach, aPosition, aSight, (approach, other, sight) => {
        const [near, far] = [approach.position, other].toSorted(
          (a, b) => greatCircleKm(a, approach.destination) - greatCircleKm(b, approach.destination),
        )
        const of = (position: typeof other = approach.position, pace = approach.pace) =>
          etaOf({ ...approach, position, pace }, approach.at, sight)
        for (const end of ["from", "to"] as const) {
          expect(of(near)[end]).toBeLessThanOrEqual(of(far)[end])
          expect(of(near, fastestPace)[end]).toBeLessThanOrEqual(of(near, slowestPace)[end])
        }
      }),
    )
  })

  it("is between 12:45 and 13:05 for a bike that is seen at the Marina at 12:02 and brings to the Burj", () => {
    const approach = { leg: "delivery", position: marina, at, destination: burj, pace: null, vehicle: "bike" } as const
    // 24.4 km of road at 32 km an hour are 45 minutes: 41 at best and 62 at worst.
    const { from, to } = etaOf(approach, at, "exact")
    expect([(from - at) / minute, (to - at) / minute]).toEqual([43, 63])
    const coarse = etaOf(approach, at, "coarse")
    expect([(coarse.from - at) / minute, (coarse.to - at) / minute]).toEqual([43, 73])
    // As fast as he has been lately, it takes half of it.
    const fast = etaOf({ ...approach, pace: 64 }, at, "exact")
    expect([(fast.from - at) / minute, (fast.to - at) / minute]).toEqual([23, 33])
  })

  it("is a few minutes for one who is there, and no less", () => {
    const there = { leg: "pickup", position: burj, at, destination: burj, pace: 90, vehicle: "van" } as const
    const { from, to } = etaOf(there, at, "exact")
    expect([(from - at) / minute, (to - at) / minute]).toEqual([3, 8])
    // At 12:04 nobody has parked and rung by 12:05.
    const later = etaOf({ ...there, at: at + 2 * minute }, at + 2 * minute, "exact")
    expect([(later.from - at) / minute, (later.to - at) / minute]).toEqual([8, 13])
  })
})
