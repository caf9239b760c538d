import type { PaymentDeskService } from "@mersal/domain/ports/driving/payment-desk-service"
import { paymentReviews, ruleOnPayment } from "../contract/endpoints/payment-desk.ts"
import { paymentRefusals } from "../contract/refusals/payment.ts"
import { type Connection, call } from "./call.ts"

export const paymentDeskClient = (connection: Connection): PaymentDeskService => ({
  reviews: (request, options) => call(connection, paymentReviews, {}, request, options),
  rule: (request, options) => call(connection, ruleOnPayment, paymentRefusals, request, options),
})
