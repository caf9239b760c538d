import { describe, expect, it, vi } from "vitest"
import { seenPage } from "../../../testing/seen-page.ts"
import { lookSeldom } from "./followed-refund.ts"

const show = seenPage()

describe("a refund that is followed", () => {
  it("is looked at six times, less and less often, and then no more", () => {
    const look = vi.fn()
    lookSeldom(look)
    const seconds = [2, 4, 8, 16, 32, 64]
    for (const [index, wait] of seconds.entries()) {
      vi.advanceTimersByTime(wait * 1000 - 1)
      expect(look).toHaveBeenCalledTimes(index)
      vi.advanceTimersByTime(1)
      expect(look).toHaveBeenCalledTimes(index + 1)
    }
    show(true)
    expect(vi.getTimerCount()).toBe(0)
    expect(look).toHaveBeenCalledTimes(6)
  })

  it("is not looked at while nobody sees the page, and at once when somebody does", () => {
    const look = vi.fn()
    lookSeldom(look)
    show(false)
    vi.advanceTimersByTime(600_000)
    expect(look).not.toHaveBeenCalled()
    show(true)
    expect(look).toHaveBeenCalledTimes(1)
    vi.advanceTimersByTime(4_000)
    expect(look).toHaveBeenCalledTimes(2)
  })

  it("is not looked at before its time by whoever turns away and back, nor after its page is left", () => {
    const look = vi.fn()
    const stop = lookSeldom(look)
    show(false)
    show(true)
    expect(look).not.toHaveBeenCalled()
    stop()
    vi.advanceTimersByTime(600_000)
    show(true)
    expect(look).not.toHaveBeenCalled()
  })
})
