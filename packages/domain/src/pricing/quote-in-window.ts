import { isSameMoney, type Money, money, subtract } from "../money/money.ts"
import { priceBreakdown } from "./price-breakdown.ts"
import type { Quote } from "./quote.ts"

type WindowPriced = Pick<Quote, "price" | "promoCode" | "window" | "windowAdjustmentsMinor">

/**
 * The quote for a pick-up window: its charge with the window's adjustment (D15), frozen like the rest of the quote
 * (D16). A promo on it is dropped when the charge changes. The quote is returned unchanged when it was made for a
 * window, or when all its windows cost the same.
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

/**
 * Whether an order costs what an earlier quote told its customer, so that he has accepted it although the quote itself
 * is valid no more.
 *
 * @param priced the price of now, without a promo
 * @param quote the same with the order's promo
 */
export function isAsTold(told: Quote | null, priced: Quote, quote: Quote, window: string | null): boolean {
  if (told === null || !isQuoteFor(told, window)) return false
  const { price, promoCode } = quoteInWindow(told, window)
  return isSameMoney(price.toPay, (promoCode === undefined ? priced : quote).price.toPay)
}

/** What the window adds to the total, VAT included; negative where it is cheaper, null where the total stays. */
export function addedByWindow(quote: WindowPriced, window: string): Money | null {
  const added = subtract(quoteInWindow(quote, window).price.toPay, quote.price.toPay)
  return added.minor === 0 ? null : added
}

/** Whether a quote's price applies to this window; false when it was made for another one. */
export const isQuoteFor = ({ window: asked }: Pick<Quote, "window">, window: string | null): boolean =>
  asked === undefined || asked === window
