import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { anInstant } from "../testing/arbitraries.ts"
import { commandTime, longestDelay } from "./command-time.ts"

const hour = 3_600_000

describe("when a command counts as given", () => {
  it("is never in the future, never before the event before it, and never longer ago than a shift", () => {
    fc.assert(
      fc.property(anInstant, fc.option(anInstant), fc.option(fc.nat(48 * hour)), (now, given, ago) => {
        const last = ago === null ? null : now - ago
        const at = commandTime(given, last, now)
        expect(at).toBeLessThanOrEqual(now)
        expect(at).toBeGreaterThanOrEqual(now - longestDelay)
        if (last !== null) expect(at).toBeGreaterThanOrEqual(last)
      }),
    )
  })

  it("is what the phone says in between, and now without a word", () => {
    const now = Date.UTC(2026, 10, 21, 12)
    expect(commandTime(now - hour, now - 2 * hour, now)).toBe(now - hour)
    expect(commandTime(now - hour, null, now)).toBe(now - hour)
    expect(commandTime(null, now - 2 * hour, now)).toBe(now)
    expect(commandTime(now + 1, null, now)).toBe(now)
    expect(commandTime(now - 2 * hour, now - hour, now)).toBe(now - hour)
  })
})
