import { row } from "../endpoint-row.ts"
import { bookingCancellation, cancelBooking, changeBooking, payForChange } from "../endpoints/booking-changes.ts"
import {
  bookingDetails,
  bookingList,
  bookingOfPayment,
  bookingReceipt,
  completeOrder,
  confirmCardPayment,
  taskDetails,
} from "../endpoints/own-bookings.ts"

export const ownBookingsTable = {
  bookingList: row({
    endpoint: bookingList,
    summary: "One's own bookings, the newest first, by pages.",
    access: "view-booking",
    scope: "bookings:read",
    takes: "optional-json",
  }),
  taskDetails: row({
    endpoint: taskDetails,
    summary: "A booking of one's own, whole, as it stands.",
    access: "view-booking",
    scope: "bookings:read",
    limit: "tracking",
  }),
  bookingDetails: row({
    endpoint: bookingDetails,
    summary: "The same by the other name of its parameter.",
    access: "view-booking",
    scope: "bookings:read",
    limit: "tracking",
  }),
  bookingOfPayment: row({
    endpoint: bookingOfPayment,
    summary: "The booking that a card page came back with, by merchantExtra1.",
    access: "view-booking",
    scope: "bookings:read",
    limit: "tracking",
  }),
  completeOrder: row({
    endpoint: completeOrder,
    summary: "Closes the lead of a booking and answers the booking as complete.",
    access: "view-booking",
    scope: "bookings:write",
    limit: "lead",
  }),
  confirmCardPayment: row({
    endpoint: confirmCardPayment,
    summary: "Takes the confirmation of a card payment, believes nothing of it, and answers how the booking stands.",
    access: "view-booking",
    scope: "bookings:read",
    limit: "tracking",
  }),
  bookingReceipt: row({
    endpoint: bookingReceipt,
    summary: "What a booking costs, and what was paid and refunded of it.",
    access: "view-booking",
    scope: "bookings:read",
    limit: "tracking",
  }),
  bookingCancellation: row({
    endpoint: bookingCancellation,
    summary: "What cancelling would cost now, and the policy.",
    access: "cancel-booking",
    scope: "bookings:read",
    limit: "tracking",
  }),
  cancelBooking: row({
    endpoint: cancelBooking,
    summary: "Cancels a booking at the fee that was shown.",
    access: "cancel-booking",
    scope: "bookings:write",
    isIdempotent: true,
    limit: "createOrder",
    takes: "optional-json",
  }),
  changeBooking: row({
    endpoint: changeBooking,
    summary: "Changes a complete booking, or says with `preview` what the change would cost.",
    access: "change-booking",
    scope: "bookings:write",
    isIdempotent: true,
    limit: "createOrder",
  }),
  payForChange: row({
    endpoint: payForChange,
    summary: "Opens the payment by card of what a change costs more; the change is made when that is paid.",
    access: "change-booking",
    isIdempotent: true,
    limit: "payment",
  }),
}
