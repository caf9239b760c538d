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
    // Forward goes to the top, Back returns to where one was. In the browser this writes no inline script; a
    // prerendering router must leave it off, because there it does.
    scrollRestoration: true,
    scrollRestorationBehavior: "instant",
  })
}

declare module "@tanstack/react-router" {
  interface Register {
    router: ReturnType<typeof makeRouter> | ReturnType<typeof staffRouter>
  }
}

/** What an address may be told beside itself (section 2); it lasts as long as the entry of the browser's history. */
declare module "@tanstack/history" {
  interface HistoryState {
    /** The stop that is edited from the summary. */
    pickupEdited?: boolean
    deliveryEdited?: boolean
    pedit?: boolean
    dedit?: boolean
    /** The chosen time was shut, or could not be looked up. */
    isSameDayError?: boolean
    notice?: BookingNotice | undefined
  }
}
