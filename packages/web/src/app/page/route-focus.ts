import type { AnyRouter } from "@tanstack/react-router"

/**
 * Tells screen readers and keyboards that the page has changed: focus goes to its heading. Scrolling is the router's
 * part, so focus moves without it. The first page of a visit keeps the browser's own focus, a link that names a field
 * leads into it, and a page that has put the focus into one of its fields keeps that.
 */
export function focusHeadingOnNavigation(router: AnyRouter): () => void {
  return router.subscribe("onRendered", ({ fromLocation, toLocation, pathChanged }) => {
    if (!fromLocation || !pathChanged) return
    const target = document.getElementById(toLocation.hash) ?? document.querySelector<HTMLElement>("main h1")
    if (!target || document.activeElement?.matches("main :is(input, select, textarea)")) return
    // A heading takes focus by this alone; a field has its place among the tabs, and keeps it.
    if (target.tabIndex < 0) target.tabIndex = -1
    target.focus({ preventScroll: true })
  })
}
