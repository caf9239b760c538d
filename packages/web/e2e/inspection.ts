import { AxeBuilder } from "@axe-core/playwright"
import type { Page } from "@playwright/test"
import { expect } from "./test.ts"

const standards = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"]

/** axe finds nothing, and the page is no wider than the screen. */
export async function inspect(page: Page, screen: string) {
  // An address changes before its screen does; every screen has its title.
  await page.locator("h1").first().waitFor({ state: "attached" })
  // Colours on their way from one to another, and what is just coming, have a contrast of their own.
  await page.evaluate(async () => {
    await new Promise(requestAnimationFrame)
    const passing = document.getAnimations().filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity)
    await Promise.allSettled(passing.map(({ finished }) => finished))
  })
  // What has no frames is judged where it stands. For frames, axe opens a second page to put its findings together.
  const isOneFrame = page.frames().length === 1
  const { violations } = await new AxeBuilder({ page }).withTags(standards).setLegacyMode(isOneFrame).analyze()
  const found = violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(" ")).join(", ")}`)
  expect.soft(found, `axe on ${screen}`).toEqual([])
  const overhang = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
  expect.soft(overhang, `pixels beyond the screen on ${screen}`).toBeLessThanOrEqual(0)
}
