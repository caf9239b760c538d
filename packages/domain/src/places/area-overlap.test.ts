import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { crossesItself, overlaps } from "./area-overlap.ts"
import { areasOfEmirates } from "./data/areas-ae.ts"
import { areasOfQatar } from "./data/areas-qa.ts"
import type { Corner, Ring } from "./service-area.ts"

const box = (west: number, south: number, east: number, north: number): Ring => [
  [west, south],
  [east, south],
  [east, north],
  [west, north],
]
const area = (...rings: readonly Ring[]) => ({ rings })
const unit = area(box(0, 0, 1, 1))

const aBox = fc
  .record({
    west: fc.integer({ min: 0, max: 12 }),
    south: fc.integer({ min: 0, max: 12 }),
    width: fc.integer({ min: 1, max: 6 }),
    height: fc.integer({ min: 1, max: 6 }),
  })
  .map(({ west, south, width, height }) => ({ west, south, east: west + width, north: south + height }))

/** A convex outline around a centre: distances are the same, angles ascend. */
const aConvex = fc
  .record({
    lon: fc.double({ min: -2, max: 2, noNaN: true }),
    lat: fc.double({ min: -2, max: 2, noNaN: true }),
    radius: fc.double({ min: 0.5, max: 2, noNaN: true }),
    corners: fc.integer({ min: 3, max: 9 }),
    turn: fc.double({ min: 0, max: 6, noNaN: true }),
  })
  .map(
    ({ lon, lat, radius, corners, turn }): Ring =>
      Array.from({ length: corners }, (_, index): Corner => {
        const angle = turn + (2 * Math.PI * index) / corners
        return [lon + radius * Math.cos(angle), lat + radius * Math.sin(angle)]
      }),
  )

describe("two areas overlap", () => {
  it("exactly where two boxes have ground in common, whatever borders and corners they share", () => {
    fc.assert(
      fc.property(aBox, aBox, (a, b) => {
        const expected =
          Math.min(a.east, b.east) > Math.max(a.west, b.west) && Math.min(a.north, b.north) > Math.max(a.south, b.south)
        const [one, other] = [a, b].map(({ west, south, east, north }) => area(box(west, south, east, north)))
        expect(overlaps(one as never, other as never)).toBe(expected)
      }),
    )
  })

  it("both ways or neither, and every area overlaps itself", () => {
    fc.assert(
      fc.property(aConvex, aConvex, (a, b) => {
        expect(overlaps(area(a), area(b))).toBe(overlaps(area(b), area(a)))
        expect(overlaps(area(a), area(a))).toBe(true)
        expect(overlaps(area(a), area(a.toReversed()))).toBe(true)
      }),
    )
  })

  it("when one lies in the other, but not in its hole", () => {
    const ring = area(box(0, 0, 10, 10), box(3, 3, 7, 7))
    expect(overlaps(ring, area(box(1, 1, 2, 2)))).toBe(true)
    expect(overlaps(ring, area(box(4, 4, 6, 6)))).toBe(false)
    expect(overlaps(ring, area(box(3, 3, 7, 7)))).toBe(false)
    expect(overlaps(ring, area(box(2, 4, 6, 6)))).toBe(true)
  })

  it("when a side runs from corner to corner through the other", () => {
    const through: Ring = [
      [-1, -1],
      [3, 3],
      [-1, 3],
    ]
    expect(overlaps(unit, area(through))).toBe(true)
  })

  it("not along a border that was drawn apart by less than a centimetre", () => {
    expect(overlaps(unit, area(box(1 - 5e-8, 0, 2, 1)))).toBe(false)
    expect(overlaps(unit, area(box(1 - 1e-5, 0, 2, 1)))).toBe(true)
  })

  it("nowhere among the areas that we drew", () => {
    for (const areas of [areasOfEmirates, areasOfQatar]) {
      for (const [index, one] of areas.entries()) {
        for (const other of areas.slice(index + 1)) expect([one.id, other.id, overlaps(one, other)]).toContain(false)
      }
    }
  })
})

describe("an outline crosses itself", () => {
  it("in a bow tie and where it touches itself, never in a convex one or in those that we drew", () => {
    const bowTie: Ring = [
      [0, 0],
      [1, 1],
      [1, 0],
      [0, 1],
    ]
    expect(crossesItself(bowTie)).toBe(true)
    fc.assert(
      fc.property(aConvex, (ring) => {
        expect(crossesItself(ring)).toBe(false)
      }),
    )
    for (const { rings } of [...areasOfEmirates, ...areasOfQatar])
      for (const ring of rings) expect(crossesItself(ring)).toBe(false)
  })
})
