import { sessionMark } from "./session.ts"

/**
 * A page that the browser has kept, and shows again by Back after its customer has logged out on another page, or
 * somebody else has signed in there, is read anew: what he typed stands in it, and no storage tells a page that sleeps.
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
