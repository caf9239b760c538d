import { afterEach, beforeEach, vi } from "vitest"

/** In each test of a file, time stands still and the page is seen. Answers how to show or hide it. */
export function seenPage(): (isShown: boolean) => void {
  let page: EventTarget & { hidden: boolean }
  beforeEach(() => {
    vi.useFakeTimers()
    page = Object.assign(new EventTarget(), { hidden: false })
    vi.stubGlobal("document", page)
  })
  afterEach(() => {
    vi.useRealTimers()
    vi.unstubAllGlobals()
  })
  return (isShown) => {
    page.hidden = !isShown
    page.dispatchEvent(new Event("visibilitychange"))
  }
}
