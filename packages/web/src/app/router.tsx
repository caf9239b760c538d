import { createRouter } from "@tanstack/react-router"
import { routeTree } from "./route-table.ts"
import { FailedPage } from "./shell/FailedPage.tsx"
import { PendingPage } from "./shell/PendingPage.tsx"

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
    router: ReturnType<typeof makeRouter>
  }
}
