import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { countdown } from "./countdown.ts"

const seconds = ({ hours, minutes, seconds: rest }: ReturnType<typeof countdown>) => hours * 3_600 + minutes * 60 + rest

describe("the time left until an instant", () => {
  it("adds up to the seconds that have begun, and each part stays in its range", () => {
    fc.assert(
      fc.property(fc.integer(), fc.nat(1_000_000_000), (now, left) => {
        const parts = countdown(now, now + left)
        expect(seconds(parts)).toBe(Math.ceil(left / 1_000))
        expect(parts.minutes).toBeLessThan(60)
        expect(parts.seconds).toBeLessThan(60)
      }),
    )
  })

  it("never grows as time passes", () => {
    fc.assert(
      fc.property(fc.nat(10_000_000), fc.nat(10_000_000), fc.nat(20_000_000), (now, later, until) => {
        expect(seconds(countdown(now + later, until))).toBeLessThanOrEqual(seconds(countdown(now, until)))
      }),
    )
  })

  it("reads one second until the instant itself, and nothing from it on", () => {
    expect(countdown(999, 1_000).seconds).toBe(1)
    expect(countdown(1_000, 1_000)).toEqual({ hours: 0, minutes: 0, seconds: 0 })
    expect(countdown(5_000, 1_000)).toEqual({ hours: 0, minutes: 0, seconds: 0 })
  })

  it("reads 2 h 14 min from 13:46 to 16:00", () => {
    expect(countdown(0, (2 * 60 + 14) * 60_000)).toEqual({ hours: 2, minutes: 14, seconds: 0 })
  })
})
