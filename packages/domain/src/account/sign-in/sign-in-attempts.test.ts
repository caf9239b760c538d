import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { anInstant } from "../../testing/arbitraries.ts"
import { attemptSpan } from "./sign-in-attempts.ts"

describe("the span of tries", () => {
  it("holds its instant, begins where the last one ends, and is as long as it says", () => {
    fc.assert(
      fc.property(anInstant, fc.integer({ min: 1, max: 1440 }), (now, minutes) => {
        const { begin, end } = attemptSpan(now, minutes)
        expect(begin <= now && now < end).toBe(true)
        expect(end - begin).toBe(minutes * 60_000)
        expect(attemptSpan(end, minutes).begin).toBe(end)
        expect(attemptSpan(end - 1, minutes).begin).toBe(begin)
      }),
    )
  })

  it("of a sign-in is a quarter of an hour", () => {
    expect(attemptSpan(0)).toEqual({ begin: 0, end: 900_000 })
  })
})
