import type { Page } from "@playwright/test"

/** Keeps back what the page asks for there, as a slow line does. Answers how to let it come. */
export async function holdBack(page: Page, address: string | RegExp): Promise<() => void> {
  const { promise: release, resolve: letCome } = Promise.withResolvers<void>()
  await page.route(address, async (route) => {
    await release
    await route.continue()
  })
  return letCome
}

/** Two pictures later: what has arrived by now has led to what it leads to. */
export const drawn = (page: Page): Promise<unknown> =>
  page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))))
