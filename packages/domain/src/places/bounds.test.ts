import { describe, expect, it } from "vitest"
import { type Bounds, boundsMeet, boundsOf, liesWithin } from "./bounds.ts"
import type { Corner } from "./outline.ts"

const corners = (...rings: readonly (readonly Corner[])[]) => ({ rings })
const box: Bounds = { south: 24, west: 54, north: 26, east: 57 }

describe("the bounds of an area", () => {
  it("go from its least to its greatest degrees, over all its outlines", () => {
    const triangle: readonly Corner[] = [
      [55, 24],
      [57, 25],
      [54, 26],
    ]
    const island: readonly Corner[] = [
      [58, 25],
      [59, 23],
      [60, 25],
    ]
    expect(boundsOf(corners(triangle))).toEqual(box)
    expect(boundsOf(corners(triangle, island))).toEqual({ south: 23, west: 54, north: 26, east: 60 })
  })

  it("are measured once for an area", () => {
    const area = corners([[55, 24]])
    expect(boundsOf(area)).toBe(boundsOf(area))
  })

  it.each([
    ["south", { lat: 24, lon: 55 }, { lat: -1, lon: 0 }],
    ["north", { lat: 26, lon: 55 }, { lat: 1, lon: 0 }],
    ["west", { lat: 25, lon: 54 }, { lat: 0, lon: -1 }],
    ["east", { lat: 25, lon: 57 }, { lat: 0, lon: 1 }],
  ])("hold a position on their edge in the %s, and beyond it up to the margin", (_, edge, outward) => {
    const beyond = (degrees: number) => ({
      lat: edge.lat + degrees * outward.lat,
      lon: edge.lon + degrees * outward.lon,
    })
    expect(liesWithin(edge, box, 0)).toBe(true)
    expect(liesWithin(beyond(0.25), box, 0)).toBe(false)
    expect(liesWithin(beyond(0.5), box, 0.5)).toBe(true)
    expect(liesWithin(beyond(0.75), box, 0.5)).toBe(false)
  })

  it.each([
    ["in the west", { west: 52, east: 54 }, { west: 52, east: 53.5 }],
    ["in the east", { west: 57, east: 58 }, { west: 57.5, east: 58 }],
    ["in the south", { south: 22, north: 24 }, { south: 22, north: 23.5 }],
    ["in the north", { south: 26, north: 27 }, { south: 26.5, north: 27 }],
  ])("meet others that touch them %s, and none that lie farther", (_, touching, farther) => {
    for (const [other, meets] of [
      [{ ...box, ...touching }, true],
      [{ ...box, ...farther }, false],
    ] as const) {
      expect(boundsMeet(box, other)).toBe(meets)
      expect(boundsMeet(other, box)).toBe(meets)
    }
  })
})
