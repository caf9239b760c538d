import { type Instant, msPerDay } from "../calendar/zone.ts"
import type { MarketId } from "../market/market.ts"
import { type Money, money } from "../money/money.ts"

/** What a company can buy: a bundle is a credit that its bookings draw on, worth more than it costs (D43). */
export interface Plan {
  readonly id: string
  readonly market: MarketId
  readonly name: { readonly en: string; readonly ar: string }
  readonly price: Money
  readonly credit: Money
  /** From its purchase on; what is left then is gone. */
  readonly validDays: number
}

/** A line of a company's credit: what came in and what was drawn. Lines are added, never changed. */
export interface CreditEntry {
  readonly id: string
  readonly companyId: string
  readonly kind: "purchase" | "draw" | "give-back" | "expiry"
  /** Minor units: what comes in is above zero, what goes out below. */
  readonly minor: number
  /** The plan or the booking that it is for. */
  readonly for: string
  readonly at: Instant
  /** Of a purchase: from this instant on, what is left of it is gone. Null for other lines. */
  readonly expiresAt: Instant | null
}

/** The line of a plan that is bought now. */
export const purchaseOf = (plan: Plan, companyId: string, id: string, now: Instant): CreditEntry => ({
  id,
  companyId,
  kind: "purchase",
  minor: plan.credit.minor,
  for: plan.id,
  at: now,
  expiresAt: now + plan.validDays * msPerDay,
})

/**
 * What a company can draw on now. What was bought first is drawn first, so a draw eats what expires soonest; half-open:
 * at exactly the instant of its end a purchase is gone.
 *
 * @param entries all lines of the company, in the order of their instants
 */
export function creditLeft(entries: readonly CreditEntry[], market: MarketId, now: Instant): Money {
  const purchases: { left: number; readonly expiresAt: Instant }[] = []
  for (const entry of entries) {
    const open = purchases.filter(({ expiresAt }) => entry.at < expiresAt).sort((a, b) => a.expiresAt - b.expiresAt)
    if (entry.kind === "purchase")
      purchases.push({ left: entry.minor, expiresAt: entry.expiresAt ?? Number.POSITIVE_INFINITY })
    else if (entry.kind === "give-back") {
      const last = open.at(-1)
      if (last) last.left += entry.minor
    } else if (entry.kind === "draw") {
      let owed = -entry.minor
      for (const purchase of open) {
        const taken = Math.min(owed, purchase.left)
        purchase.left -= taken
        owed -= taken
      }
    }
  }
  const left = purchases.filter(({ expiresAt }) => now < expiresAt).reduce((sum, purchase) => sum + purchase.left, 0)
  return money(left, market === "AE" ? "AED" : "QAR")
}
