import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { runs } from "../testing/runs.ts"
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

/** A skyline of columns one wide on a common ground: its cells are known, and its borders share stretches with others. */
const aSkyline = fc.record({
  west: fc.integer({ min: -3, max: 3 }),
  south: fc.integer({ min: -3, max: 3 }),
  heights: fc.array(fc.integer({ min: 1, max: 4 }), { minLength: 1, maxLength: 4 }),
})
type Skyline = typeof aSkyline extends fc.Arbitrary<infer Drawn> ? Drawn : never

const cellsOf = ({ west, south, heights }: Skyline): readonly string[] =>
  heights.flatMap((height, column) => Array.from({ length: height }, (_, row) => `${west + column} ${south + row}`))

const outlineOf = (skyline: Skyline): readonly Corner[] =>
  cornersOf(skyline).filter(([x, y], index, all) => x !== all.at(index - 1)?.[0] || y !== all.at(index - 1)?.[1])

const cornersOf = ({ west, south, heights }: Skyline): readonly Corner[] => [
  [west + heights.length, south],
  ...heights
    .map((height, column): readonly Corner[] => [
      [west + column + 1, south + height],
      [west + column, south + height],
    ])
    .toReversed()
    .flat(),
  [west, south],
]

/** Somewhere in the Gulf, and askew: what two shapes have in common does not change by it. */
const askew = (ring: readonly Corner[]): Ring =>
  ring.map(([x, y]): Corner => [55 + 0.1 * x + 0.03 * y, 25 - 0.02 * x + 0.1 * y]) as unknown as Ring

describe("two areas overlap", () => {
  it("exactly where two shapes of cells share one, straight or askew, whichever way round they are drawn", () => {
    fc.assert(
      fc.property(aSkyline, aSkyline, fc.boolean(), fc.boolean(), (a, b, isAskew, isTurned) => {
        const cells = new Set(cellsOf(a))
        const place = (ring: readonly Corner[]) => (isAskew ? askew(ring) : (ring as Ring))
        const [one, other] = [place(outlineOf(a)), place(isTurned ? outlineOf(b).toReversed() : outlineOf(b))]
        const isShared = cellsOf(b).some((cell) => cells.has(cell))
        expect(overlaps(area(one), area(other))).toBe(isShared)
        expect(overlaps(area(other), area(one))).toBe(isShared)
        expect(crossesItself(one)).toBe(false)
      }),
      { numRuns: runs(1_000) },
    )
  })

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

  it("where two bars cross away from the middle of both", () => {
    const [lying, standing] = [box(0, 0, 10, 1), box(1, -5, 2, 5)]
    expect(overlaps(area(lying), area(standing))).toBe(true)
    expect(overlaps(area(askew(lying)), area(askew(standing)))).toBe(true)
    expect(overlaps(area(lying), area(box(11, -5, 12, 5)))).toBe(false)
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
  it.each([
    [
      "where a corner touches a side",
      true,
      [
        [0, 0],
        [4, 0],
        [4, 2],
        [2, 0],
        [0, 2],
      ],
    ],
    [
      "where it runs back along a side",
      true,
      [
        [0, 0],
        [6, 0],
        [6, 2],
        [4, 2],
        [4, 0],
        [2, 0],
        [2, 2],
        [0, 2],
      ],
    ],
    [
      "and not where two sides lie on one line, apart",
      false,
      [
        [0, 0],
        [1, 0],
        [1, 1],
        [2, 1],
        [2, 0],
        [3, 0],
        [3, 3],
        [0, 3],
      ],
    ],
    [
      "where two sides cross in the middle",
      true,
      [
        [0, 0],
        [3, 3],
        [3, 0],
        [0, 2],
      ],
    ],
  ] as const)("%s", (_, crosses, ring) => {
    expect(crossesItself(ring as unknown as Ring)).toBe(crosses)
    const turned = ring.map(([x, y]) => [50 + y, 24 - x]) as unknown as Ring
    expect(crossesItself(turned)).toBe(crosses)
    expect(crossesItself(ring.toReversed() as unknown as Ring)).toBe(crosses)
  })

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
