import { sessionMark } from "./session.ts"

/**
 * Reloads a page that the browser kept and shows again by Back, if meanwhile the customer has logged out or somebody else
 * has signed in: the page still shows what was typed, and a frozen page hears no storage events.
 */
export function readAnewAfterLogout(): void {
  let left: string | null = null
  addEventListener("pagehide", () => {
    left = sessionMark()
  })
  addEventListener("pageshow", ({ persisted }) => {
    if (persisted && left !== null && left !== sessionMark()) location.reload()
  })
}
