import type { Ring } from "@mersal/domain/places/outline"
import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { halved, moved, pressed, removed, stepped } from "./outline-steps.ts"

const square: Ring = [
  [55, 25],
  [56, 25],
  [56, 26],
  [55, 26],
]

describe("an outline while it is drawn", () => {
  it("has a corner chosen by a press at it, and one added by a press in the side that is nearest", () => {
    expect(pressed({ ring: square, chosen: 0 }, [56.01, 25.99])).toEqual({ ring: square, chosen: 2 })
    const added = pressed({ ring: square, chosen: 0 }, [55.5, 25.1])
    expect(added).toEqual({ ring: square.toSpliced(1, 0, [55.5, 25.1]), chosen: 1 })
    expect(pressed({ ring: square, chosen: 0 }, [54.9, 25.5]).chosen).toBe(4)
  })

  it("begins with presses anywhere", () => {
    let drawn = { ring: [] as Ring, chosen: 0 }
    for (const corner of square.slice(0, 3)) drawn = pressed(drawn, corner)
    expect(drawn).toEqual({ ring: square.slice(0, 3), chosen: 2 })
  })

  it("keeps at least three corners, and a chosen one that there is", () => {
    const step = fc.constantFrom(
      halved,
      removed,
      (drawn: Parameters<typeof halved>[0]) => stepped(drawn, 1),
      (drawn: Parameters<typeof halved>[0]) => stepped(drawn, -1),
      (drawn: Parameters<typeof halved>[0]) => moved(drawn, [55.2, 25.3]),
      (drawn: Parameters<typeof halved>[0]) => pressed(drawn, [55.7, 25.2]),
    )
    fc.assert(
      fc.property(fc.array(step, { maxLength: 20 }), (steps) => {
        const { ring, chosen } = steps.reduce((drawn, next) => next(drawn), { ring: square, chosen: 0 })
        expect(ring.length).toBeGreaterThanOrEqual(3)
        expect(ring[chosen]).toBeDefined()
      }),
    )
  })
})
