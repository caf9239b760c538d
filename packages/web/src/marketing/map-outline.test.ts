import { areasOfEmirates } from "@mersal/domain/places/data/areas-ae"
import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { boundsOf, viewOf } from "../ui/map/map-view.ts"
import { clipped, drawnWay, outlinePath } from "./map-outline.ts"

const size = { width: 400, height: 200 }
const points = fc.array(fc.record({ x: fc.integer({ min: -900, max: 900 }), y: fc.integer({ min: -900, max: 900 }) }), {
  minLength: 3,
  maxLength: 12,
})

/** Twice the surface of an outline. */
const surface = (outline: readonly { x: number; y: number }[]) =>
  Math.abs(
    outline.reduce((sum, { x, y }, at) => {
      const before = outline.at(at - 1) ?? { x, y }
      return sum + before.x * y - x * before.y
    }, 0),
  )

describe("an outline on a map that is only looked at", () => {
  it("goes no farther than a little beyond the edge", () => {
    fc.assert(
      fc.property(points, (outline) => {
        for (const { x, y } of clipped(outline, size)) {
          expect(x).toBeGreaterThanOrEqual(-8.001)
          expect(x).toBeLessThanOrEqual(408.001)
          expect(y).toBeGreaterThanOrEqual(-8.001)
          expect(y).toBeLessThanOrEqual(208.001)
        }
      }),
    )
  })

  it("is whole where all of it is seen", () => {
    const seen = fc.array(fc.record({ x: fc.nat(400), y: fc.nat(200) }), { minLength: 3, maxLength: 12 })
    fc.assert(
      fc.property(seen, (outline) => {
        expect(clipped(outline, size)).toEqual(outline)
      }),
    )
  })

  it("covers the whole drawing where the drawing lies within it", () => {
    const around = [
      { x: -1_000, y: -1_000 },
      { x: 1_000, y: -1_000 },
      { x: 1_000, y: 1_000 },
      { x: -1_000, y: 1_000 },
    ]
    expect(surface(clipped(around, size))).toBe(2 * 416 * 216)
  })

  it("is left out where nothing of it is seen", () => {
    const dubai = { lat: 25.2, lon: 55.27 }
    const view = viewOf(boundsOf([dubai]) ?? { south: 0, north: 0, west: 0, east: 0 }, size, 3_000)
    const seen = areasOfEmirates.filter(({ rings }) => outlinePath(rings, view, size) !== "")
    expect(seen.map(({ id }) => id)).toContain("dubai")
    expect(seen.length).toBeLessThan(areasOfEmirates.length)
  })

  it("is joined by a way in whole units", () => {
    const view = { centre: { lat: 25, lon: 55 }, scale: 1_000 }
    const { path, middle } = drawnWay({ lat: 25, lon: 54.9 }, { lat: 25, lon: 55.1 }, view, size)
    expect(path).toMatch(/^M\d+ 100Q200 \d+ \d+ 100$/)
    expect(middle.x).toBe(200)
    expect(middle.y).toBeLessThan(100)
  })
})
