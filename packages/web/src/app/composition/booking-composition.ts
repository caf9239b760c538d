import { bookingClient } from "@mersal/adapters-http/client/booking-client"
import { coverageClient } from "@mersal/adapters-http/client/coverage-client"
import { pricingClient } from "@mersal/adapters-http/client/pricing-client"
import { promoClient } from "@mersal/adapters-http/client/promo-client"
import { scheduleClient } from "@mersal/adapters-http/client/schedule-client"
import type { ScreenServices } from "../../environment/services/services.ts"
import { connection } from "./api-connection.ts"

/** The calls of a booking before it is placed. */
export const services: Pick<ScreenServices, "schedule" | "pricing" | "promo" | "coverage" | "booking"> = {
  schedule: scheduleClient(connection),
  pricing: pricingClient(connection),
  promo: promoClient(connection),
  coverage: coverageClient(connection),
  booking: bookingClient(connection),
}
