import type { Step } from "../booking/draft/steps.ts"
import { type Money, money } from "../money/money.ts"
import { type PriceBreakdown, showsVat, withDiscount } from "./price-breakdown.ts"

/** A line of the price block, in display order. `amount` is what it adds to the lines before it. */
export type PriceLine =
  | { readonly kind: "delivery-charge"; readonly amount: Money }
  /** Negative. */
  | { readonly kind: "discount"; readonly amount: Money }
  | { readonly kind: "vat"; readonly percent: number; readonly amount: Money }

/** The contents of the summary's price block (section 2). */
export interface PricePanel {
  /** The lines above To Pay; empty when only To Pay is shown. */
  readonly lines: readonly PriceLine[]
  readonly toPay: Money
  /** To Pay without the promo, struck through beside the new price. */
  readonly oldPrice: Money | null
  /** The VAT rate that a lone To Pay says it includes (D17); null without VAT or when VAT has its own line. */
  readonly includedVatPercent: number | null
}

/**
 * The price block on a step (section 2). On /go/guest and /go/payment it is Delivery Charge, Discount, VAT and To Pay;
 * elsewhere only To Pay, with the old price struck through while a promo is applied. A discount of 0 has no line and no
 * old price, and a market without VAT has no VAT line (D17). The lines add up to To Pay exactly.
 */
export function pricePanel(price: PriceBreakdown, step: Step): PricePanel {
  const { deliveryCharge, discount, vat, vatPercent, toPay } = price
  const isDiscounted = discount.minor > 0
  if (step !== "guest" && step !== "payment") {
    const oldPrice = isDiscounted ? withDiscount(price, money(0, toPay.currency)).toPay : null
    return { lines: [], toPay, oldPrice, includedVatPercent: showsVat(price) ? vatPercent : null }
  }
  const lines: PriceLine[] = [{ kind: "delivery-charge", amount: deliveryCharge }]
  if (isDiscounted) lines.push({ kind: "discount", amount: money(-discount.minor, discount.currency) })
  if (showsVat(price)) lines.push({ kind: "vat", percent: vatPercent, amount: vat })
  return { lines, toPay, oldPrice: null, includedVatPercent: null }
}
