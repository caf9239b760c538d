import type { Page } from "@playwright/test"

/** What weighs less is a line that comes into the summary while it is typed: a field that a test fills sees no press. */
const leastOfScreens = 0.01

/** What a watched page keeps of itself. */
interface Watched {
  readonly seenShifts: readonly { readonly at: number; readonly what: string }[]
  /** When another screen came, from the press on. */
  readonly passages: (readonly [from: number, until: number])[]
}

/** Begins to note what moves in a page without a press of its reader, from its first frame on. */
export async function watchShifts(page: Page, least = leastOfScreens): Promise<void> {
  await page.addInitScript((least) => {
    const seen: { at: number; what: string }[] = []
    Object.assign(window, { seenShifts: seen, passages: [] })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as unknown as readonly LayoutShift[]) {
        if (entry.hadRecentInput || entry.value < least) continue
        const nodes = entry.sources.map(({ node }) => (node as Element | null)?.outerHTML?.slice(0, 60) ?? "text")
        const what = `${entry.value.toFixed(4)} on ${location.pathname}: ${nodes.join(" | ")}`
        seen.push({ at: entry.startTime, what })
      }
    }).observe({ type: "layout-shift", buffered: true })
  }, least)
}

/** Goes on to another screen, which is the answer to a press however late it comes: what moves until it stands is no fault. */
export async function passTo(page: Page, walk: () => Promise<void>): Promise<void> {
  const from = await page.evaluate(() => performance.now())
  await walk()
  await page.evaluate((from) => {
    const { passages } = window as unknown as Watched
    passages.push([from, performance.now()])
  }, from)
}

/** What has moved so far, with what it weighs (Cumulative Layout Shift) and where. */
export const shiftsOf = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const { seenShifts, passages } = window as unknown as Watched
    const isPassage = (at: number) => passages.some(([from, until]) => from <= at && at <= until)
    return seenShifts.filter(({ at }) => !isPassage(at)).map(({ what }) => what)
  })

/** As Chromium tells it; TypeScript's library of the browser does not know it yet. */
interface LayoutShift extends PerformanceEntry {
  readonly value: number
  readonly hadRecentInput: boolean
  readonly sources: readonly { readonly node: Node | null }[]
}
