import { afterEach, expect, it, vi } from "vitest"
import { watchSession } from "./session.ts"

afterEach(() => vi.unstubAllGlobals())

it("a change of cookies is told at once where the browser tells of it, and elsewhere when the tab is looked at", () => {
  const page = new EventTarget()
  const cookieStore = new EventTarget()
  vi.stubGlobal("document", page)
  for (const [browser, tells] of [
    [{ cookieStore }, cookieStore],
    [{}, page],
  ] as const) {
    vi.stubGlobal("window", browser)
    const changed = vi.fn()
    const leave = watchSession(changed)
    tells.dispatchEvent(new Event(tells === page ? "visibilitychange" : "change"))
    expect(changed).toHaveBeenCalledTimes(1)
    leave()
    for (const type of ["change", "visibilitychange"])
      for (const each of [page, cookieStore]) each.dispatchEvent(new Event(type))
    expect(changed).toHaveBeenCalledTimes(1)
  }
})
