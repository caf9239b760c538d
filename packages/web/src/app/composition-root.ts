import { bookingClient } from "@mersal/adapters-http/client/booking-client"
import type { Connection } from "@mersal/adapters-http/client/call"
import { coverageClient } from "@mersal/adapters-http/client/coverage-client"
import { ownBookingClient } from "@mersal/adapters-http/client/own-booking-client"
import { paymentClient } from "@mersal/adapters-http/client/payment-client"
import { pricingClient } from "@mersal/adapters-http/client/pricing-client"
import { payLinkClient } from "@mersal/adapters-http/client/recipient-client"
import { scheduleClient } from "@mersal/adapters-http/client/schedule-client"
import { trackingClient } from "@mersal/adapters-http/client/tracking-client"
import type { ScreenServices } from "../environment/services.ts"
import { cardPage } from "./card-page.ts"
import { clock } from "./clock.ts"

/** This page's own origin. */
const connection: Connection = {
  origin: "",
  fetch: (...request) => globalThis.fetch(...request),
  language: () => (document.documentElement.lang.startsWith("ar") ? "ar" : "en"),
  observeNow: (instant) => clock.observe(instant),
  timeoutMilliseconds: 15_000,
}

/** Where the browser's adapters are picked: only those that a screen calls are in its bundle. */
export const services: ScreenServices = {
  schedule: scheduleClient(connection),
  pricing: pricingClient(connection),
  coverage: coverageClient(connection),
  booking: bookingClient(connection),
  tracking: trackingClient(connection),
  payments: paymentClient(connection),
  payLinks: payLinkClient(connection),
  ownBookings: ownBookingClient(connection),
  cardPage,
}
