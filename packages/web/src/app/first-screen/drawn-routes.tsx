import { createRootRoute, createRoute, Outlet } from "@tanstack/react-router"
import { BookPage } from "../../routes/go/book.tsx"
import { TrackingPage } from "../../routes/tracking/entry.tsx"
import { trackingSearch } from "../../routes/tracking/tracking-search.ts"
import { Footer } from "../shell/Footer.tsx"
import { ShellFrame } from "../shell/ShellFrame.tsx"

/** The two screens that are drawn, at their addresses and under the names that they have in the route table. */
const root = createRootRoute({
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
  ]),
])
