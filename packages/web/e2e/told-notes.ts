import type { Page } from "@playwright/test"
import { expect } from "./test.ts"

/**
 * Writes down every note at the foot of a page as it comes: it goes away after six seconds by itself, and a busy machine may
 * look later. For pages that are opened from here on.
 */
export async function hearNotes(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const heard: string[] = []
    Object.assign(window, { heardNotes: heard })
    new MutationObserver((changes) => {
      for (const { target, addedNodes } of changes)
        if (target instanceof Element && target.role === "status")
          heard.push(...Array.from(addedNodes, ({ textContent }) => textContent ?? ""))
    }).observe(document, { childList: true, subtree: true })
  })
}

/** Waits until a note with these words has come to a page that is listened to, be it there still or gone. */
export const expectNote = (page: Page, text: string): Promise<void> =>
  expect
    .poll(() => page.evaluate(() => (window as unknown as { readonly heardNotes: readonly string[] }).heardNotes))
    .toContain(text)
