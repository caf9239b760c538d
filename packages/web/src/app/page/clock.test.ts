import { afterEach, beforeEach, describe, expect, it, vi } from "vitest"
import { clock } from "./clock.ts"

const noon = Date.parse("2026-11-21T08:00:00.250Z")

describe("the page's clock", () => {
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ["performance", "setTimeout", "clearTimeout", "Date"] })
  })
  afterEach(() => {
    vi.useRealTimers()
  })

  it("counts on from the server's instant, whatever the machine's own clock says", () => {
    clock.observe("2026-11-21T08:00:00.250Z")
    vi.setSystemTime(0)
    vi.advanceTimersByTime(1500)
    expect(clock.now()).toBe(noon + 1500)
  })

  it("takes each newer answer and leaves an unreadable one alone", () => {
    clock.observe(noon)
    clock.observe("not a time")
    expect(clock.now()).toBe(noon)
    clock.observe(noon + 60_000)
    expect(clock.now()).toBe(noon + 60_000)
  })

  it("ticks at the start of each second of the server's time and stops when nobody listens", () => {
    clock.observe(noon)
    const tick = vi.fn()
    const stop = clock.everySecond(tick)
    vi.advanceTimersByTime(740)
    expect(tick).not.toHaveBeenCalled()
    vi.advanceTimersByTime(20)
    expect(tick).toHaveBeenCalledTimes(1)
    vi.advanceTimersByTime(1000)
    expect(tick).toHaveBeenCalledTimes(2)
    stop()
    expect(vi.getTimerCount()).toBe(0)
  })
})
