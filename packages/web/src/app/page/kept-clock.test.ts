import { afterEach, beforeEach, describe, expect, it, vi } from "vitest"
import { clock } from "./clock.ts"
import { keepDrift, resumeClock } from "./kept-clock.ts"

const hour = 3_600_000

describe("the clock of a page that is opened without a line", () => {
  const kept = new Map<string, string>()

  beforeEach(() => {
    vi.useFakeTimers({ toFake: ["performance", "Date"] })
    vi.stubGlobal("localStorage", {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, value: string) => kept.set(key, value),
    })
  })
  afterEach(() => {
    kept.clear()
    vi.unstubAllGlobals()
    vi.useRealTimers()
  })

  it("goes on as the server's went, though the phone is a day wrong", () => {
    const machine = performance.timeOrigin + performance.now()
    const server = machine - 24 * hour
    clock.observe(server)
    keepDrift()
    // The page is loaded again an hour later: its clock begins with the machine's.
    vi.advanceTimersByTime(hour)
    clock.observe(machine + hour)
    resumeClock()
    expect(Math.abs(clock.now() - (server + hour))).toBeLessThan(5)
  })

  it("is the machine's where nothing was noted, or nothing that can be read", () => {
    clock.observe(hour)
    resumeClock()
    kept.set("mersal.clockDrift", "soon")
    resumeClock()
    expect(clock.now()).toBe(hour)
  })
})
