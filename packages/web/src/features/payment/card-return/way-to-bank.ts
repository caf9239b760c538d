/**
 * How a page goes to the bank, and what it does when Back leads to it again. It stays in the history, because the entry
 * below it may be a gateway page that was loaded by a POST, and browsers ask whether to send such a form again. So Back
 * from the bank stops here and continues to where the payment began.
 */

let hasLeft = false

/**
 * Whether the reader came to this page by Back or Forward, not from the gateway. True only once, because a reader who
 * continues to the bank from the payment step wants to go there, even in the same document.
 */
export function isBackFromBank(): boolean {
  const [arrival] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[]
  return !hasLeft && arrival?.type === "back_forward" && arrival.name === location.href
}

/** Goes to the bank once this page has loaded: earlier, a browser would replace this page's history entry. */
export function leaveForBank(url: string, signal: AbortSignal): void {
  if (document.readyState === "complete") location.assign(url)
  else addEventListener("load", () => setTimeout(() => signal.aborted || location.assign(url)), { once: true, signal })
}

/** Calls `act` when the browser shows this page again unchanged. */
export const onShownAgain = (act: () => void, signal: AbortSignal): void =>
  addEventListener("pageshow", ({ persisted }) => persisted && act(), { signal })

/** Goes back if the previous page is ours, as current browsers know; false if it may be another site's. */
export function stepBack(): boolean {
  hasLeft = true
  if (!("navigation" in window) || !navigation.canGoBack) return false
  history.back()
  return true
}
