import { createRootRoute, createRoute, lazyRouteComponent, redirect } from "@tanstack/react-router"
import { payLinkSearch, paymentVerifyingSearch } from "../routes/pay/payment-search.ts"
import { presetReference, trackingSearch, trackingStatusSearch } from "../routes/tracking/tracking-search.ts"
import { stepRoute } from "./booking-route.ts"
import { rememberLanguage } from "./remembered.ts"
import { FailedPage } from "./shell/FailedPage.tsx"
import { NotFoundPage } from "./shell/NotFoundPage.tsx"
import { Shell } from "./shell/Shell.tsx"

/** Every address of the application, in one place. A screen is loaded when its route is; the shell always is. */

const root = createRootRoute({
  // Section 2: a link to any page may ask for a booking to be tracked.
  beforeLoad: ({ location }) => {
    const reference = presetReference(location.pathname, location.search)
    if (!reference) return
    throw redirect({ to: "/tracking/status", search: { bookingId: reference, preset: true }, replace: true })
  },
  component: Shell,
  notFoundComponent: NotFoundPage,
  errorComponent: FailedPage,
})

const toBooking = () => {
  throw redirect({ to: "/go/book", replace: true })
}

/** The screens that call the server, and among them those of the booking flow. */
const calling = createRoute({
  getParentRoute: () => root,
  id: "calling",
  component: lazyRouteComponent(() => import("./ServicesFrame.tsx"), "ServicesFrame"),
})
const booking = createRoute({
  getParentRoute: () => calling,
  id: "booking",
  component: lazyRouteComponent(() => import("./BookingFrame.tsx"), "BookingFrame"),
})

const bookingScreens = booking.addChildren([
  createRoute({
    getParentRoute: () => booking,
    path: "/go/book",
    component: lazyRouteComponent(() => import("../routes/go/book.tsx"), "BookPage"),
    ...stepRoute("book"),
  }),
  createRoute({
    getParentRoute: () => booking,
    path: "/go/details",
    component: lazyRouteComponent(() => import("../routes/go/details.tsx"), "DetailsPage"),
    ...stepRoute("details"),
  }),
  createRoute({
    getParentRoute: () => booking,
    path: "/go/guest",
    component: lazyRouteComponent(() => import("../routes/go/guest.tsx"), "GuestPage"),
    ...stepRoute("guest"),
  }),
  createRoute({
    getParentRoute: () => booking,
    path: "/go/payment",
    component: lazyRouteComponent(() => import("../routes/go/payment.tsx"), "PaymentPage"),
    ...stepRoute("payment"),
  }),
  createRoute({
    getParentRoute: () => booking,
    path: "/go/booking-confirmation",
    component: lazyRouteComponent(() => import("../routes/go/booking-confirmation.tsx"), "ConfirmationPage"),
  }),
  // The address is spelt as section 2 spells it.
  createRoute({
    getParentRoute: () => booking,
    path: "/go/payment-recipt/$id",
    component: lazyRouteComponent(() => import("../routes/go/payment-receipt.tsx"), "PaymentReceiptPage"),
  }),
  createRoute({
    getParentRoute: () => booking,
    path: "/payment-verifying",
    validateSearch: paymentVerifyingSearch,
    component: lazyRouteComponent(() => import("../routes/pay/verifying.tsx"), "PaymentVerifyingPage"),
  }),
])

const paymentScreens = [
  createRoute({
    getParentRoute: () => calling,
    path: "/paymentUnique",
    validateSearch: payLinkSearch,
    component: lazyRouteComponent(() => import("../routes/pay/pay-link.tsx"), "PayLinkPage"),
  }),
  createRoute({
    getParentRoute: () => calling,
    path: "/payment-failed",
    component: lazyRouteComponent(() => import("../routes/pay/failed.tsx"), "PaymentFailedPage"),
  }),
] as const

const trackingScreens = [
  createRoute({
    getParentRoute: () => calling,
    path: "/tracking",
    validateSearch: trackingSearch,
    component: lazyRouteComponent(() => import("../routes/tracking/entry.tsx"), "TrackingPage"),
  }),
  createRoute({
    getParentRoute: () => calling,
    path: "/tracking/status",
    validateSearch: trackingStatusSearch,
    component: lazyRouteComponent(() => import("../routes/tracking/status.tsx"), "TrackingStatusPage"),
  }),
] as const

export const routeTree = root.addChildren([
  createRoute({ getParentRoute: () => root, path: "/", beforeLoad: toBooking }),
  createRoute({ getParentRoute: () => root, path: "/go", beforeLoad: toBooking }),
  createRoute({
    getParentRoute: () => root,
    path: "/go/ar",
    beforeLoad: () => {
      rememberLanguage("ar")
      return toBooking()
    },
  }),
  calling.addChildren([bookingScreens, ...paymentScreens, ...trackingScreens]),
  createRoute({
    getParentRoute: () => root,
    path: "/dev/gallery",
    component: lazyRouteComponent(() => import("../dev/Gallery.tsx"), "Gallery"),
  }),
])
