import type { Page } from "@playwright/test"
import axe from "axe-core"
import { expect } from "./test.ts"

const standards = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"]

/** Checks that axe finds nothing, and that the page is no wider than the screen. */
export async function inspect(page: Page, screen: string) {
  // An address changes before its screen does; every screen has a heading.
  await page.locator("h1").first().waitFor({ state: "attached" })
  // The inspected screens have no frames, whose content would not be checked.
  expect(page.frames(), `frames of ${screen}`).toHaveLength(1)
  expect.soft(await faultsOf(page), `axe on ${screen}`).toEqual([])
  const overhang = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
  expect.soft(overhang, `pixels beyond the screen on ${screen}`).toBeLessThanOrEqual(0)
}

/**
 * The violations that axe finds on this page, each with its places. axe is injected once per page, because steps do not
 * reload it.
 */
async function faultsOf(page: Page): Promise<readonly string[]> {
  if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(axe.source)
  return page.evaluate(async (tags) => {
    const { axe: axeHere } = window as unknown as { axe: typeof axe }
    const passing = () =>
      document
        .getAnimations()
        .filter(({ playState, effect }) => playState === "running" && effect?.getComputedTiming().endTime !== Infinity)
    let hasStirred = false
    const stir = () => {
      hasStirred = true
    }
    addEventListener("animationstart", stir)
    addEventListener("transitionrun", stir)
    try {
      for (;;) {
        // Colours in transition, and elements fading in, have another contrast.
        await new Promise(requestAnimationFrame)
        await Promise.allSettled(passing().map(({ finished }) => finished))
        hasStirred = false
        // A list of all passes would take longer to write than the check itself.
        const { violations } = await axeHere.run({ runOnly: tags, resultTypes: ["violations"] })
        // A note that appeared meanwhile was judged while half transparent.
        if (hasStirred || passing().length > 0) continue
        return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(" ")).join(", ")}`)
      }
    } finally {
      removeEventListener("animationstart", stir)
      removeEventListener("transitionrun", stir)
    }
  }, standards)
}
