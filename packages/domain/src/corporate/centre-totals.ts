import { type Money, money } from "../money/money.ts"
import type { AccountEntry } from "./company-account.ts"

/** What the bookings of a cost centre came to, on account and on credit together. */
export interface CentreTotal {
  /** Its id. */
  readonly costCentre: string | null
  readonly amount: Money
}

/**
 * What a company's bookings came to by the lines of its account, less what was given back: together, and of each cost
 * centre that has any, the most first. Plans and payments are no bookings.
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
