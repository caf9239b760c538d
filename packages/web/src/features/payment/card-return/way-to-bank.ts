/**
 * How a page goes to the bank and what it does when Back leads to it again. It stays in the history: what lies under it may
 * be a page of the gateway that came by a form, and of such a page browsers ask whether to send the form again. So Back
 * from the bank ends here, and goes on to where the payment began.
 */

let hasLeft = false

/**
 * Whether the reader came to this page by Back or Forward, and not from the gateway. It is so once: who goes on to the bank
 * from the payment step wants to be there, in whatever document that step stands.
 */
export function isBackFromBank(): boolean {
  const [arrival] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[]
  return !hasLeft && arrival?.type === "back_forward" && arrival.name === location.href
}

/** Goes to the bank once this page has loaded: until then a browser would put the bank's page in its place. */
export function leaveForBank(url: string, signal: AbortSignal): void {
  if (document.readyState === "complete") location.assign(url)
  else addEventListener("load", () => setTimeout(() => signal.aborted || location.assign(url)), { once: true, signal })
}

/** Tells when a browser shows this page again as it was left. */
export const onShownAgain = (act: () => void, signal: AbortSignal): void =>
  addEventListener("pageshow", ({ persisted }) => persisted && act(), { signal })

/** Goes back where the page before is ours, as browsers of today know; false where it may be another's. */
export function stepBack(): boolean {
  hasLeft = true
  if (!("navigation" in window) || !navigation.canGoBack) return false
  history.back()
  return true
}
