import { add, exactMinor, type Money, money, subtract } from "../money/money.ts"
import { vatOn } from "./vat.ts"

/** The four lines of the price panel (section 2), each rounded to the minor unit. They add up exactly. */
export interface PriceBreakdown {
  readonly deliveryCharge: Money
  readonly discount: Money
  readonly vatPercent: number
  readonly vat: Money
  readonly toPay: Money
}

/**
 * Delivery Charge − Discount + VAT on the rest = To Pay (D15, D17). The discount is limited to the charge, and a
 * negative one counts as 0 (D18). Throws `InvalidAmount` for an amount that is not whole minor units, a negative charge
 * or percentage, and a total too large to be exact: these are bugs, not input.
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

/** The price with another discount. With a discount of 0 it is the base fare of section 2 (D12). */
export const withDiscount = ({ deliveryCharge, vatPercent }: PriceBreakdown, discount: Money): PriceBreakdown =>
  priceBreakdown(deliveryCharge, discount, vatPercent)

/** D17: the VAT line is shown in every profile of a market that charges VAT, and in none of one that does not. */
export const showsVat = (price: PriceBreakdown): boolean => price.vatPercent > 0
