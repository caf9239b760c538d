import type { PromoRefusal } from "@mersal/adapters-http/contract/refusals/promo"
import { formatMoney } from "@mersal/domain/money/money"
import { type PromoRefusal as Refusal, toldRefusal } from "@mersal/domain/promo/promo-refusal"
import type { ErrorTexts } from "../callers/language.ts"
import type { RefusalAnswers } from "./refusal-answers.ts"

/**
 * 'Invalid Coupon Code', or which other choice would help; the same sentence in both places of the envelope (section
 * 8).
 */
export const promoAnswers: RefusalAnswers<PromoRefusal> = {
  PromoRefused: {
    status: 422,
    say: ({ refusal }, texts) => {
      const message = sentenceOf(toldRefusal(refusal), texts)
      return [{ message, details: message }]
    },
  },
}

function sentenceOf(refusal: Refusal, { promoRefusals, bookingTypes, vehicles }: ErrorTexts): string {
  switch (refusal.kind) {
    case "not-for-type":
      return promoRefusals["not-for-type"](refusal.bookingTypes.map((type) => bookingTypes[type]))
    case "not-for-vehicle":
      return promoRefusals["not-for-vehicle"](refusal.vehicles.map((vehicle) => vehicles[vehicle]))
    case "minimum-not-met":
      return promoRefusals["minimum-not-met"](formatMoney(refusal.minimum))
    default:
      return promoRefusals["not-found"]
  }
}
