import type { Instant } from "../calendar/zone.ts"
import type { MarketId } from "../market/market.ts"
import type { Money } from "../money/money.ts"
import type { CreditEntry } from "./credit.ts"
import { creditEnd } from "./credit-end.ts"

/** A plan that a company can buy: credit for its bookings that is worth more than it costs (D43). */
export interface Plan {
  readonly id: string
  readonly market: MarketId
  readonly name: { readonly en: string; readonly ar: string }
  /** VAT included. Charged to the monthly account once per period. */
  readonly price: Money
  readonly credit: Money
  /** The minimum length of a period; then what is left of its credit expires (`creditEnd`). */
  readonly validDays: number
}

/**
 * The line of a plan bought now.
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
