import { type BookingMoney, isCashDue } from "@mersal/domain/booking/change/booking-money"
import type { PriceDifference } from "@mersal/domain/booking/change/change-policy"
import { givenBackByChange } from "@mersal/domain/booking/change/given-back"
import type { Money } from "@mersal/domain/money/money"
import type { PaymentMethod } from "@mersal/domain/payment/payment-method"

/**
 * The key of the sentence that says who pays the difference of a change, or how much of what was paid goes back, and
 * its amount (D37).
 *
 * @param held the booking's money before the change
 */
export function differenceSentence(
  difference: Exclude<PriceDifference, { kind: "none" }>,
  method: PaymentMethod,
  held: Omit<BookingMoney, "last4">,
) {
  const { kind, amount } = difference
  const back = givenBackByChange(difference, held)
  if (back.minor > 0) return sentence("givenBack", back)
  // Everything but cash at delivery is paid by the customer who booked.
  if (method === "cashAtDelivery" && isCashDue(method, held))
    return sentence(kind === "pay" ? "recipientPaysMore" : "recipientPaysLess", amount)
  return sentence(kind === "pay" ? "totalRises" : "totalFalls", amount)
}

const sentence = <Key extends string>(key: Key, amount: Money) => ({ key, amount })
