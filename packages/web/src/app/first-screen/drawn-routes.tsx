import { createRootRouteWithContext, createRoute, Outlet } from "@tanstack/react-router"
import type { DrawnTracking } from "../../environment/drawn-tracking.ts"
import { BookPage } from "../../routes/go/book.tsx"
import { TrackingPage } from "../../routes/tracking/entry.tsx"
import { TrackingStatusPage } from "../../routes/tracking/status.tsx"
import { trackingSearch, trackingStatusSearch } from "../../routes/tracking/tracking-search.ts"
import { Footer } from "../shell/Footer.tsx"
import { ShellFrame } from "../shell/ShellFrame.tsx"

/** What a screen is rendered from, beside its texts. */
export interface DrawnOf {
  readonly tracking: DrawnTracking | null
  /** The text on a tracked booking's screen that says what is missing without scripts. */
  readonly withoutScripts: string
}

/** The screens that the server renders, at their addresses and with their names in the route table. */
const root = createRootRouteWithContext<DrawnOf>()({
  component: () => (
    <ShellFrame footer={<Footer />}>
      <Outlet />
    </ShellFrame>
  ),
})
const calling = createRoute({ getParentRoute: () => root, id: "calling" })

export const drawnRoutes = root.addChildren([
  calling.addChildren([
    createRoute({ getParentRoute: () => calling, path: "/go/book", component: BookPage }),
    createRoute({
      getParentRoute: () => calling,
      path: "/tracking",
      validateSearch: trackingSearch,
      component: TrackingPage,
    }),
    createRoute({
      getParentRoute: () => calling,
      path: "/tracking/status",
      validateSearch: trackingStatusSearch,
      component: () => {
        const { tracking, withoutScripts } = root.useRouteContext()
        return (
          <div className="stack gap-24">
            <TrackingStatusPage drawn={tracking} />
            <noscript>
              <p className="container text-muted">{withoutScripts}</p>
            </noscript>
          </div>
        )
      },
    }),
  ]),
])
