import type { PriceDifference } from "@mersal/domain/booking/change/change-policy"
import { isCash, type PaymentMethod } from "@mersal/domain/payment/payment-method"

/** The key of the sentence that says who pays or gets back the difference of a change (D37). */
export function differenceSentence(kind: Exclude<PriceDifference["kind"], "none">, method: PaymentMethod) {
  // Everything but cash at delivery is paid by the customer who booked.
  if (method === "cashAtDelivery") return kind === "pay" ? "recipientPaysMore" : "recipientPaysLess"
  if (kind === "pay") return "totalRises"
  return isCash(method) ? "totalFalls" : "givenBack"
}
