import { row } from "../endpoint-row.ts"
import { globalTracking, orderTracking } from "../endpoints/tracking.ts"

export const trackingTable = {
  orderTracking: row({
    endpoint: orderTracking,
    refusals: ["BookingNotFound"],
    summary: "Timeline and expected delivery by reference; to the owner the whole booking.",
    asks: { bookingId: "reference" },
    access: "track",
    scope: "bookings:read",
    limit: "tracking",
    repeatsAnswers: true,
  }),
  globalTracking: row({
    endpoint: globalTracking,
    refusals: ["SearchFailed"],
    summary: "Bookings by another field: one's own, or for guests one by its reference and four digits of a phone.",
    access: "track",
    scope: "bookings:read",
    limit: "globalSearch",
  }),
}
