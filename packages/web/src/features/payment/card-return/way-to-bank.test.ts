import { afterEach, beforeEach, describe, expect, it, vi } from "vitest"

/** Each test begins in a new document. */
let way: typeof import("./way-to-bank.ts")
const here = "https://mersal.example/payment-verifying?attempt=1"
const bank = "https://bank.example/3ds"
let page: EventTarget
let opened: string[]

beforeEach(async () => {
  vi.resetModules()
  way = await import("./way-to-bank.ts")
  vi.useFakeTimers()
  page = new EventTarget()
  opened = []
  vi.stubGlobal("addEventListener", page.addEventListener.bind(page))
  vi.stubGlobal("location", { href: here, assign: (url: string) => opened.push(url) })
})

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const loaded = () => {
  page.dispatchEvent(new Event("load"))
  vi.runAllTimers()
}

describe("the way to the bank", () => {
  it("is taken at once by a page that has loaded", () => {
    vi.stubGlobal("document", { readyState: "complete" })
    way.leaveForBank(bank, new AbortController().signal)
    expect(opened).toEqual([bank])
  })

  it("is taken by a page that loads when it has loaded, so that it stays in the history, and by none that has gone", () => {
    vi.stubGlobal("document", { readyState: "interactive" })
    const gone = new AbortController()
    way.leaveForBank("https://bank.example/gone", gone.signal)
    gone.abort()
    way.leaveForBank(bank, new AbortController().signal)
    expect(opened).toEqual([])
    loaded()
    expect(opened).toEqual([bank])
  })

  it.each([
    ["navigate", false],
    ["reload", false],
    ["back_forward", true],
  ])("is behind a reader who came by %s: %s", (type, isBack) => {
    vi.spyOn(performance, "getEntriesByType").mockReturnValue([{ type, name: here } as unknown as PerformanceEntry])
    expect(way.isBackFromBank()).toBe(isBack)
  })

  it("is open again to whoever goes on from the payment step, in that document or in another", () => {
    const arrivals = vi.spyOn(performance, "getEntriesByType")
    const cameTo = (name: string) =>
      arrivals.mockReturnValue([{ type: "back_forward", name } as unknown as PerformanceEntry])
    vi.stubGlobal("window", {})
    cameTo("https://mersal.example/go/payment")
    expect(way.isBackFromBank()).toBe(false)
    cameTo(here)
    expect(way.isBackFromBank()).toBe(true)
    way.stepBack()
    expect(way.isBackFromBank()).toBe(false)
  })

  it("is behind a page that a browser shows again as it was left, and before one that it shows first", () => {
    const seen = vi.fn()
    way.onShownAgain(seen, new AbortController().signal)
    page.dispatchEvent(Object.assign(new Event("pageshow"), { persisted: false }))
    expect(seen).not.toHaveBeenCalled()
    page.dispatchEvent(Object.assign(new Event("pageshow"), { persisted: true }))
    expect(seen).toHaveBeenCalledOnce()
  })

  it("leads back to a page of ours alone, as far as a browser can tell", () => {
    const back = vi.fn()
    vi.stubGlobal("history", { back })
    vi.stubGlobal("window", {})
    expect(way.stepBack()).toBe(false)
    for (const canGoBack of [false, true]) {
      vi.stubGlobal("navigation", { canGoBack })
      vi.stubGlobal("window", { navigation })
      expect(way.stepBack()).toBe(canGoBack)
      expect(back).toHaveBeenCalledTimes(canGoBack ? 1 : 0)
    }
  })
})
