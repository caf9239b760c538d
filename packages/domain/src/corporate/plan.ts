import type { Instant } from "../calendar/zone.ts"
import type { MarketId } from "../market/market.ts"
import type { Money } from "../money/money.ts"
import type { CreditEntry } from "./credit.ts"
import { creditEnd } from "./credit-end.ts"

/** What a company can buy: a bundle is a credit that its bookings draw on, worth more than it costs (D43). */
export interface Plan {
  readonly id: string
  readonly market: MarketId
  readonly name: { readonly en: string; readonly ar: string }
  /** VAT included. It is put on the monthly account once in each period. */
  readonly price: Money
  readonly credit: Money
  /** How long a period is, at the least: what is left of its credit then is gone (`creditEnd`). */
  readonly validDays: number
}

/**
 * The line of a plan that is bought now.
 *
 * @param from when its period begins
 */
export const purchaseOf = (
  plan: Plan,
  companyId: string,
  id: string,
  now: Instant,
  from: Instant = now,
): CreditEntry => ({
  id,
  companyId,
  kind: "purchase",
  lotId: id,
  minor: plan.credit.minor,
  for: plan.id,
  at: now,
  expiresAt: creditEnd(plan.market, from, plan.validDays),
})
