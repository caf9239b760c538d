import fc from "fast-check"
import { expect, it } from "vitest"
import { trackingEvents } from "../testing/arbitraries.ts"
import { attemptOf } from "./attempt.ts"

const failed = { leg: "pickup", kind: "failed", order: 1, at: 0, reason: null } as const

it("the attempt label is 1 until an attempt has failed, and one more for each that has, on either leg", () => {
  expect(attemptOf([])).toBe(1)
  expect(attemptOf([failed])).toBe(2)
  expect(attemptOf([failed, { ...failed, leg: "delivery", order: 2 }])).toBe(3)
  fc.assert(
    fc.property(trackingEvents, (events) => {
      expect(attemptOf([...events, { ...failed, order: 99 }])).toBe(attemptOf(events) + 1)
      expect(attemptOf([...events, { ...failed, kind: "completed" as const, order: 99 }])).toBe(attemptOf(events))
    }),
  )
})
