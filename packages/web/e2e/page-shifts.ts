import type { Page } from "@playwright/test"
import { drawn } from "./held-back.ts"

/** Smaller shifts are lines that appear in the summary while typing: a field that a test fills in has no press. */
const leastOfScreens = 0.01

/** The data that a watched page records. */
interface Watched {
  readonly seenShifts: readonly { readonly at: number; readonly what: string }[]
  /** When another screen loaded: from the press until it was shown. */
  readonly passages: (readonly [from: number, until: number])[]
}

/** Records what moves in a page without a press of its reader, from its first frame on. */
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

/** Goes to another screen. That is the answer to a press, however late, so movement until it is shown is allowed. */
export async function passTo(page: Page, walk: () => Promise<void>): Promise<void> {
  const from = await page.evaluate(() => performance.now())
  await walk()
  await page.evaluate((from) => {
    const { passages } = window as unknown as Watched
    passages.push([from, performance.now()])
  }, from)
}

/**
 * Waits for the page's letters, and allows all movement until then, for pages whose application is still held back: a
 * bare machine has no letters of Arial's measures to stand for them. What moves when letters come late is
 * `site-stillness`'s question.
 */
export async function lettersCame(page: Page): Promise<void> {
  await page.evaluate(() => document.fonts.ready)
  await drawn(page)
  await page.evaluate(() => {
    const { passages } = window as unknown as Watched
    passages.push([0, performance.now()])
  })
}

/** The shifts so far, with their weight (Cumulative Layout Shift) and place. */
export const shiftsOf = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const { seenShifts, passages } = window as unknown as Watched
    const isPassage = (at: number) => passages.some(([from, until]) => from <= at && at <= until)
    return seenShifts.filter(({ at }) => !isPassage(at)).map(({ what }) => what)
  })

/** Chromium's entry; TypeScript's DOM library does not contain it yet. */
interface LayoutShift extends PerformanceEntry {
  readonly value: number
  readonly hadRecentInput: boolean
  readonly sources: readonly { readonly node: Node | null }[]
}
