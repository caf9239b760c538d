import type { AnyRouter } from "@tanstack/react-router"

const fields = "main :is(input, select, textarea)"

/**
 * Tells screen readers and keyboards that the page has changed: focus goes to its heading. Scrolling is the router's
 * part, so focus moves without it. The first page of a visit keeps the browser's own focus, a link that names a field
 * leads into it, and a page that has put the focus into one of its fields keeps that.
 */
export function focusHeadingOnNavigation(router: AnyRouter): () => void {
  return router.subscribe("onRendered", ({ fromLocation, toLocation, pathChanged }) => {
    if (!fromLocation || !pathChanged) return
    const named = document.getElementById(toLocation.hash)
    if (named?.matches(fields)) return named.focus({ preventScroll: true })
    const heading = document.querySelector<HTMLElement>("main h1")
    if (!heading || document.activeElement?.matches(fields)) return
    heading.tabIndex = -1
    heading.focus({ preventScroll: true })
  })
}
