import { type Money, money, subtract } from "../money/money.ts"
import { priceBreakdown } from "./price-breakdown.ts"
import type { Quote } from "./quote.ts"

type WindowPriced = Pick<Quote, "price" | "promoCode" | "window" | "windowAdjustmentsMinor">

/**
 * A quote as it counts for a pick-up window: its charge with what the window adds (D15), frozen with the quote like the
 * rest (D16). A promo that was granted on another charge is gone from it. A quote that was asked for a window already,
 * and one whose windows all cost the same, stays as it is.
 *
 * @example quoteInWindow(quote, "13-18").price.deliveryCharge // three dirhams less where the list says "13-18": -300
 */
export function quoteInWindow<Given extends WindowPriced>(quote: Given, window: string | null): Given {
  if (window === null || quote.window !== undefined || !quote.windowAdjustmentsMinor) return quote
  const adjustment = quote.windowAdjustmentsMinor[window] ?? 0
  if (adjustment === 0) return { ...quote, window }
  const { promoCode, ...plain } = quote
  const { deliveryCharge, vatPercent } = quote.price
  const { minor, currency } = deliveryCharge
  const price = priceBreakdown(money(Math.max(0, minor + adjustment), currency), money(0, currency), vatPercent)
  return { ...(plain as Given), window, price }
}

/** What this window adds to the total, or takes off it, with its VAT; null where it costs what the quote says. */
export function addedByWindow(quote: WindowPriced, window: string): Money | null {
  const added = subtract(quoteInWindow(quote, window).price.toPay, quote.price.toPay)
  return added.minor === 0 ? null : added
}

/** Whether the price of a quote says something about this window: not where it was asked for another one. */
export const isQuoteFor = ({ window: asked }: Pick<Quote, "window">, window: string | null): boolean =>
  asked === undefined || asked === window
