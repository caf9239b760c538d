import type { bookingTable } from "@mersal/adapters-http/contract/table/booking"
import type { Routes } from "../http/mount.ts"

export const bookingRoutes: Routes<typeof bookingTable> = {
  createLead: ({ booking }, request, options) => booking.saveLead(request, options),
  createOrder: ({ booking }, order, options) => booking.placeBooking(order, options),
}
