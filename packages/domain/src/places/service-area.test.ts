import fc from "fast-check"
import { describe, expect, it } from "vitest"
import type { Corner } from "./outline.ts"
import { areaOf, isInside, type ServiceArea } from "./service-area.ts"

const area = (id: string, ...rings: readonly (readonly Corner[])[]): ServiceArea => ({
  id,
  market: "AE",
  city: { en: id, ar: "مدينة" },
  generation: "old",
  rings,
})
const square = (west: number, south: number, size: number): readonly Corner[] => [
  [west, south],
  [west + size, south],
  [west + size, south + size],
  [west, south + size],
]

const corner = fc.tuple(fc.double({ min: 50, max: 57, noNaN: true }), fc.double({ min: 22, max: 27, noNaN: true }))
const triangle = fc.tuple(corner, corner, corner)
const share = fc.double({ min: 0, max: 1, noNaN: true })
const anywhere = fc.record({
  lat: fc.double({ min: 20, max: 29, noNaN: true }),
  lon: fc.double({ min: 48, max: 59, noNaN: true }),
})

describe("a service area", () => {
  it("contains every point of its outline", () => {
    fc.assert(
      fc.property(triangle, fc.nat({ max: 2 }), share, (ring, side, along) => {
        const [lon1, lat1] = ring[side] as Corner
        const [lon2, lat2] = ring[(side + 1) % 3] as Corner
        const point = { lat: lat1 + along * (lat2 - lat1), lon: lon1 + along * (lon2 - lon1) }
        expect(isInside(point, area("triangle", ring))).toBe(true)
      }),
    )
  })

  it("contains every point between the corners of a triangle", () => {
    fc.assert(
      fc.property(triangle, share, share, (ring, one, two) => {
        const [a, b] = one + two > 1 ? [1 - one, 1 - two] : [one, two]
        const [[lon1, lat1], [lon2, lat2], [lon3, lat3]] = ring
        const point = {
          lat: lat1 + a * (lat2 - lat1) + b * (lat3 - lat1),
          lon: lon1 + a * (lon2 - lon1) + b * (lon3 - lon1),
        }
        expect(isInside(point, area("triangle", ring))).toBe(true)
      }),
    )
  })

  it("contains nothing beyond its corners", () => {
    fc.assert(
      fc.property(triangle, anywhere, (ring, { lat, lon }) => {
        const lons = ring.map(([east]) => east)
        const lats = ring.map(([, north]) => north)
        fc.pre(
          lat > Math.max(...lats) + 1e-6 ||
            lat < Math.min(...lats) - 1e-6 ||
            lon > Math.max(...lons) + 1e-6 ||
            lon < Math.min(...lons) - 1e-6,
        )
        expect(isInside({ lat, lon }, area("triangle", ring))).toBe(false)
      }),
    )
  })

  it("does not care where its outline begins or which way it runs", () => {
    fc.assert(
      fc.property(
        fc.array(corner, { minLength: 3, maxLength: 8 }),
        fc.nat({ max: 7 }),
        anywhere,
        (ring, start, point) => {
          const turned = [...ring.slice(start), ...ring.slice(0, start)].reverse()
          expect(isInside(point, area("turned", turned))).toBe(isInside(point, area("as drawn", ring)))
        },
      ),
    )
  })

  it("leaves out a hole but not the hole's outline, and serves an island in the hole", () => {
    const ringed = area("ringed", square(55, 25, 0.9), square(55.3, 25.3, 0.3), square(55.4, 25.4, 0.1))
    expect(isInside({ lat: 25.1, lon: 55.1 }, ringed)).toBe(true)
    expect(isInside({ lat: 25.35, lon: 55.35 }, ringed)).toBe(false)
    expect(isInside({ lat: 25.45, lon: 55.3 }, ringed)).toBe(true)
    expect(isInside({ lat: 25.45, lon: 55.45 }, ringed)).toBe(true)
  })

  it("counts a corner that the ray to the east only touches", () => {
    const diamond = area("diamond", [
      [55, 25],
      [56, 24],
      [57, 25],
      [56, 26],
    ])
    expect(isInside({ lat: 25, lon: 56 }, diamond)).toBe(true)
    expect(isInside({ lat: 25, lon: 54 }, diamond)).toBe(false)
    expect(isInside({ lat: 24, lon: 55 }, diamond)).toBe(false)
    expect(isInside({ lat: 26, lon: 55 }, diamond)).toBe(false)
  })

  it("is found for a point by the first area that has it, and not at all outside", () => {
    const west = area("west", square(54, 25, 1))
    const east = area("east", square(55, 25, 1))
    expect(areaOf({ lat: 25.5, lon: 54.5 }, [west, east])).toBe(west)
    expect(areaOf({ lat: 25.5, lon: 55.5 }, [west, east])).toBe(east)
    expect(areaOf({ lat: 25.5, lon: 55 }, [west, east])).toBe(west)
    expect(areaOf({ lat: 25.5, lon: 56.5 }, [west, east])).toBeNull()
  })
})
