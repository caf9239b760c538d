import type { BookingService } from "@mersal/domain/ports/driving/booking-service"
import { createLead, createOrder } from "../contract/endpoints/booking.ts"
import { bookingRefusals } from "../contract/refusals/booking.ts"
import { promoRefusals } from "../contract/refusals/promo.ts"
import { type Connection, call } from "./call.ts"

export const bookingClient = (connection: Connection): BookingService => ({
  saveLead: (request, options) => call(connection, createLead, {}, request, options),
  placeBooking: (order, options) =>
    call(connection, createOrder, { ...bookingRefusals, ...promoRefusals }, order, options),
})
