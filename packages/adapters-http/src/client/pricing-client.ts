import type { PricingService } from "@mersal/domain/ports/driving/pricing-service"
import { distance, retrievePrices } from "../contract/endpoints/pricing.ts"
import { bookingRefusals } from "../contract/refusals/booking.ts"
import { type Connection, call } from "./call.ts"

/** The calls about prices that a booking needs; the rate card, which few pages need, has a client of its own. */
export const pricingClient = (connection: Connection): Omit<PricingService, "rateCard"> => ({
  quotePrices: (request, options) => call(connection, retrievePrices, bookingRefusals, request, options),
  measureDistance: (request, options) => call(connection, distance, bookingRefusals, request, options),
})
