import type { AnyRouter } from "@tanstack/react-router"

/**
 * Tells screen readers and keyboards that the page has changed: focus goes to its heading. It does not scroll, because
 * the router does. The first page of a visit keeps the browser's own focus; a link that names a field leads into it; a
 * page that has focused one of its fields keeps that focus.
 */
export function focusHeadingOnNavigation(router: AnyRouter): () => void {
  let target: HTMLElement | null = null
  // A screen that waits for one of its parts appears later than the router reports: then the old heading goes away.
  const gone = new MutationObserver(() => {
    if (target?.isConnected) return
    gone.disconnect()
    if (document.activeElement === document.body) focus("")
  })
  function focus(hash: string): void {
    target = document.getElementById(hash) ?? document.querySelector<HTMLElement>("main h1")
    if (!target || document.activeElement?.matches("main :is(input, select, textarea)")) return
    // A heading is made focusable only by script; a field keeps its place in the tab order.
    if (target.tabIndex < 0) target.tabIndex = -1
    target.focus({ preventScroll: true })
    gone.observe(document.body, { childList: true, subtree: true })
  }
  return router.subscribe("onRendered", ({ fromLocation, toLocation, pathChanged }) => {
    if (fromLocation && pathChanged) focus(toLocation.hash)
  })
}
