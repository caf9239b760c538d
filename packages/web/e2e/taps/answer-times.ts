import type { Page } from "@playwright/test"

/** A press or a key, and how long the screen took to show its effect (Event Timing's duration, in steps of 8 ms). */
export interface Answered {
  /** What was pressed: its step and its text. */
  readonly on: string
  readonly isChoiceOfTime: boolean
  readonly milliseconds: number
}

/** The browser does not report shorter ones: they count as this. */
const leastTold = 16

/** Records how soon a page answers, from its first frame on. */
export async function watchAnswers(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const told = new Map<number, { on: string; isChoiceOfTime: boolean; milliseconds: number }>()
    Object.assign(window, { answeredPresses: told })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as unknown as readonly Interaction[]) {
        if (!entry.interactionId) continue
        const pressed = entry.target instanceof Element ? entry.target : null
        const words = pressed?.closest("label, button, a, [role=option]")?.textContent ?? pressed?.id ?? "?"
        const longest = Math.max(entry.duration, told.get(entry.interactionId)?.milliseconds ?? 0)
        told.set(entry.interactionId, {
          on: `${location.pathname} ${entry.name} ${words.trim().slice(0, 40)}`,
          isChoiceOfTime:
            location.pathname === "/go/details" && pressed?.closest("label")?.querySelector("[type=radio]") != null,
          milliseconds: longest,
        })
      }
    }).observe({ type: "event", durationThreshold: 16, buffered: true } as PerformanceObserverInit)

    interface Interaction extends PerformanceEntry {
      readonly interactionId: number
      readonly target: Node | null
    }
  })
}

/** The answers so far; presses too quick to be reported count as 16 ms. */
export async function answersOf(page: Page): Promise<readonly Answered[]> {
  const { told, all } = await page.evaluate(() => ({
    told: [...(window as unknown as { readonly answeredPresses: Map<number, Answered> }).answeredPresses.values()],
    all: (performance as unknown as { readonly interactionCount: number }).interactionCount,
  }))
  const quick: Answered = { on: "", isChoiceOfTime: false, milliseconds: leastTold }
  return [...told, ...Array.from({ length: Math.max(0, all - told.length) }, () => quick)]
}
