import { afterEach, expect, it, vi } from "vitest"
import { forgetMark, isMarked, sessionMark, watchSession } from "./session.ts"

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

it("a session that has ended takes its own mark along, and not that of somebody who has signed in meanwhile", () => {
  const document = { cookie: "language=en; signed_in=5eed0f1a" }
  vi.stubGlobal("document", document)
  const asked = sessionMark()
  document.cookie = "language=en; signed_in=0ddba11c"
  forgetMark(asked)
  expect(document.cookie).toContain("signed_in=0ddba11c")
  expect(isMarked()).toBe(true)
  forgetMark(sessionMark())
  expect(document.cookie).toContain("signed_in=; Max-Age=0")
})
