import type { PaymentService } from "@mersal/domain/ports/driving/payment-service"
import {
  openPaymentSession,
  payBookingInCash,
  paymentAttempt,
  paymentConfirmation,
  purchasePayment,
  refundPayment,
} from "../contract/endpoints/payment.ts"
import { bookingRefusals } from "../contract/refusals/booking.ts"
import { paymentRefusals } from "../contract/refusals/payment.ts"
import { recipientRefusals } from "../contract/refusals/recipient.ts"
import { trackingRefusals } from "../contract/refusals/tracking.ts"
import { type Connection, call } from "./call.ts"

const refusals = { ...paymentRefusals, ...trackingRefusals, ...bookingRefusals, ...recipientRefusals }

export const paymentClient = (connection: Connection): PaymentService => ({
  openSession: (request, options) => call(connection, openPaymentSession, refusals, request, options),
  purchase: (request, options) => call(connection, purchasePayment, refusals, request, options),
  payInCash: (request, options) => call(connection, payBookingInCash, refusals, request, options),
  attempt: (request, options) => call(connection, paymentAttempt, refusals, request, options),
  confirmation: (request, options) => call(connection, paymentConfirmation, refusals, request, options),
  refund: (request, options) => call(connection, refundPayment, refusals, request, options),
})
