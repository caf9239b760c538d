import { afterEach, beforeEach, describe, expect, it, vi } from "vitest"
import { spare } from "../../environment/spare.ts"
import { clock } from "./clock.ts"
import { isMissingChunk, reloadOnceWhenChunksAreMissing } from "./stale-build.ts"

const noon = Date.parse("2026-11-21T08:00:00.000Z")

describe("a screen whose part cannot be loaded", () => {
  const reload = vi.fn()
  /** What the server says when it is asked whether it is there; null where it cannot be reached. */
  const server: { health: { readonly ok: boolean } | null } = { health: { ok: true } }
  const stored = new Map<string, string>()
  /** As a browser's import does: it tells of the failure before whoever asked hears of it. */
  let failing = async (): Promise<never> => Promise.reject(new Error("Nobody listens"))
  const fail = async () => {
    const failed = failing().catch(() => {})
    await vi.runAllTimersAsync()
    await failed
  }

  beforeEach(() => {
    vi.useFakeTimers({ toFake: ["performance", "setTimeout"] })
    reload.mockReset()
    server.health = { ok: true }
    vi.stubGlobal("fetch", async () => {
      if (server.health === null) throw new TypeError("Failed to fetch")
      return server.health
    })
    stored.clear()
    vi.stubGlobal("sessionStorage", {
      getItem: (key: string) => stored.get(key) ?? null,
      setItem: (key: string, value: string) => void stored.set(key, value),
    })
    vi.stubGlobal("location", { reload })
    vi.stubGlobal("addEventListener", (type: string, heard: (event: object) => void) => {
      expect(type).toBe("vite:preloadError")
      failing = async () => {
        const payload = new TypeError("Importing a module script failed.")
        heard({ payload })
        throw payload
      }
    })
    clock.observe(noon)
    reloadOnceWhenChunksAreMissing()
  })
  afterEach(() => {
    vi.unstubAllGlobals()
    vi.useRealTimers()
  })

  it("is loaded again once, and told from then on until 120 seconds have passed", async () => {
    expect(reload).not.toHaveBeenCalled()
    await fail()
    expect(reload).toHaveBeenCalledTimes(1)
    clock.observe(noon + 119_999)
    await fail()
    expect(reload).toHaveBeenCalledTimes(1)
    clock.observe(noon + 120_000)
    await fail()
    expect(reload).toHaveBeenCalledTimes(2)
  })

  it("is left as it is where the server is not reached, because what stands there would be gone", async () => {
    server.health = null
    await fail()
    expect(reload).not.toHaveBeenCalled()
    // The router is told that it has loaded the page again for this.
    expect(stored.get("tanstack_router_reload:Importing a module script failed.")).toBe("1")
    server.health = { ok: true }
    await fail()
    expect(reload).toHaveBeenCalledTimes(1)
  })

  it("is left as it is where the server is there and cannot serve", async () => {
    server.health = { ok: false }
    await fail()
    expect(reload).not.toHaveBeenCalled()
  })

  it("is left as it is where it can spare the part", async () => {
    const part = spare(failing())
    await vi.runAllTimersAsync()
    expect(await part).toBeNull()
    expect(reload).not.toHaveBeenCalled()
    await fail()
    expect(reload).toHaveBeenCalledTimes(1)
  })

  it("is known by the words of every browser, and nothing else is taken for it", () => {
    for (const words of [
      "Failed to fetch dynamically imported module: https://mersal.test/assets/payment-1a2b.js",
      "error loading dynamically imported module: https://mersal.test/assets/payment-1a2b.js",
      "Importing a module script failed.",
      "Unable to preload CSS for /assets/payment-1a2b.css",
      "No answer for an imported module",
    ])
      expect(isMissingChunk(new TypeError(words)), words).toBe(true)
    expect(isMissingChunk(new TypeError("Failed to fetch"))).toBe(false)
    expect(isMissingChunk("Importing a module script failed.")).toBe(false)
  })
})
