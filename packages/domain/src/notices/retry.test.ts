import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { retryWait } from "./retry.ts"

describe("a message that could not be delivered", () => {
  it("waits longer after each failure, from five seconds to six hours", () => {
    fc.assert(
      fc.property(fc.integer({ min: -1, max: 1_000 }), (attempts) => {
        expect(retryWait(attempts + 1)).toBeGreaterThanOrEqual(retryWait(attempts))
        expect(retryWait(attempts)).toBeGreaterThan(0)
      }),
    )
    expect([1, 2, 3, 4, 5, 6, 7, 500].map(retryWait)).toEqual([
      5_000, 30_000, 120_000, 600_000, 3_600_000, 21_600_000, 21_600_000, 21_600_000,
    ])
  })
})
