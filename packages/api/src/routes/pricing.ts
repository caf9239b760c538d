import type { pricingTable } from "@mersal/adapters-http/contract/table/pricing"
import type { Routes } from "../http/mount.ts"

export const pricingRoutes: Routes<typeof pricingTable> = {
  retrievePrices: ({ pricing }, request, options) => pricing.quotePrices(request, options),
  distance: ({ pricing }, request, options) => pricing.measureDistance(request, options),
  rateCard: ({ pricing }, request, options) => pricing.rateCard(request, options),
}
