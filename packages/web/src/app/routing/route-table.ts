import { createRootRoute, createRoute, lazyRouteComponent, redirect } from "@tanstack/react-router"
import { payLinkSearch, paymentVerifyingSearch } from "../../routes/pay/payment-search.ts"
import { presetReference, trackingSearch, trackingStatusSearch } from "../../routes/tracking/tracking-search.ts"
import { stepRoute } from "../booking/booking-route.ts"
import { rememberLanguage } from "../choices/remembered.ts"
import { NotFoundPage } from "../shell/NotFoundPage.tsx"
import { Shell } from "../shell/Shell.tsx"
import { screen } from "./screen.ts"

/** Every address of the application. A screen is loaded with its route; the shell is always there. */

const root = createRootRoute({
  // Section 2: a link to any page may open the tracking of a booking.
  beforeLoad: ({ location }) => {
    const reference = presetReference(location.pathname, location.search)
    if (!reference) return
    throw redirect({ to: "/tracking/status", search: { bookingId: reference }, replace: true })
  },
  component: Shell,
  notFoundComponent: NotFoundPage,
})

const toBooking = () => {
  throw redirect({ to: "/go/book", replace: true })
}

/** The screens that call the server, including those of the booking flow. */
const calling = createRoute({
  getParentRoute: () => root,
  id: "calling",
  component: lazyRouteComponent(() => import("../composition/ServicesFrame.tsx"), "ServicesFrame"),
})
const booking = createRoute({
  getParentRoute: () => calling,
  id: "booking",
  component: lazyRouteComponent(() => import("../booking/BookingFrame.tsx"), "BookingFrame"),
})

const bookingScreens = booking.addChildren([
  createRoute({
    getParentRoute: () => booking,
    path: "/go/book",
    component: screen(
      ["booking", "firstStep", "details", "summary"],
      () => import("../../routes/go/book.tsx"),
      "BookPage",
    ),
    ...stepRoute("book"),
  }),
  createRoute({
    getParentRoute: () => booking,
    path: "/go/details",
    component: screen(["booking", "details", "summary"], () => import("../../routes/go/details.tsx"), "DetailsPage"),
    ...stepRoute("details"),
  }),
  createRoute({
    getParentRoute: () => booking,
    path: "/go/guest",
    component: screen(
      ["booking", "details", "summary", "payment", "card"],
      () => import("../../routes/go/guest.tsx"),
      "GuestPage",
    ),
    ...stepRoute("guest"),
  }),
  createRoute({
    getParentRoute: () => booking,
    path: "/go/payment",
    component: screen(
      ["booking", "details", "summary", "payment", "card"],
      () => import("../../routes/go/payment.tsx"),
      "PaymentPage",
    ),
    ...stepRoute("payment"),
  }),
  createRoute({
    getParentRoute: () => booking,
    path: "/go/booking-confirmation",
    component: screen(
      ["booking", "confirmation", "summary"],
      () => import("../../routes/go/booking-confirmation.tsx"),
      "ConfirmationPage",
    ),
  }),
  // Spelt as in section 2.
  createRoute({
    getParentRoute: () => booking,
    path: "/go/payment-recipt/$id",
    component: screen(
      ["booking", "summary"],
      () => import("../../routes/go/payment-receipt.tsx"),
      "PaymentReceiptPage",
    ),
  }),
  createRoute({
    getParentRoute: () => booking,
    path: "/payment-verifying",
    validateSearch: paymentVerifyingSearch,
    component: screen(
      ["booking", "cardReturn", "notPlaced", "payment"],
      () => import("../../routes/pay/verifying.tsx"),
      "PaymentVerifyingPage",
    ),
  }),
])

const paymentScreens = [
  createRoute({
    getParentRoute: () => calling,
    path: "/paymentUnique",
    validateSearch: payLinkSearch,
    component: screen(
      ["booking", "details", "card", "cardFields", "cardReturn", "notPlaced", "payment"],
      () => import("../../routes/pay/pay-link.tsx"),
      "PayLinkPage",
    ),
  }),
  createRoute({
    getParentRoute: () => calling,
    path: "/payment-failed",
    component: screen(["cardReturn", "notPlaced"], () => import("../../routes/pay/failed.tsx"), "PaymentFailedPage"),
  }),
] as const

