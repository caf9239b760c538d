import type { PricingService } from "@mersal/domain/ports/driving/pricing-service"
import { distance, retrievePrices } from "../contract/endpoints/pricing.ts"
import { bookingRefusals } from "../contract/refusals/booking.ts"
import { type Connection, call } from "./call.ts"

export const pricingClient = (connection: Connection): PricingService => ({
  quotePrices: (request, options) => call(connection, retrievePrices, bookingRefusals, request, options),
  measureDistance: (request, options) => call(connection, distance, bookingRefusals, request, options),
})
