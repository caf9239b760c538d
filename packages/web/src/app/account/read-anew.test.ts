import { afterEach, expect, it, vi } from "vitest"
import { readAnewAfterLogout } from "./read-anew.ts"

afterEach(() => vi.unstubAllGlobals())

const signedIn = "language=en; signed_in=5eed0f1a"
const signedOut = "language=en"

it.each([
  { name: "after a logout elsewhere", left: signedIn, cookie: signedOut, persisted: true, reloads: 1 },
  { name: "after somebody else signed in", left: signedIn, cookie: "signed_in=0ddba11c", persisted: true, reloads: 1 },
  { name: "of a customer who is still signed in", left: signedIn, cookie: signedIn, persisted: true, reloads: 0 },
  { name: "of a guest", left: signedOut, cookie: signedOut, persisted: true, reloads: 0 },
  { name: "that was loaded", left: signedIn, cookie: signedOut, persisted: false, reloads: 0 },
])("a page $name is read anew $reloads times", ({ left, cookie, persisted, reloads }) => {
  const page = new EventTarget()
  const document = { cookie: left }
  const reload = vi.fn()
  vi.stubGlobal("addEventListener", page.addEventListener.bind(page))
  vi.stubGlobal("document", document)
  vi.stubGlobal("location", { reload })
  readAnewAfterLogout()
  page.dispatchEvent(new Event("pagehide"))
  document.cookie = cookie
  page.dispatchEvent(Object.assign(new Event("pageshow"), { persisted }))
  expect(reload).toHaveBeenCalledTimes(reloads)
})
