import { isMarked } from "./session.ts"

/**
 * A page that the browser has kept, and shows again by Back after its customer has logged out on another page, is read
 * anew: what he typed stands in it, and no storage tells a page that sleeps.
 */
export function readAnewAfterLogout(): void {
  let wasMarked = false
  addEventListener("pagehide", () => {
    wasMarked = isMarked()
  })
  addEventListener("pageshow", ({ persisted }) => {
    if (persisted && wasMarked && !isMarked()) location.reload()
  })
}
