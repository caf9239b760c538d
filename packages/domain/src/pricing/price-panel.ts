import type { Step } from "../booking/draft/steps.ts"
import { type Money, money } from "../money/money.ts"
import { type PriceBreakdown, showsVat, withDiscount } from "./price-breakdown.ts"

/** One line of the price block, in the order shown. The amount is what it adds to the lines before it. */
export type PriceLine =
  | { readonly kind: "delivery-charge"; readonly amount: Money }
  /** Negative. */
  | { readonly kind: "discount"; readonly amount: Money }
  | { readonly kind: "vat"; readonly percent: number; readonly amount: Money }

/** What the price block of the summary shows (section 2). */
export interface PricePanel {
  /** The lines above To Pay; none where To Pay stands alone. */
  readonly lines: readonly PriceLine[]
  readonly toPay: Money
  /** To Pay without the promo, struck through beside the new price. */
  readonly oldPrice: Money | null
  /** The VAT that a To Pay standing alone says it includes (D17); null where there is none or a line of its own. */
  readonly includedVatPercent: number | null
}

/**
 * The price block on a step (section 2): on /go/guest and /go/payment Delivery Charge, Discount, VAT and To Pay;
 * elsewhere a single To Pay, with the old price struck through while a promo is applied. A discount of nothing has no
 * line and no old price, and a market without VAT no VAT line (D17). The lines add up to To Pay exactly.
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
