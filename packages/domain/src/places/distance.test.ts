import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { detourFactor, greatCircleKm, measuredDistance, roadDistance } from "./distance.ts"

const position = fc.record({
  lat: fc.double({ min: -90, max: 90, noNaN: true }),
  lon: fc.double({ min: -180, max: 180, noNaN: true }),
})
const marina = { lat: 25.0805, lon: 55.1403 }
const burjKhalifa = { lat: 25.1972, lon: 55.2744 }

describe("the distance between two places", () => {
  it("is the same in both directions", () => {
    fc.assert(
      fc.property(position, position, (a, b) => {
        expect(roadDistance(a, b)).toEqual(roadDistance(b, a))
      }),
    )
  })

  it("is zero at the same point and nowhere else", () => {
    fc.assert(
      fc.property(position, (a) => {
        expect(roadDistance(a, a).distanceKm).toBe(0)
      }),
    )
    expect(roadDistance(marina, { ...marina, lat: marina.lat + 1e-6 }).distanceKm).toBe(0.1)
  })

  it("is never shorter than the great circle, and longer by the detour and at most 0.1 km", () => {
    fc.assert(
      fc.property(position, position, (a, b) => {
        const shortest = greatCircleKm(a, b)
        const { distanceKm } = roadDistance(a, b)
        expect(distanceKm).toBeGreaterThanOrEqual(shortest)
        expect(distanceKm - shortest * detourFactor).toBeLessThan(0.1 + 1e-9)
      }),
    )
  })

  it("has one decimal", () => {
    fc.assert(
      fc.property(position, position, (a, b) => {
        expect(roadDistance(a, b).distanceKm.toString()).toMatch(/^\d+(\.\d)?$/)
      }),
    )
  })

  it("obeys the triangle: no way over a third point is shorter on the globe", () => {
    // A metre: near the other side of the world the arc's sine is flat, and a rounding error grows to centimetres.
    const rounding = 0.001
    const acrossTheWorld = { lat: 0, lon: -179.9999610058106 }
    fc.assert(
      fc.property(position, position, position, (a, b, c) => {
        expect(greatCircleKm(a, c)).toBeLessThanOrEqual(greatCircleKm(a, b) + greatCircleKm(b, c) + rounding)
      }),
      { examples: [[acrossTheWorld, { lat: 0, lon: -1.4210854715202004e-14 }, { lat: 0, lon: 0 }]] },
    )
  })

  it("is about 24 km from Dubai Marina to Burj Khalifa, and says that it is an estimate", () => {
    expect(roadDistance(marina, burjKhalifa)).toEqual({ distanceKm: 24.4, isEstimate: true })
  })

  it("is about 20,015 km by great circle to the other side of the world", () => {
    expect(greatCircleKm({ lat: 0, lon: 0 }, { lat: 0, lon: 180 })).toBeCloseTo(20_015.1, 0)
  })
})

describe("the length of a road that a router tells", () => {
  it("counts in begun tenths of a kilometre, and is no estimate", () => {
    expect(measuredDistance(marina, burjKhalifa, 23_512.4)).toEqual({ distanceKm: 23.6, isEstimate: false })
    expect(measuredDistance(marina, burjKhalifa, 23_500)).toEqual({ distanceKm: 23.5, isEstimate: false })
    expect(measuredDistance(marina, marina, 0)).toEqual({ distanceKm: 0, isEstimate: false })
  })

  it("is believed only between the globe's own length and the longest detour, whatever it is", () => {
    fc.assert(
      fc.property(position, position, fc.double(), (a, b, metres) => {
        const measured = measuredDistance(a, b, metres)
        if (measured === null) return
        const shortest = greatCircleKm(a, b)
        expect(measured.distanceKm.toString()).toMatch(/^\d+(\.\d)?$/)
        expect(measured.distanceKm).toBeGreaterThanOrEqual(Math.max(0, shortest - 2))
        expect(measured.distanceKm).toBeLessThanOrEqual(shortest * 10 + 20.1)
      }),
    )
    for (const metres of [-1, Number.NaN, Number.POSITIVE_INFINITY, 1_000, 900_000])
      expect(measuredDistance(marina, burjKhalifa, metres)).toBeNull()
  })

  it("is believed wherever roads are about as long as they are thought to be", () => {
    fc.assert(
      fc.property(position, position, fc.double({ min: 0, max: 3, noNaN: true }), (a, b, detour) => {
        const metres = greatCircleKm(a, b) * 1_000 * (1 + detour)
        expect(measuredDistance(a, b, metres)).toMatchObject({ isEstimate: false })
      }),
    )
  })
})
