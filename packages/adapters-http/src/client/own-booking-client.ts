import type { OwnBookingService } from "@mersal/domain/ports/driving/own-booking-service"
import {
  bookingCancellation,
  cancelBooking,
  changeBooking,
  payForChange,
} from "../contract/endpoints/booking-changes.ts"
import { bookingList, bookingReceipt, completeOrder, taskDetails } from "../contract/endpoints/own-bookings.ts"
import { bookingRefusals } from "../contract/refusals/booking.ts"
import { ownBookingRefusals } from "../contract/refusals/own-bookings.ts"
import { paymentRefusals } from "../contract/refusals/payment.ts"
import { recipientRefusals } from "../contract/refusals/recipient.ts"
import { trackingRefusals } from "../contract/refusals/tracking.ts"
import { type Connection, call } from "./call.ts"

const refusals = { ...trackingRefusals, ...ownBookingRefusals, ...bookingRefusals }

export const ownBookingClient = (connection: Connection): OwnBookingService => ({
  bookings: (request, options) => call(connection, bookingList, {}, request, options),
  booking: (request, options) => call(connection, taskDetails, trackingRefusals, request, options),
  completeOrder: (request, options) => call(connection, completeOrder, trackingRefusals, request, options),
  receipt: (request, options) => call(connection, bookingReceipt, trackingRefusals, request, options),
  cancellation: (request, options) => call(connection, bookingCancellation, trackingRefusals, request, options),
  cancelBooking: (request, options) => call(connection, cancelBooking, refusals, request, options),
  changeBooking: (request, options) => call(connection, changeBooking, refusals, request, options),
  payForChange: (request, options) =>
    call(connection, payForChange, { ...refusals, ...paymentRefusals, ...recipientRefusals }, request, options),
})
