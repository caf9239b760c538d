import { noWish } from "@mersal/domain/booking/change/booking-change"
import { localDate } from "@mersal/domain/calendar/local-date"
import { money } from "@mersal/domain/money/money"
import type * as z from "zod/mini"
import type { WireIssue } from "../decode-request.ts"
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
import { blankAddresses, halfPlaces } from "../half-places.ts"
import { wrongWindows } from "../window-issues.ts"
import type { wireWish } from "../wire-change.ts"
import { changeFields, wishFields } from "./booking-fields.ts"

/** Replaced by a booking of whoever tries the example. */
const anyBooking = { reference: "AE4K7M2XQ9TB3HV", accessToken: null }

const wrongInWish = (wish: z.input<typeof wireWish>): readonly WireIssue[] => [
  ...halfPlaces(wish),
  ...blankAddresses(wish),
  ...wrongWindows(wish),
]

export const ownBookingsTable = {
  bookingList: row({
    endpoint: bookingList,
    summary: "One's own bookings, the newest first, by pages.",
    access: "view-booking",
    scope: "bookings:read",
  }),
  taskDetails: row({
    endpoint: taskDetails,
    refusals: ["BookingNotFound"],
    summary: "A booking of one's own, whole, as it stands.",
    access: "view-booking",
    scope: "bookings:read",
    limit: "tracking",
  }),
  bookingDetails: row({
    endpoint: bookingDetails,
    refusals: ["BookingNotFound"],
    summary: "The same by the other name of its parameter.",
    access: "view-booking",
    scope: "bookings:read",
    limit: "tracking",
  }),
  bookingOfPayment: row({
    endpoint: bookingOfPayment,
    refusals: ["BookingNotFound"],
    summary: "The booking that a card page came back with, by merchantExtra1.",
    access: "view-booking",
    scope: "bookings:read",
    limit: "tracking",
  }),
  completeOrder: row({
    endpoint: completeOrder,
    refusals: ["BookingNotFound"],
    summary: "Closes the lead of a booking and answers the booking as complete.",
    access: "view-booking",
    scope: "bookings:write",
    limit: "lead",
  }),
  confirmCardPayment: row({
    endpoint: confirmCardPayment,
    refusals: ["BookingNotFound"],
    summary: "Takes the confirmation of a card payment, believes nothing of it, and answers how the booking stands.",
    access: "view-booking",
    scope: "bookings:read",
    limit: "tracking",
  }),
  bookingReceipt: row({
    endpoint: bookingReceipt,
    refusals: ["BookingNotFound"],
    summary: "What a booking costs, and what was paid and refunded of it.",
    access: "view-booking",
    scope: "bookings:read",
    limit: "tracking",
  }),
  bookingCancellation: row({
    endpoint: bookingCancellation,
    refusals: ["BookingNotFound"],
    summary: "What cancelling would cost now, and the policy.",
    access: "cancel-booking",
    scope: "bookings:read",
    limit: "tracking",
  }),
  cancelBooking: row({
    endpoint: cancelBooking,
    refusals: ["BookingNotFound", "CancellationCostsOtherwise", "IdempotencyMismatch", "NotCancellable"],
    summary: "Cancels a booking at the fee that was shown.",
    access: "cancel-booking",
    scope: "bookings:write",
    isIdempotent: true,
    limit: "createOrder",
    example: { ...anyBooking, expectedFee: money(0, "AED") },
  }),
  changeBooking: row({
    endpoint: changeBooking,
    refusals: [
      "BookingNotFound",
      "ChangeCostsOtherwise",
      "ChangeRefused",
      "ChangeUnpaid",
      "CreditLimitReached",
      "IdempotencyMismatch",
      "InvalidBooking",
      "NotServed",
      "SlotRefused",
      "WindowOfAnotherDay",
    ],
    summary: "Changes a complete booking, or says with `preview` what the change would cost.",
    alsoWrong: ({ body }) => wrongInWish(body as z.input<typeof wireWish>),
    access: "change-booking",
    scope: "bookings:write",
    isIdempotent: true,
    limit: "createOrder",
    fields: changeFields,
    example: {
      ...anyBooking,
      wish: {
        ...noWish,
        dropOff: { ...noWish.dropOff, building: "Villa 9", name: "Omar Khalid", phone: "+97165123456" },
        pickupDate: localDate("2026-11-24"),
        pickupWindow: "13-18",
      },
      expectedTotal: null,
      isPreview: true,
    },
  }),
  payForChange: row({
    endpoint: payForChange,
    refusals: [
      "BookingNotFound",
      "ChangeCostsOtherwise",
      "ChangeRefused",
      "GatewayUnavailable",
      "HoldEnded",
      "IdempotencyMismatch",
      "InvalidBooking",
      "NotServed",
      "NothingToPay",
      "PartlyPaid",
      "PaymentInProgress",
      "PaymentMethodNotOffered",
      "SlotRefused",
      "WindowOfAnotherDay",
    ],
    summary: "Opens the payment by card of what a change costs more; the change is made when that is paid.",
    alsoWrong: ({ body }) => wrongInWish(body as z.input<typeof wireWish>),
    access: "change-booking",
    isIdempotent: true,
    limit: "payment",
    fields: wishFields,
  }),
}
