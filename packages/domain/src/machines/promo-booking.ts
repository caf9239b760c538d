import { type Draft, priceInputsOf } from "../booking/draft/draft.ts"
import { isSameMoney, money } from "../money/money.ts"
import { withDiscount } from "../pricing/price-breakdown.ts"
import { changesPromo, type PromoBooking } from "../promo/promo-relevance.ts"
import { type BookingContext, quoteOf } from "./booking/booking-context.ts"

/** The booking as the promo machine needs it. */
export const promoBookingOf = ({
  prices,
  draft,
  arePromosApplicable,
  origin,
}: Pick<BookingContext, "prices" | "draft" | "arePromosApplicable" | "origin">): PromoBooking => ({
  inputs: priceInputsOf(draft),
  ...customerOf(draft),
  ...(draft.pickupWindow !== null && {
    window: { id: draft.pickupWindow, adjustmentMinor: windowAdjustmentOf(prices, draft, draft.pickupWindow) },
  }),
  isApplicable: arePromosApplicable,
  origin,
})

const customerOf = ({ guest: { phone, email } }: Draft): Pick<PromoBooking, "phone" | "email"> => ({
  ...(phone && { phone }),
  ...(email && { email }),
})

const windowAdjustmentOf = (prices: BookingContext["prices"], { bookingType }: Draft, window: string): number =>
  prices?.quotes.find((quote) => quote.bookingType === bookingType)?.windowAdjustmentsMinor?.[window] ?? 0

/**
 * Whether the promo machine must be told of an edit. This includes the customer's details, and a window that costs the
 * same, because later requests name them.
 */
export const isPromoConcerned = (context: BookingContext, after: Draft): boolean => {
  const [before, now] = [promoBookingOf(context), promoBookingOf({ ...context, draft: after })]
  const isOtherCustomer = before.phone !== now.phone || before.email !== now.email
  return changesPromo(before, now) || before.window?.id !== now.window?.id || isOtherCustomer
}

/** Whether the price that a coupon was granted for differs from the one charged. A complete booking keeps its own. */
export function isCouponOutdated(context: BookingContext): boolean {
  const price = quoteOf(context)?.price
  if (!price || !context.coupon || context.origin === "booking-complete") return false
  const without = withDiscount(price, money(0, price.toPay.currency)).toPay
  return !isSameMoney(without, context.coupon.oldPrice)
}
