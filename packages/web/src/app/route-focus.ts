import type { AnyRouter } from "@tanstack/react-router"

/**
 * Tells screen readers and keyboards that the page has changed: focus goes to its heading. Scrolling is the router's
 * part, so focus moves without it. The first page of a visit keeps the browser's own focus, and a page that has put the
 * focus into one of its fields keeps that.
 */
export function focusHeadingOnNavigation(router: AnyRouter): () => void {
  return router.subscribe("onRendered", ({ fromLocation, pathChanged }) => {
    if (!fromLocation || !pathChanged) return
    const heading = document.querySelector<HTMLElement>("main h1")
    if (!heading || document.activeElement?.matches("main :is(input, select, textarea)")) return
    heading.tabIndex = -1
    heading.focus({ preventScroll: true })
  })
}
