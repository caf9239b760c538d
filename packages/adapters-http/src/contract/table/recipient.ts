import { row } from "../endpoint-row.ts"
import {
  askRecipient,
  makePayLink,
  openPayment,
  recipientAnswer,
  recipientQuestion,
  recipientState,
  settleProposal,
} from "../endpoints/recipient.ts"

export const recipientTable = {
  askRecipient: row({
    endpoint: askRecipient,
    refusals: ["BookingNotFound", "ChangeRefused", "IdempotencyMismatch", "RecipientAskedOften"],
    summary:
      "Sends the recipient of one's own booking a link by which he says where to, once, within 24 hours and for as long as the drop-off can be changed.",
    access: "change-booking",
    isIdempotent: true,
    limit: "recipient",
  }),
  recipientState: row({
    endpoint: recipientState,
    refusals: ["BookingNotFound"],
    summary: "What became of the last question to the recipient, with what he proposes and what that would cost.",
    access: "change-booking",
  }),
  settleProposal: row({
    endpoint: settleProposal,
    refusals: [
      "BookingNotFound",
      "ChangeCostsOtherwise",
      "ChangeRefused",
      "ChangeUnpaid",
      "CreditLimitReached",
      "IdempotencyMismatch",
      "InvalidBooking",
      "NotServed",
      "NothingProposed",
      "SlotRefused",
    ],
    summary: "Accepts what the recipient proposes for the total that one saw, or declines it.",
    access: "change-booking",
  }),
  recipientQuestion: row({
    endpoint: recipientQuestion,
    refusals: ["RecipientLinkInvalid"],
    summary: "What a recipient's link asks: of the booking no more than who sends it, the city and when it comes.",
    access: "anyone",
    limit: "recipient",
  }),
  recipientAnswer: row({
    endpoint: recipientAnswer,
    refusals: ["ChangeRefused", "InvalidBooking", "NotServed", "RecipientLinkInvalid"],
    summary: "Sets address and contact of the drop-off by a recipient's link; another price waits for the sender.",
    access: "anyone",
    limit: "recipient",
  }),
  makePayLink: row({
    endpoint: makePayLink,
    refusals: ["BookingNotFound", "IdempotencyMismatch", "NothingToPay"],
    summary: "Makes a link by which anybody can pay for one booking within 24 hours; for its owner and dispatchers.",
    access: "share-payment",
    isIdempotent: true,
    limit: "recipient",
  }),
  openPayment: row({
    endpoint: openPayment,
    refusals: ["BookingNotFound"],
    summary: "What is due of a booking and how it may be paid: by a pay link, or to its owner.",
    access: "anyone",
    scope: "bookings:read",
    limit: "tracking",
  }),
}
