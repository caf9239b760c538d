import { afterEach, beforeEach, describe, expect, it, vi } from "vitest"
import { clock } from "./clock.ts"
import { isMissingChunk, reloadOnceWhenChunksAreMissing } from "./stale-build.ts"

const noon = Date.parse("2026-11-21T08:00:00.000Z")

describe("a screen whose part cannot be loaded", () => {
  const reload = vi.fn()
  const browser = { onLine: true }
  const stored = new Map<string, string>()
  let fail = () => {}

  beforeEach(() => {
    vi.useFakeTimers({ toFake: ["performance"] })
    reload.mockReset()
    browser.onLine = true
    vi.stubGlobal("navigator", browser)
    stored.clear()
    vi.stubGlobal("sessionStorage", {
      getItem: (key: string) => stored.get(key) ?? null,
      setItem: (key: string, value: string) => void stored.set(key, value),
    })
    vi.stubGlobal("location", { reload })
    vi.stubGlobal("addEventListener", (type: string, heard: (event: object) => void) => {
      expect(type).toBe("vite:preloadError")
      fail = () => heard({ payload: new TypeError("Importing a module script failed.") })
    })
    clock.observe(noon)
    reloadOnceWhenChunksAreMissing()
  })
  afterEach(() => {
    vi.unstubAllGlobals()
    vi.useRealTimers()
  })

  it("is loaded again once, and told from then on until 120 seconds have passed", () => {
    expect(reload).not.toHaveBeenCalled()
    fail()
    expect(reload).toHaveBeenCalledTimes(1)
    clock.observe(noon + 119_999)
    fail()
    expect(reload).toHaveBeenCalledTimes(1)
    clock.observe(noon + 120_000)
    fail()
    expect(reload).toHaveBeenCalledTimes(2)
  })

  it("is left as it is without network, because what stands there would be gone", () => {
    browser.onLine = false
    fail()
    expect(reload).not.toHaveBeenCalled()
    // The router is told that it has loaded the page again for this.
    expect(stored.get("tanstack_router_reload:Importing a module script failed.")).toBe("1")
    browser.onLine = true
    fail()
    expect(reload).toHaveBeenCalledTimes(1)
  })

  it("is known by the words of every browser, and nothing else is taken for it", () => {
    for (const words of [
      "Failed to fetch dynamically imported module: https://mersal.test/assets/payment-1a2b.js",
      "error loading dynamically imported module: https://mersal.test/assets/payment-1a2b.js",
      "Importing a module script failed.",
      "Unable to preload CSS for /assets/payment-1a2b.css",
    ])
      expect(isMissingChunk(new TypeError(words)), words).toBe(true)
    expect(isMissingChunk(new TypeError("Failed to fetch"))).toBe(false)
    expect(isMissingChunk("Importing a module script failed.")).toBe(false)
  })
})
