import { createRootRouteWithContext, createRoute, Outlet } from "@tanstack/react-router"
import type { DrawnTracking } from "../../environment/drawn-tracking.ts"
import { BookPage } from "../../routes/go/book.tsx"
import { TrackingPage } from "../../routes/tracking/entry.tsx"
import { TrackingStatusPage } from "../../routes/tracking/status.tsx"
import { trackingSearch, trackingStatusSearch } from "../../routes/tracking/tracking-search.ts"
import { Footer } from "../shell/Footer.tsx"
import { ShellFrame } from "../shell/ShellFrame.tsx"

/** What a screen is drawn of beside its texts. */
export interface DrawnOf {
  readonly tracking: DrawnTracking | null
  /** What a tracked booking lacks where no scripts run. */
  readonly withoutScripts: string
}

/** The screens that are drawn, at their addresses and under the names that they have in the route table. */
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
