import { add, exactMinor, type Money, money, subtract } from "../money/money.ts"
import { vatOn } from "./vat.ts"

/** The four lines of the price panel (section 2), each rounded to the minor unit, that add up exactly. */
export interface PriceBreakdown {
  readonly deliveryCharge: Money
  readonly discount: Money
  readonly vatPercent: number
  readonly vat: Money
  readonly toPay: Money
}

/**
 * Delivery Charge − Discount + VAT on what is left = To Pay (D15, D17). A discount above the charge takes the charge
 * and no more, one below nothing takes nothing (D18). Throws `InvalidAmount` for what is no amount in whole minor units,
 * a charge or a percentage below nothing, and a total too large to be exact: that is a bug, not an input.
 */
export function priceBreakdown(deliveryCharge: Money, discount: Money, vatPercent: number): PriceBreakdown {
  const charged = exactMinor(deliveryCharge.minor, 0)
  const left = exactMinor(subtract(deliveryCharge, discount).minor, -Number.MAX_VALUE)
  const net = money(Math.min(Math.max(0, left), charged), deliveryCharge.currency)
  const vat = vatOn(net, vatPercent)
  const toPay = add(net, vat)
  exactMinor(toPay.minor, net.minor)
  return { deliveryCharge, discount: subtract(deliveryCharge, net), vatPercent, vat, toPay }
}

/** The same price with another discount in place of its own: of nothing, it is the base fare of section 2 (D12). */
export const withDiscount = ({ deliveryCharge, vatPercent }: PriceBreakdown, discount: Money): PriceBreakdown =>
  priceBreakdown(deliveryCharge, discount, vatPercent)

/** D17: a market that charges VAT shows its line, in every profile; one that charges none shows none. */
export const showsVat = (price: PriceBreakdown): boolean => price.vatPercent > 0
