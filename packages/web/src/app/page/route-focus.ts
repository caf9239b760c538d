import type { AnyRouter } from "@tanstack/react-router"

/**
 * Tells screen readers and keyboards that the page has changed: focus goes to its heading. Scrolling is the router's
 * part, so focus moves without it. The first page of a visit keeps the browser's own focus, a link that names a field
 * leads into it, and a page that has put the focus into one of its fields keeps that.
 */
export function focusHeadingOnNavigation(router: AnyRouter): () => void {
  let target: HTMLElement | null = null
  // A screen that waits for a part of its own comes later than the router says: the heading of the last one goes then.
  const gone = new MutationObserver(() => {
    if (target?.isConnected) return
    gone.disconnect()
    if (document.activeElement === document.body) focus("")
  })
  function focus(hash: string): void {
    target = document.getElementById(hash) ?? document.querySelector<HTMLElement>("main h1")
    if (!target || document.activeElement?.matches("main :is(input, select, textarea)")) return
    // A heading takes focus by this alone; a field has its place among the tabs, and keeps it.
    if (target.tabIndex < 0) target.tabIndex = -1
    target.focus({ preventScroll: true })
    gone.observe(document.body, { childList: true, subtree: true })
  }
  return router.subscribe("onRendered", ({ fromLocation, toLocation, pathChanged }) => {
    if (fromLocation && pathChanged) focus(toLocation.hash)
  })
}
