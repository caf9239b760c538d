import { markets } from "../market/market.ts"
import { type Money, money } from "../money/money.ts"
import { priceBreakdown } from "./price-breakdown.ts"
import type { Tariff } from "./tariff.ts"

/** The lowest price of a booking by a price list, VAT included. A late cancellation keeps this amount (D36). */
export function minimumFare({ market, minimumMinor }: Pick<Tariff, "market" | "minimumMinor">, percent: number): Money {
  const { currency } = markets[market]
  return priceBreakdown(money(minimumMinor, currency), money(0, currency), percent).toPay
}
