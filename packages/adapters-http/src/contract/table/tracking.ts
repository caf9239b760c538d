import { row } from "../endpoint-row.ts"
import { orderTracking } from "../endpoints/tracking.ts"

export const trackingTable = {
  orderTracking: row({
    endpoint: orderTracking,
    summary: "Timeline and expected delivery by reference; to the owner the whole booking.",
    access: "track",
    scope: "bookings:read",
    limit: "tracking",
  }),
}
