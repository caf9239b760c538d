import { describe, expect, it, vi } from "vitest"
import { seenPage } from "../../../testing/seen-page.ts"
import { lookWhileSeen } from "./followed-payment.ts"

const show = seenPage()

describe("a payment that somebody else may make", () => {
  it("is looked for while the page is seen, and at once when it is shown again", () => {
    const look = vi.fn()
    const stop = lookWhileSeen(look)
    vi.advanceTimersByTime(30_000)
    expect(look).toHaveBeenCalledTimes(2)
    show(false)
    vi.advanceTimersByTime(60_000)
    expect(look).toHaveBeenCalledTimes(2)
    show(true)
    expect(look).toHaveBeenCalledTimes(3)
    stop()
    show(true)
    vi.advanceTimersByTime(60_000)
    expect(look).toHaveBeenCalledTimes(3)
    expect(vi.getTimerCount()).toBe(0)
  })
})
