import { markets } from "../market/market.ts"
import { type Money, money } from "../money/money.ts"
import { priceBreakdown } from "./price-breakdown.ts"
import type { Tariff } from "./tariff.ts"

/** The least that a booking costs by a price list, VAT included: what a late cancellation keeps (D36). */
export function minimumFare({ market, minimumMinor }: Pick<Tariff, "market" | "minimumMinor">, percent: number): Money {
  const { currency } = markets[market]
  return priceBreakdown(money(minimumMinor, currency), money(0, currency), percent).toPay
}
