import { afterEach, beforeEach, describe, expect, it, vi } from "vitest"
import { spare } from "../../environment/answers/spare.ts"
import { browserStorage } from "../../testing/browser-storage.ts"
import { clock } from "./clock.ts"
import { isMissingChunk, reloadOnceWhenChunksAreMissing } from "./stale-build.ts"

/** Safari's text of the error; the other browsers name the script. */
const unnamed = "Importing a module script failed."
const named = (script: string) => `Failed to fetch dynamically imported module: https://mersal.test/assets/${script}`

const noon = Date.parse("2026-11-21T08:00:00.000Z")

describe("a screen whose part cannot be loaded", () => {
  const reload = vi.fn()
  /** What the server answers for itself and for a script; null if it cannot be reached. */
  const server: { status: number | null; script: number | null } = { status: 200, script: 404 }
  const stored = new Map<string, string>()
  /** Like a browser's import: it reports the failure before the caller hears of it. */
  let failing = async (_words: string): Promise<never> => Promise.reject(new Error("Nobody listens"))
  const fail = async (words: string = unnamed) => {
    const failed = failing(words).catch(() => {})
    await vi.runAllTimersAsync()
    await failed
  }

  beforeEach(() => {
    vi.useFakeTimers({ toFake: ["performance", "setTimeout"] })
    reload.mockReset()
    server.status = 200
    server.script = 404
    vi.stubGlobal("fetch", async (asked: string, how: RequestInit) => {
      // A cached copy would say that the script is there.
      expect(how).toEqual({ method: "HEAD", cache: "no-store" })
      const status = asked === "/healthz" ? server.status : server.script
      if (status === null) throw new TypeError("Failed to fetch")
      return new Response(null, { status })
    })
    stored.clear()
    vi.stubGlobal("sessionStorage", browserStorage(stored))
    vi.stubGlobal("location", { reload })
    vi.stubGlobal("addEventListener", (type: string, heard: (event: object) => void) => {
      expect(type).toBe("vite:preloadError")
      failing = async (words) => {
        const payload = new TypeError(words)
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
    server.status = null
    server.script = null
    await fail()
    await fail(named("payment-1a2b.js"))
    expect(reload).not.toHaveBeenCalled()
    server.status = 200
    await fail()
    expect(reload).toHaveBeenCalledTimes(1)
  })

  it("is left as it is where the server is there and cannot serve", async () => {
    server.status = 503
    server.script = 502
    await fail()
    await fail(named("payment-1a2b.js"))
    expect(reload).not.toHaveBeenCalled()
  })

  it("is loaded again at once where the server no longer has the part", async () => {
    await fail(named("guest-3c4d.js"))
    expect(reload).toHaveBeenCalledTimes(1)
  })

  it("is left as it is where the part was cut off on its way, and loaded again where that happens twice", async () => {
    server.script = 200
    await fail(named("payment-1a2b.js"))
    await fail("Unable to preload CSS for /assets/payment-5e6f.css")
    expect(reload).not.toHaveBeenCalled()
    await fail(named("payment-1a2b.js"))
    expect(reload).toHaveBeenCalledTimes(1)
  })

  it("is left as it is where it can spare the part", async () => {
    const part = spare(failing(unnamed))
    await vi.runAllTimersAsync()
    expect(await part).toBeNull()
    expect(reload).not.toHaveBeenCalled()
    await fail()
    expect(reload).toHaveBeenCalledTimes(1)
  })

  it("is not loaded again by the router, which knows it by its first words and would do so without network too", async () => {
    server.status = null
    server.script = null
    for (const words of [
      unnamed,
      "Failed to fetch dynamically imported module: /assets/payment-1a2b.js",
      "error loading dynamically imported module: /assets/payment-1a2b.js",
    ]) {
      const error = await failing(words).catch((failure: Error) => failure)
      expect(error.message).not.toMatch(new RegExp(`^${words}`))
      expect(isMissingChunk(error), error.message).toBe(true)
    }
    await vi.runAllTimersAsync()
    expect([...stored.keys()]).toEqual([])
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
