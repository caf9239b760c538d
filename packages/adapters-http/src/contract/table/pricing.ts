import { row } from "../endpoint-row.ts"
import { distance, retrievePrices } from "../endpoints/pricing.ts"

export const pricingTable = {
  retrievePrices: row({
    endpoint: retrievePrices,
    summary: "A sealed quote for each booking type between two places.",
    access: "quote",
    scope: "quotes",
  }),
  distance: row({
    endpoint: distance,
    summary: "How far it is between the two stops of a booking.",
    access: "quote",
    scope: "quotes",
  }),
}
