import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { isPosition } from "../places/position.ts"
import { aPosition, trackingEvents } from "../testing/arbitraries.ts"
import { hasEnded, liveLeg } from "./timeline.ts"
import { coarsePosition, driverSight } from "./tracking-sight.ts"

const onTheWay = { leg: "delivery", kind: "inProgress", order: 3, at: 0, reason: null } as const
const delivered = { ...onTheWay, kind: "completed", order: 4 } as const

describe("what is seen of a driver (D33)", () => {
  it("by the reference alone is a coarse position while a leg is in progress, and never his card", () => {
    expect(driverSight([onTheWay], true, false)).toEqual({ showsCard: false, position: "coarse" })
    fc.assert(
      fc.property(trackingEvents, fc.boolean(), (events, hasDriver) => {
        const sight = driverSight(events, hasDriver, false)
        expect(sight.showsCard).toBe(false)
        expect(sight.position).toBe(liveLeg(events) === null ? "none" : "coarse")
      }),
    )
  })

  it("by the owner is his card for as long as the booking is with a driver, and his exact position on the way", () => {
    expect(driverSight([], true, true)).toEqual({ showsCard: true, position: "none" })
    expect(driverSight([onTheWay], true, true)).toEqual({ showsCard: true, position: "exact" })
    expect(driverSight([onTheWay], false, true).showsCard).toBe(false)
  })

  it("after an end is nothing", () => {
    expect(driverSight([onTheWay, delivered], true, true)).toEqual({ showsCard: false, position: "none" })
    fc.assert(
      fc.property(trackingEvents, fc.boolean(), (events, isOwner) => {
        fc.pre(hasEnded(events))
        expect(driverSight(events, true, isOwner)).toEqual({ showsCard: false, position: "none" })
      }),
    )
  })

  it("is coarse by two decimals: less than a kilometre off, still on the globe, and the same for neighbours", () => {
    expect(coarsePosition({ lat: 25.08049, lon: 55.14031 })).toEqual({ lat: 25.08, lon: 55.14 })
    fc.assert(
      fc.property(aPosition, (position) => {
        const coarse = coarsePosition(position)
        expect(isPosition(coarse)).toBe(true)
        expect(coarsePosition(coarse)).toEqual(coarse)
        expect(Math.abs(coarse.lat - position.lat)).toBeLessThanOrEqual(0.005_001)
        expect(Math.abs(coarse.lon - position.lon)).toBeLessThanOrEqual(0.005_001)
      }),
    )
  })
})
