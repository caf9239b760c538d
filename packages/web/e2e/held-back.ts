import type { Page } from "@playwright/test"

/** Holds back the page's requests to this address, like a slow connection. Answers how to let them through. */
export async function holdBack(page: Page, address: string | RegExp): Promise<() => void> {
  const { promise: release, resolve: letCome } = Promise.withResolvers<void>()
  await page.route(address, async (route) => {
    await release
    await route.continue()
  })
  return letCome
}

/** Waits two frames: whatever has arrived has had its effect. */
export const drawn = (page: Page): Promise<unknown> =>
  page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))))
