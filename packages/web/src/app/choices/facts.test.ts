import { afterEach, expect, it, vi } from "vitest"
import { watchConsent } from "./facts.ts"

afterEach(() => vi.unstubAllGlobals())

it("an answer that was given in another tab is heard, until nobody watches", () => {
  const page = new EventTarget()
  vi.stubGlobal("addEventListener", page.addEventListener.bind(page))
  vi.stubGlobal("removeEventListener", page.removeEventListener.bind(page))
  const changed = vi.fn()
  const leave = watchConsent(changed)
  page.dispatchEvent(new Event("storage"))
  expect(changed).toHaveBeenCalledTimes(1)
  leave()
  page.dispatchEvent(new Event("storage"))
  expect(changed).toHaveBeenCalledTimes(1)
})
