import { sessionMark } from "./session.ts"

/**
 * Reloads a page that the browser kept and shows again on Back, if the customer has logged out or somebody else has
 * signed in meanwhile. Such a page still shows what was typed, and receives no storage events while it is frozen.
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
