import type { PricingService } from "@mersal/domain/ports/driving/pricing-service"
import { distance, retrievePrices } from "../contract/endpoints/pricing.ts"
import { bookingRefusals } from "../contract/refusals/booking.ts"
import { type Connection, call } from "./call.ts"

/** What a booking asks of prices; the rate card, which few need, has a client of its own. */
export const pricingClient = (connection: Connection): Omit<PricingService, "rateCard"> => ({
  quotePrices: (request, options) => call(connection, retrievePrices, bookingRefusals, request, options),
  measureDistance: (request, options) => call(connection, distance, bookingRefusals, request, options),
})
