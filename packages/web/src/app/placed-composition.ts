import { liveClient } from "@mersal/adapters-http/client/live-client"
import { ownBookingClient } from "@mersal/adapters-http/client/own-booking-client"
import { paymentClient } from "@mersal/adapters-http/client/payment-client"
import { pushClient } from "@mersal/adapters-http/client/push-client"
import { ratingClient } from "@mersal/adapters-http/client/rating-client"
import { payLinkClient } from "@mersal/adapters-http/client/recipient-client"
import { trackingClient } from "@mersal/adapters-http/client/tracking-client"
import type { ScreenServices } from "../environment/services.ts"
import { connection } from "./api-connection.ts"
import { cardPage } from "./card-page.ts"

/** What is called of a booking that is placed: its payment, its way, its receipt. Fetched with the first such call. */
export const placed: Pick<
  ScreenServices,
  "tracking" | "live" | "ratings" | "payments" | "payLinks" | "ownBookings" | "push" | "cardPage"
> = {
  tracking: trackingClient(connection),
  live: liveClient(connection),
  ratings: ratingClient(connection),
  payments: paymentClient(connection),
  payLinks: payLinkClient(connection),
  ownBookings: ownBookingClient(connection),
  push: pushClient(connection),
  cardPage,
}
