import { type Draft, type DraftPatch, priceInputsOf } from "../booking/draft.ts"
import { isSameMoney, money } from "../money/money.ts"
import { withDiscount } from "../pricing/price-breakdown.ts"
import { changesPromo, type PromoBooking } from "../promo/promo-relevance.ts"
import { type BookingContext, quoteOf } from "./booking-context.ts"

/** The booking as its promo sees it. */
export const promoBookingOf = ({
  draft,
  arePromosApplicable,
  origin,
}: Pick<BookingContext, "draft" | "arePromosApplicable" | "origin">): PromoBooking => ({
  inputs: priceInputsOf(draft),
  isApplicable: arePromosApplicable,
  origin,
})

/** Whether an edit is of any concern to a promo. */
export const isPromoConcerned = (context: BookingContext, patch: DraftPatch): boolean => {
  const draft: Draft = { ...context.draft, ...patch }
  return changesPromo(promoBookingOf(context), promoBookingOf({ ...context, draft }))
}

/** Whether the price that a coupon was granted on is no longer the one that is charged. A complete booking keeps its own. */
export function isCouponOutdated(context: BookingContext): boolean {
  const price = quoteOf(context)?.price
  if (!price || !context.coupon || context.origin === "booking-complete") return false
  const without = withDiscount(price, money(0, price.toPay.currency)).toPay
  return !isSameMoney(without, context.coupon.oldPrice)
}
