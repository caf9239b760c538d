import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { boundsOf, isSeen, keyStep, type MapView, panned, toGeo, toPoint, viewOf, within, zoomed } from "./map-view.ts"

const size = { width: 640, height: 440 }
const gulf = fc.record({
  lat: fc.double({ min: 22, max: 27, noNaN: true }),
  lon: fc.double({ min: 50, max: 57, noNaN: true }),
})
const point = fc.record({
  x: fc.double({ min: 0, max: 640, noNaN: true }),
  y: fc.double({ min: 0, max: 440, noNaN: true }),
})
const view = fc.record({ centre: gulf, scale: fc.double({ min: 100, max: 9_000, noNaN: true }) })
const whole: MapView = { centre: { lat: 24.5, lon: 54 }, scale: 90 }

const near = (a: number, b: number) => Math.abs(a - b) < 1e-6

describe("a map's view", () => {
  it("leads from a place to its point and back", () => {
    fc.assert(
      fc.property(view, gulf, (seen, place) => {
        const { lat, lon } = toGeo(seen, size, toPoint(seen, size, place))
        return near(lat, place.lat) && near(lon, place.lon)
      }),
    )
  })

  it("shows everything that it is made for, whatever the size", () => {
    fc.assert(
      fc.property(
        fc.array(gulf, { minLength: 1 }),
        fc.integer({ min: 200, max: 1200 }),
        fc.integer({ min: 150, max: 900 }),
        (places, width, height) => {
          const bounds = boundsOf(places)
          if (!bounds) return false
          const fitting = viewOf(bounds, { width, height })
          return places.every((place) => {
            const { x, y } = toPoint(fitting, { width, height }, place)
            return x >= 23.9 && x <= width - 23.9 && y >= 23.9 && y <= height - 23.9
          })
        },
      ),
    )
  })

  it("keeps the place under the pointer where it is while zooming, and goes no farther out than the whole", () => {
    fc.assert(
      fc.property(view, point, fc.double({ min: 0.2, max: 5, noNaN: true }), (seen, at, factor) => {
        const next = zoomed(seen, size, factor, whole, at)
        if (next === whole) return seen.scale * factor <= whole.scale
        const before = toGeo(seen, size, at)
        const after = toGeo(next, size, at)
        return near(before.lat, after.lat) && near(before.lon, after.lon) && next.scale <= 9_000
      }),
    )
  })

  it("moves under a drag by exactly as many pixels", () => {
    fc.assert(
      fc.property(view, gulf, point, (seen, place, by) => {
        const before = toPoint(seen, size, place)
        const after = toPoint(panned(seen, by), size, place)
        return Math.abs(before.x - after.x - by.x) < 1e-3 && Math.abs(before.y - after.y - by.y) < 1e-3
      }),
    )
  })

  it("keeps a pin within the bounds and leaves one alone that is", () => {
    const bounds = { south: 22.6, north: 26.2, west: 51.4, east: 56.5 }
    expect(within(bounds, { lat: 25.2, lon: 55.27 })).toEqual({ lat: 25.2, lon: 55.27 })
    expect(within(bounds, { lat: 30, lon: 49 })).toEqual({ lat: 26.2, lon: 51.4 })
  })

  it("has north above and east to the right, also for the arrow keys", () => {
    const seen = { centre: { lat: 25, lon: 55 }, scale: 1000 }
    const step = (key: string) => keyStep(key, false)
    expect(toGeo(seen, size, { x: 320, y: 0 }).lat).toBeGreaterThan(25)
    expect(toGeo(seen, size, { x: 640, y: 220 }).lon).toBeGreaterThan(55)
    expect([step("ArrowUp"), step("ArrowRight"), step("Enter")]).toEqual([{ x: 0, y: -16 }, { x: 16, y: 0 }, null])
    expect(keyStep("ArrowLeft", true)).toEqual({ x: -80, y: 0 })
  })

  it("tells what can be seen from what stands at the edge", () => {
    expect(isSeen({ x: 320, y: 220 }, size)).toBe(true)
    expect(isSeen({ x: 5, y: 220 }, size)).toBe(false)
  })

  it("has no bounds without a point", () => {
    expect(boundsOf([])).toBeNull()
  })
})
