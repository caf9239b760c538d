import { row } from "../endpoint-row.ts"
import { trackingLive, trackingStream } from "../endpoints/live.ts"

export const liveTable = {
  trackingLive: row({
    endpoint: trackingLive,
    refusals: ["BookingNotFound"],
    summary: "Where a booking and its driver are now: to the owner exactly, to others about.",
    asks: { bookingId: "reference" },
    access: "track",
    scope: "bookings:read",
    limit: "tracking",
  }),
  trackingStream: row({
    endpoint: trackingStream,
    refusals: ["BookingNotFound"],
    summary:
      "The same as server-sent events: the present state, then each change, until the booking has ended, and a comment every twenty seconds. Twenty at a time from one address.",
    asks: { bookingId: "reference" },
    access: "track",
    scope: "bookings:read",
    limit: "tracking",
    gives: "events",
  }),
}
