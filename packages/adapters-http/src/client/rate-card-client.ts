import type { PricingService } from "@mersal/domain/ports/driving/pricing-service"
import { rateCard } from "../contract/endpoints/rate-card.ts"
import { type Connection, call } from "./call.ts"

export const rateCardClient = (connection: Connection): Pick<PricingService, "rateCard"> => ({
  rateCard: (request, options) => call(connection, rateCard, {}, request, options),
})
