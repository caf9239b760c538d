import { bookingClient } from "@mersal/adapters-http/client/booking-client"
import { coverageClient } from "@mersal/adapters-http/client/coverage-client"
import { liveClient } from "@mersal/adapters-http/client/live-client"
import { ownBookingClient } from "@mersal/adapters-http/client/own-booking-client"
import { paymentClient } from "@mersal/adapters-http/client/payment-client"
import { pricingClient } from "@mersal/adapters-http/client/pricing-client"
import { promoClient } from "@mersal/adapters-http/client/promo-client"
import { pushClient } from "@mersal/adapters-http/client/push-client"
import { ratingClient } from "@mersal/adapters-http/client/rating-client"
import { payLinkClient } from "@mersal/adapters-http/client/recipient-client"
import { scheduleClient } from "@mersal/adapters-http/client/schedule-client"
import { trackingClient } from "@mersal/adapters-http/client/tracking-client"
import type { ScreenServices } from "../environment/services.ts"
import { connection } from "./api-connection.ts"
import { cardPage } from "./card-page.ts"

/** Where the browser's adapters are picked: only those that a screen calls are in its bundle. */
export const services: Omit<ScreenServices, "account" | "corporate" | "papers"> = {
  schedule: scheduleClient(connection),
  pricing: pricingClient(connection),
  promo: promoClient(connection),
  coverage: coverageClient(connection),
  booking: bookingClient(connection),
  tracking: trackingClient(connection),
  live: liveClient(connection),
  ratings: ratingClient(connection),
  payments: paymentClient(connection),
  payLinks: payLinkClient(connection),
  ownBookings: ownBookingClient(connection),
  push: pushClient(connection),
  cardPage,
}
