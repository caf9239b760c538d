import fc from "fast-check"
import { describe, expect, it } from "vitest"
import type { StandNow } from "./delivery-errors.ts"
import { laterStand } from "./later-stand.ts"

/** A booking's events in order, each with what it is after it: what anybody can have been told of it. */
const told: fc.Arbitrary<readonly StandNow[]> = fc
  .array(fc.constantFrom("confirmed", "assigned", "onHold"), { minLength: 1, maxLength: 8 })
  .map((states) => states.map((state, order) => ({ state, driver: state === "assigned" ? "dawud" : null, order })))

describe("what a booking is, by two who say it", () => {
  it("is the last that anybody was told, in whatever order they say it", () => {
    fc.assert(
      fc.property(
        told.chain((events) => fc.tuple(fc.constant(events), fc.shuffledSubarray([...events], { minLength: 1 }))),
        ([events, [first, ...others]]) => {
          const known = others.reduce(laterStand, first as StandNow)
          const latest = Math.max(...[first as StandNow, ...others].map(({ order }) => order))
          expect(known).toEqual(events[latest])
        },
      ),
    )
  })

  it("is what was read where both know as much", () => {
    const read: StandNow = { state: "confirmed", driver: null, order: 3 }
    expect(laterStand(read, { ...read })).toBe(read)
  })
})
