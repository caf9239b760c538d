import type { PayLinkService } from "@mersal/domain/ports/driving/pay-link-service"
import type { RecipientService } from "@mersal/domain/ports/driving/recipient-service"
import {
  askRecipient,
  makePayLink,
  openPayment,
  recipientAnswer,
  recipientQuestion,
  recipientState,
  settleProposal,
} from "../contract/endpoints/recipient.ts"
import { bookingRefusals } from "../contract/refusals/booking.ts"
import { ownBookingRefusals } from "../contract/refusals/own-bookings.ts"
import { recipientRefusals } from "../contract/refusals/recipient.ts"
import { trackingRefusals } from "../contract/refusals/tracking.ts"
import { type Connection, call } from "./call.ts"

const refusals = { ...trackingRefusals, ...bookingRefusals, ...ownBookingRefusals, ...recipientRefusals }

export const recipientClient = (connection: Connection): RecipientService => ({
  ask: (request, options) => call(connection, askRecipient, refusals, request, options),
  asked: (request, options) => call(connection, recipientState, refusals, request, options),
  settle: (request, options) => call(connection, settleProposal, refusals, request, options),
  question: (request, options) => call(connection, recipientQuestion, refusals, request, options),
  answer: (request, options) => call(connection, recipientAnswer, refusals, request, options),
})

export const payLinkClient = (connection: Connection): PayLinkService => ({
  makePayLink: (request, options) => call(connection, makePayLink, refusals, request, options),
  openPayment: (request, options) => call(connection, openPayment, refusals, request, options),
})
