import type { PaymentDeskService } from "@mersal/domain/ports/driving/payment-desk-service"
import { endUnknownRefund, paymentReviews, ruleOnPayment, unknownRefunds } from "../contract/endpoints/payment-desk.ts"
import { paymentRefusals } from "../contract/refusals/payment.ts"
import { type Connection, call } from "./call.ts"

export const paymentDeskClient = (connection: Connection): PaymentDeskService => ({
  reviews: (request, options) => call(connection, paymentReviews, {}, request, options),
  rule: (request, options) => call(connection, ruleOnPayment, paymentRefusals, request, options),
  unknownRefunds: (request, options) => call(connection, unknownRefunds, {}, request, options),
  endRefund: (request, options) => call(connection, endUnknownRefund, paymentRefusals, request, options),
})
