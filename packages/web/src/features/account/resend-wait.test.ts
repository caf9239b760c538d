import fc from "fast-check"
import { expect, test } from "vitest"
import { resendWait, spokenWait } from "./resend-wait.ts"

test("the wait never grows, and ends exactly when the server lets another code go", () => {
  fc.assert(
    fc.property(fc.nat(120_000), fc.nat(120_000), (earlier, later) => {
      const [first = 0, second = 0] = [earlier, later].sort((a, b) => a - b)
      expect(resendWait(0, second, 60)).toBeLessThanOrEqual(resendWait(0, first, 60))
    }),
  )
  expect(resendWait(0, 59_999, 60)).toBe(1)
  expect(resendWait(0, 60_000, 60)).toBe(0)
})

test("a clock that was set back makes nobody wait longer than a minute", () => {
  expect(resendWait(0, -600_000, 60)).toBe(60)
})

test("it is said four times in a minute", () => {
  const said = Array.from({ length: 61 }, (_, passed) => spokenWait(60 - passed))
  expect([...new Set(said)]).toEqual([60, 30, 10, 0])
})
