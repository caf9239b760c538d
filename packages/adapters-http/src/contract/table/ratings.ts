import { row } from "../endpoint-row.ts"
import { rateBooking, showRating } from "../endpoints/ratings.ts"

export const ratingTable = {
  rateBooking: row({
    endpoint: rateBooking,
    refusals: ["AlreadyRated", "BookingNotFound", "NotDelivered"],
    summary: "Says of a delivery how it was, from 1 to 5 and with a note for the staff, once.",
    access: "rate-booking",
    scope: "bookings:write",
    limit: "recipient",
  }),
  showRating: row({
    endpoint: showRating,
    refusals: ["BookingNotFound"],
    summary: "What was said of a delivery; null before.",
    access: "rate-booking",
    scope: "bookings:read",
    limit: "tracking",
  }),
}
