import type { paymentTable } from "@mersal/adapters-http/contract/table/payment"
import type { Routes } from "../http/mount.ts"

export const paymentRoutes: Routes<typeof paymentTable> = {
  openPaymentSession: ({ payments }, request, options) => payments.openSession(request, options),
  purchasePayment: ({ payments }, request, options) => payments.purchase(request, options),
  payBookingInCash: ({ payments }, request, options) => payments.payInCash(request, options),
  paymentAttempt: ({ payments }, request, options) => payments.attempt(request, options),
  paymentConfirmation: ({ payments }, request, options) => payments.confirmation(request, options),
  refundPayment: ({ payments }, request, options) => payments.refund(request, options),
  paymentReviews: ({ paymentDesk }, request, options) => paymentDesk.reviews(request, options),
  ruleOnPayment: ({ paymentDesk }, request, options) => paymentDesk.rule(request, options),
  unknownRefunds: ({ paymentDesk }, request, options) => paymentDesk.unknownRefunds(request, options),
  endUnknownRefund: ({ paymentDesk }, request, options) => paymentDesk.endRefund(request, options),
}
