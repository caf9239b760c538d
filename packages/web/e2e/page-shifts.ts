import type { Page } from "@playwright/test"

/** What weighs less is a line that comes into the summary while it is typed: a field that a test fills sees no press. */
const least = 0.01

/** Begins to note what moves in a page without a press of its reader, from its first frame on. */
export async function watchShifts(page: Page): Promise<void> {
  await page.addInitScript((least) => {
    const seen: string[] = []
    Object.assign(window, { seenShifts: seen })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as unknown as readonly LayoutShift[]) {
        if (entry.hadRecentInput || entry.value < least) continue
        const nodes = entry.sources.map(({ node }) => (node as Element | null)?.outerHTML?.slice(0, 60) ?? "text")
        seen.push(`${entry.value.toFixed(4)} on ${location.pathname}: ${nodes.join(" | ")}`)
      }
    }).observe({ type: "layout-shift", buffered: true })
  }, least)
}

/** What has moved so far, with what it weighs (Cumulative Layout Shift) and where. */
export const shiftsOf = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => (window as unknown as { readonly seenShifts: readonly string[] }).seenShifts)

/** As Chromium tells it; TypeScript's library of the browser does not know it yet. */
interface LayoutShift extends PerformanceEntry {
  readonly value: number
  readonly hadRecentInput: boolean
  readonly sources: readonly { readonly node: Node | null }[]
}
