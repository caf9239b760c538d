import { row } from "../endpoint-row.ts"
import {
  openPaymentSession,
  payBookingInCash,
  paymentAttempt,
  paymentConfirmation,
  purchasePayment,
  refundPayment,
} from "../endpoints/payment.ts"
import { endUnknownRefund, paymentReviews, ruleOnPayment, unknownRefunds } from "../endpoints/payment-desk.ts"

export const paymentTable = {
  openPaymentSession: row({
    endpoint: openPaymentSession,
    refusals: [
      "BookingNotFound",
      "GatewayUnavailable",
      "HoldEnded",
      "IdempotencyMismatch",
      "NothingToPay",
      "PaymentInProgress",
      "PaymentMethodNotOffered",
    ],
    summary: "Makes an attempt to pay what is due of a booking by card, and says how to hand the card to the gateway.",
    access: "anyone",
    scope: "bookings:write",
    limit: "payment",
    isIdempotent: true,
  }),
  purchasePayment: row({
    endpoint: purchasePayment,
    refusals: ["AmountMismatch", "AttemptNotFound", "CardNotGiven", "HoldEnded"],
    summary: "Charges the card of an attempt by the server's own record; what the page says is only compared.",
    access: "anyone",
    scope: "bookings:write",
    limit: "payment",
  }),
  payBookingInCash: row({
    endpoint: payBookingInCash,
    refusals: ["BookingNotFound", "HoldEnded", "NothingToPay", "PaymentInProgress", "PaymentMethodNotOffered"],
    summary: "Confirms a booking that waits for its card as one that is paid to the driver.",
    access: "pay-booking",
    scope: "bookings:write",
    limit: "payment",
  }),
  paymentAttempt: row({
    endpoint: paymentAttempt,
    summary: "Where an attempt to pay stands, by the server's own evidence; for the page that waits.",
    access: "anyone",
    scope: "bookings:read",
    limit: "tracking",
    example: { attempt: "00000000000000000000000000000000" },
  }),
  paymentConfirmation: row({
    endpoint: paymentConfirmation,
    summary: "Takes the card payment confirmation record as a hint to ask the gateway; it makes nothing paid.",
    access: "anyone",
    scope: "bookings:read",
    limit: "payment",
    example: { reference: "AE000000000001H" },
  }),
  refundPayment: row({
    endpoint: refundPayment,
    refusals: ["BookingNotFound", "IdempotencyMismatch", "RefundExceedsPayment"],
    summary: "Gives back money of a booking's cards: an amount, or all that is left of it.",
    access: "refund-booking",
    isIdempotent: true,
  }),
  paymentReviews: row({
    endpoint: paymentReviews,
    summary: "Attempts to pay of which a person decides, the oldest first.",
    access: "rule-on-payment",
  }),
  ruleOnPayment: row({
    endpoint: ruleOnPayment,
    refusals: ["AttemptNotFound", "RulingUnfit"],
    summary: "Ends the review of an attempt to pay by what its gateway says now: settled as paid, given back, or void.",
    access: "rule-on-payment",
  }),
  unknownRefunds: row({
    endpoint: unknownRefunds,
    summary: "Refunds that were sent and of which the gateway never said whether it made them, the oldest first.",
    access: "rule-on-payment",
  }),
  endUnknownRefund: row({
    endpoint: endUnknownRefund,
    refusals: ["AttemptNotFound", "RulingUnfit"],
    summary: "Asks the gateway about such a refund again: it is done, or given up where the gateway never made it.",
    access: "rule-on-payment",
  }),
}
