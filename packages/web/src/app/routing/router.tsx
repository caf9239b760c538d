import type { RecipientAnswered } from "@mersal/domain/ports/driving/recipient-service"
import { createRouter } from "@tanstack/react-router"
import type { BookingNotice } from "../../environment/booking/booking.ts"
import { FailedPage } from "../shell/FailedPage.tsx"
import { PendingPage } from "../shell/PendingPage.tsx"
import type { staffRouter } from "../staff/staff-router.ts"
import { routeTree } from "./route-table.ts"

export function makeRouter() {
  return createRouter({
    routeTree,
    trailingSlash: "preserve",
    defaultPreload: "intent",
    defaultErrorComponent: FailedPage,
    defaultPendingComponent: PendingPage,
    // Forward scrolls to the top, Back to the earlier position. In the browser this writes no inline script; a router
    // that renders on the server must leave it off, because there it does.
    scrollRestoration: true,
    scrollRestorationBehavior: "instant",
  })
}

declare module "@tanstack/react-router" {
  interface Register {
    router: ReturnType<typeof makeRouter> | ReturnType<typeof staffRouter>
  }
}

/** The state of a history entry (section 2). It lasts as long as the entry. */
declare module "@tanstack/history" {
  interface HistoryState {
    /** The stop that is edited from the summary. */
    pickupEdited?: boolean
    deliveryEdited?: boolean
    pedit?: boolean
    dedit?: boolean
    /** The chosen time was closed, or could not be checked. */
    isSameDayError?: boolean
    notice?: BookingNotice | undefined
    /** What a recipient has answered: his link works once, and a reload of his thanks must not read as a failure. */
    answered?: RecipientAnswered
  }
}
