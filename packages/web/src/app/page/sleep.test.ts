import { afterEach, beforeEach, expect, it, vi } from "vitest"
import { watchSleep } from "./sleep.ts"

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["performance", "setInterval", "clearInterval", "Date"] })
})
afterEach(() => {
  vi.useRealTimers()
})

it("tells each sleep of the device once, and no other time that passes", () => {
  const woken = vi.fn()
  const stop = watchSleep(woken)
  vi.advanceTimersByTime(60_000)
  expect(woken).not.toHaveBeenCalled()
  for (const times of [1, 2]) {
    vi.setSystemTime(Date.now() + 60_000)
    vi.advanceTimersByTime(5_000)
    expect(woken).toHaveBeenCalledTimes(times)
  }
  // Corrected backwards: nobody slept.
  vi.setSystemTime(Date.now() - 60_000)
  vi.advanceTimersByTime(5_000)
  expect(woken).toHaveBeenCalledTimes(2)
  stop()
  expect(vi.getTimerCount()).toBe(0)
})
