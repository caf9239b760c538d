import type { Page } from "@playwright/test"
import { expect } from "./test.ts"

/**
 * Records every note over the header of a page as it appears, and which of them cover more than the header and its gap.
 * A note disappears after six seconds, and a busy machine may look later. For pages opened after this call.
 */
export async function hearNotes(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const heard: string[] = []
    const covering: string[] = []
    Object.assign(window, { heardNotes: heard, coveringNotes: covering })
    const clear = 24
    new MutationObserver((changes) => {
      for (const { target, addedNodes } of changes)
        if (target instanceof Element && target.role === "status") {
          const told = Array.from(addedNodes, ({ textContent }) => textContent ?? "")
          heard.push(...told)
          const header = document.querySelector("header")?.offsetHeight ?? 0
          const isNote = getComputedStyle(target).position === "fixed"
          if (isNote && target.getBoundingClientRect().bottom > header + clear) covering.push(...told)
        }
    }).observe(document, { childList: true, subtree: true })
  })
}

/**
 * Waits until a note with this text has appeared on a recorded page, whether still shown or gone; and checks that no
 * note covered the page.
 */
export async function expectNote(page: Page, text: string): Promise<void> {
  const notes = (which: "heardNotes" | "coveringNotes") =>
    page.evaluate((name) => (window as unknown as Readonly<Record<string, readonly string[]>>)[name], which)
  await expect.poll(() => notes("heardNotes")).toContain(text)
  expect(await notes("coveringNotes")).toEqual([])
}
