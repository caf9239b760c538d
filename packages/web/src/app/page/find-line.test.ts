import { afterEach, beforeEach, describe, expect, it, vi } from "vitest"
import { isOnline, line, watchConnection } from "../../environment/answers/connection.ts"
import { connection } from "../composition/api-connection.ts"
import { watchLine } from "./find-line.ts"

const unreached = new TypeError("Failed to fetch")

describe("the line, as calls find it where the browser says that it is there", () => {
  /** What is requested, in order, and how each request is answered. */
  let asked: string[] = []
  let isAnswered: (address: string) => boolean = () => true
  let failure: Error = unreached
  let heard: boolean[] = []

  beforeEach(() => {
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] })
    asked = []
    heard = []
    failure = unreached
    line.isCut = false
    const page = new EventTarget()
    for (const method of ["addEventListener", "removeEventListener", "dispatchEvent"] as const)
      vi.stubGlobal(method, page[method].bind(page))
    vi.stubGlobal("navigator", { onLine: true })
    vi.stubGlobal("fetch", async (address: string) => {
      asked.push(address)
      if (isAnswered(address)) return new Response()
      throw failure
    })
    watchLine()
    watchConnection(() => heard.push(isOnline()))
  })
  afterEach(() => {
    vi.unstubAllGlobals()
    vi.useRealTimers()
  })

  const call = async () => {
    await connection.fetch("/v1.0/prices").catch(() => {})
    await vi.advanceTimersByTimeAsync(0)
  }

  it("is cut off where nothing is answered, and back as soon as anything is", async () => {
    isAnswered = () => false
    await call()
    await call()
    expect(heard).toEqual([false])
    asked = []
    await vi.advanceTimersByTimeAsync(9_000)
    expect(asked).toHaveLength(3)
    expect(heard).toEqual([false])
    isAnswered = () => true
    await vi.advanceTimersByTimeAsync(3_000)
    expect(heard).toEqual([false, true])
    asked = []
    await vi.advanceTimersByTimeAsync(60_000)
    expect(asked).toEqual([])
  })

  it("is there where one call alone is kept back", async () => {
    isAnswered = (address) => address === "/healthz"
    await call()
    expect(asked).toEqual(["/v1.0/prices", "/healthz"])
    expect(heard).toEqual([])
  })

  it("is not looked into after a call that its caller gave up", async () => {
    isAnswered = () => false
    failure = new DOMException("given up", "AbortError")
    await call()
    expect(asked).toEqual(["/v1.0/prices"])
  })

  it("is the browser's to tell where it knows that it is gone", async () => {
    isAnswered = () => false
    vi.stubGlobal("navigator", { onLine: false })
    await call()
    expect(heard).toEqual([])
    // The browser says that the connection is back, but nobody answers yet.
    vi.stubGlobal("navigator", { onLine: true })
    dispatchEvent(new Event("online"))
    expect(heard).toEqual([true])
    await vi.advanceTimersByTimeAsync(3_000)
    expect(heard).toEqual([true, false])
  })
})
