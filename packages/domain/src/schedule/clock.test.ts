import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { sharedZone } from "../calendar/testing/arbitraries.ts"
import { dayBegunAt, instantOfDay, msPerDay, wallClock } from "../calendar/zone.ts"
import { runs } from "../testing/runs.ts"
import { compile } from "./rule-book.ts"
import { type Scene, scene } from "./testing/arbitraries.ts"
import { courierOf } from "./testing/reference.ts"
import { minuteOf } from "./wall-time.ts"

const bandAt = ({ book, now }: Scene, at = now): string => compile(book).clock("here", at).band("courier")
const nextBandAt = ({ book, now }: Scene, at = now): number => compile(book).clock("here", at).nextBandAt("courier")
const bandNames = (scene: Scene): readonly string[] => Object.keys(courierOf(scene).bands)

/** The band whose edge the wall clock shows; none at an edge that a clock change leaves out. */
function bandReadAt(scene: Scene, at: number): string | undefined {
  const { minute } = wallClock(sharedZone(scene.zone), at)
  return Object.entries(courierOf(scene).bands).find(([, from]) => minuteOf(from) === minute)?.[0]
}

describe("the clock of a market", () => {
  it("shows the date and minute of the market's wall clock", () => {
    fc.assert(
      fc.property(scene, ({ zone, book, now }) => {
        expect(compile(book).clock("here", now)).toMatchObject(wallClock(sharedZone(zone), now))
      }),
      { numRuns: runs(500) },
    )
  })

  it("shows exactly one band of the service at every instant", () => {
    fc.assert(
      fc.property(scene, (scene) => {
        expect(bandNames(scene)).toContain(bandAt(scene))
      }),
      { numRuns: runs(1000) },
    )
  })

  it("goes through the bands in order, from the first at midnight to the next midnight", () => {
    fc.assert(
      fc.property(scene, (scene) => {
        const zone = sharedZone(scene.zone)
        const day = dayBegunAt(zone, scene.now)
        const midnight = instantOfDay(zone, day + 1, 0)
        const seen: number[] = []
        for (let at = instantOfDay(zone, day, 0); at < midnight; at = nextBandAt(scene, at))
          seen.push(bandNames(scene).indexOf(bandAt(scene, at)))
        expect(seen).toEqual([...new Set(seen)].sort((a, b) => a - b))
        expect(bandAt(scene, midnight)).toBe(bandReadAt(scene, midnight) ?? bandAt(scene, midnight))
      }),
      { numRuns: runs(1000) },
    )
  })

  it("keeps the band between edges, and changes it at the edge and not a millisecond before", () => {
    fc.assert(
      fc.property(scene, fc.nat(msPerDay), (scene, later) => {
        const edge = nextBandAt(scene)
        expect(edge).toBeGreaterThan(scene.now)
        const band = bandAt(scene)
        expect(bandAt(scene, Math.min(scene.now + later, edge - 1))).toBe(band)
        expect(bandAt(scene, edge - 1)).toBe(band)
        expect(bandAt(scene, edge)).toBe(bandReadAt(scene, edge) ?? bandAt(scene, edge))
      }),
      { numRuns: runs(1000) },
    )
  })
})
