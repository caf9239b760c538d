import type { ownBookingsTable } from "@mersal/adapters-http/contract/table/own-bookings"
import type { Routes } from "../http/mount.ts"

export const ownBookingRoutes: Routes<typeof ownBookingsTable> = {
  bookingList: ({ ownBookings }, request, options) => ownBookings.bookings(request, options),
  taskDetails: ({ ownBookings }, request, options) => ownBookings.booking(request, options),
  bookingDetails: ({ ownBookings }, request, options) => ownBookings.booking(request, options),
  bookingOfPayment: ({ ownBookings }, request, options) => ownBookings.booking(request, options),
  completeOrder: ({ ownBookings }, request, options) => ownBookings.completeOrder(request, options),
  // A browser's report about a payment is not trusted: it makes the server ask the gateway (D28).
  confirmCardPayment: async ({ ownBookings, payments }, request, options) => {
    await payments.confirmation({ reference: request.reference })
    return ownBookings.booking(request, options)
  },
  bookingReceipt: ({ ownBookings }, request, options) => ownBookings.receipt(request, options),
  bookingCancellation: ({ ownBookings }, request, options) => ownBookings.cancellation(request, options),
  cancelBooking: ({ ownBookings }, request, options) => ownBookings.cancelBooking(request, options),
  changeBooking: ({ ownBookings }, request, options) => ownBookings.changeBooking(request, options),
  payForChange: ({ ownBookings }, request, options) => ownBookings.payForChange(request, options),
}