const trackingScreens = [
  createRoute({
    getParentRoute: () => calling,
    path: "/tracking",
    validateSearch: trackingSearch,
    component: screen(["tracking", "appBanner"], () => import("../../routes/tracking/entry.tsx"), "TrackingPage"),
  }),
  createRoute({
    getParentRoute: () => calling,
    path: "/tracking/status",
    validateSearch: trackingStatusSearch,
    component: screen(
      ["booking", "tracking", "appBanner"],
      () => import("../first-screen/tracked-screen.tsx").then(({ load }) => load()),
      "TrackedScreen",
    ),
  }),
] as const

/** Loaded with its texts, because no other screen has them. */
const verify = createRoute({
  getParentRoute: () => calling,
  path: "/verify",
  component: screen(["booking"], () => import("../../routes/verify.tsx"), "VerifyPage"),
})

const signInScreens = [
  createRoute({
    getParentRoute: () => root,
    path: "/locationidentify",
    component: screen(["account"], () => import("../../routes/sign-in/location-identify.tsx"), "LocationIdentifyPage"),
  }),
  createRoute({
    getParentRoute: () => root,
    path: "/social-return",
    component: screen(["account"], () => import("../../routes/sign-in/social-return.tsx"), "SocialReturnPage"),
  }),
] as const

/**
 * My Account, the customer's own bookings, and what a recipient's link opens. Their calls are not those of the booking
 * screens.
 */
const own = createRoute({
  getParentRoute: () => calling,
  id: "own",
  component: lazyRouteComponent(() => import("../account/MyAccountFrame.tsx"), "MyAccountFrame"),
})
const accountScreen = screen(
  ["booking", "firstStep", "summary", "details", "account", "myAccount", "myBookings"],
  () => import("../../routes/account/account.tsx"),
  "AccountPage",
)
const ownScreens = own.addChildren([
  createRoute({
    getParentRoute: () => own,
    path: "/go/account/company",
    component: screen(
      ["booking", "myAccount", "myBookings"],
      () => import("../account/CompanyFrame.tsx"),
      "CompanyFrame",
    ),
  }),
  createRoute({
    getParentRoute: () => own,
    path: "/go/account/{-$tab}",
    component: accountScreen,
  }),
  createRoute({
    getParentRoute: () => own,
    path: "/my-account/{-$tab}",
    component: accountScreen,
  }),
  createRoute({
    getParentRoute: () => own,
    path: "/go/account/bookings/$reference",
    component: screen(
      ["booking", "summary", "myAccount", "myBookings", "live"],
      () => import("../../routes/account/owned-booking.tsx"),
      "OwnBookingPage",
    ),
  }),
  createRoute({
    getParentRoute: () => own,
    path: "/go/account/bookings/$reference/notifications",
    component: screen(
      ["booking", "myAccount"],
      () => import("../../routes/account/booking-notices.tsx"),
      "BookingNoticesPage",
    ),
  }),
  createRoute({
    getParentRoute: () => own,
    path: "/go/account/bookings/$reference/change",
    component: screen(
      ["booking", "firstStep", "summary", "details", "myAccount", "myBookings"],
      () => import("../../routes/account/change-booking.tsx"),
      "ChangeBookingPage",
    ),
  }),
  createRoute({
    getParentRoute: () => own,
    path: "/recipient",
    component: screen(
      ["booking", "firstStep", "details", "myAccount"],
      () => import("../../routes/recipient.tsx"),
      "RecipientPage",
    ),
  }),
])

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
  calling.addChildren([bookingScreens, ...paymentScreens, ...trackingScreens, verify, ownScreens]),
  ...signInScreens,
  createRoute({
    getParentRoute: () => root,
    path: "/dev/gallery",
    component: lazyRouteComponent(() => import("../../dev/Gallery.tsx"), "Gallery"),
  }),
])
