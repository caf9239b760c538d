import { type Money, money } from "../money/money.ts"
import type { AccountEntry } from "./company-account.ts"

/** The total of a cost centre's bookings, on account and credit together. */
export interface CentreTotal {
  /** Its id. */
  readonly costCentre: string | null
  readonly amount: Money
}

/**
 * The totals of a company's bookings from the lines of its account, less refunds: of all, and of each cost centre with
 * any, the largest first. Plans and payments are not included.
 */
export function centreTotals(entries: readonly AccountEntry[], currency: Money["currency"]) {
  const sums = new Map<string | null, number>()
  for (const { kind, costCentre, onAccount, onCredit } of entries)
    if (kind === "booking" || kind === "give-back")
      sums.set(costCentre, (sums.get(costCentre) ?? 0) + onAccount.minor + onCredit.minor)
  const centres = [...sums]
    .map(([costCentre, minor]): CentreTotal => ({ costCentre, amount: money(minor, currency) }))
    .sort((a, b) => b.amount.minor - a.amount.minor || ((a.costCentre ?? "") < (b.costCentre ?? "") ? -1 : 1))
  const total = [...sums.values()].reduce((sum, minor) => sum + minor, 0)
  return { centres, total: money(total, currency) }
}
