import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { runs } from "../testing/runs.ts"
import { crossesItself, overlaps } from "./area-overlap.ts"
import { areasOfEmirates } from "./data/areas-ae.ts"
import { areasOfQatar } from "./data/areas-qa.ts"
import type { Corner, Outlined, Ring } from "./outline.ts"

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

/** A triangle between points of a small grid: two of them often share corners, stretches of sides, or touch. */
const aPoint = fc.tuple(fc.integer({ min: 0, max: 4 }), fc.integer({ min: 0, max: 4 }))
const aTriangle = fc
  .tuple(aPoint, aPoint, aPoint)
  .map((ring) => (surfaceOf(ring) < 0 ? ring.toReversed() : ring))
  .filter((ring) => surfaceOf(ring) > 0)

/** Twice the surface of an outline, and less than nothing where it is drawn clockwise. */
const surfaceOf = (ring: readonly Corner[]): number =>
  ring.reduce((sum, corner, index) => sum + turnAt([0, 0], ring.at(index - 1) as Corner, corner), 0)

const turnAt = (at: Corner, from: Corner, to: Corner): number =>
  (from[0] - at[0]) * (to[1] - at[1]) - (from[1] - at[1]) * (to[0] - at[0])

/** What of an outline lies on the left of each side of a convex one, cut off side by side. */
const commonGround = (ring: readonly Corner[], convex: readonly Corner[]): readonly Corner[] =>
  convex.reduce((rest: readonly Corner[], to, index) => {
    const from = convex.at(index - 1) as Corner
    return rest.flatMap((corner, at): readonly Corner[] => {
      const before = rest.at(at - 1) as Corner
      const [was, is] = [turnAt(from, to, before), turnAt(from, to, corner)]
      const part = was / (was - is)
      const cut: Corner = [before[0] + part * (corner[0] - before[0]), before[1] + part * (corner[1] - before[1])]
      return [...(was * is < 0 ? [cut] : []), ...(is >= 0 ? [corner] : [])]
    })
  }, ring)

/** The same shape somewhere in the Gulf, turned: its corners are no round numbers any more. */
const turned = (ring: readonly Corner[], angle: number): Ring =>
  ring.map(([x, y]) => [
    55 + 0.1 * (x * Math.cos(angle) - y * Math.sin(angle)),
    25 + 0.1 * (x * Math.sin(angle) + y * Math.cos(angle)),
  ])
const anAngle = fc.double({ min: 0, max: 2 * Math.PI, noNaN: true })

describe("two areas overlap", () => {
  it("exactly where two triangles have a surface in common, also turned, with a corner written twice", () => {
    fc.assert(
      fc.property(aTriangle, aTriangle, fc.option(anAngle), fc.boolean(), (a, b, angle, isTwice) => {
        const [one, other] = [a, isTwice ? b.flatMap((corner) => [corner, corner]) : b].map((ring) =>
          area(angle === null ? ring : turned(ring, angle)),
        ) as [Outlined, Outlined]
        const isShared = surfaceOf(commonGround(a, b)) > 1e-9
        expect(overlaps(one, other)).toBe(isShared)
        expect(overlaps(other, one)).toBe(isShared)
      }),
      { numRuns: runs(2_000) },
    )
  })

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

  it("however small they are", () => {
    const scaled = (ring: Ring): Ring => ring.map(([lon, lat]) => [55 + lon * 1e-4, 25 + lat * 1e-4])
    const [lying, standing] = [box(0, 0, 10, 1), box(1, -5, 2, 5)].map(scaled) as [Ring, Ring]
    expect(overlaps(area(lying), area(standing))).toBe(true)
    expect(overlaps(area(lying), area(scaled(box(1, -5, 2, 0))))).toBe(false)
  })

  it("where two frames cross, each through the hole of the other", () => {
    const lying = area(box(0, 0, 20, 10), box(1, 1, 19, 9))
    const standing = area(box(5, -5, 15, 15), box(6, -4, 14, 14))
    expect(overlaps(lying, standing)).toBe(true)
    expect(overlaps(standing, lying)).toBe(true)
    expect(overlaps(lying, area(box(2, 2, 18, 8), box(3, 3, 17, 7)))).toBe(false)
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
    expect(crossesItself(ring)).toBe(crosses)
    expect(crossesItself(ring.toReversed())).toBe(crosses)
    fc.assert(
      fc.property(anAngle, fc.nat(ring.length), (angle, first) => {
        expect(crossesItself(turned([...ring.slice(first), ...ring.slice(0, first)], angle))).toBe(crosses)
      }),
    )
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
