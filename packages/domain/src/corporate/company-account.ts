import type { Instant } from "../calendar/zone.ts"
import type { MarketId } from "../market/market.ts"
import { type Money, money } from "../money/money.ts"
import { type LedgerEntry, vatWithin } from "../payment/ledger.ts"
import { type CreditEntry, type CreditLot, drawFrom, givenBackCredit } from "./credit.ts"
import { type Plan, purchaseOf } from "./plan.ts"

/** A company's debt on its monthly account, and its limit (D43). */
export interface CompanyAccount {
  readonly owed: Money
  /** Set by an admin. With a limit of zero only prepaid credit can be used. */
  readonly limit: Money
}

/** How much more can be booked on account, in minor units; 0 if the debt has reached the limit. */
export const roomOf = ({ owed, limit }: CompanyAccount): number => Math.max(0, limit.minor - owed.minor)

/** A line of a company's monthly account. Lines are added, never changed. */
export interface AccountEntry {
  readonly id: string
  readonly companyId: string
  readonly kind: "booking" | "give-back" | "plan" | "payment"
  /** The reference of the booking, the id of the plan, or the bank's reference of the payment. */
  readonly for: string
  /** The booking's; null for other lines. */
  readonly costCentre: string | null
  /** The change of the debt, VAT included; negative if it decreases. */
  readonly onAccount: Money
  /** The VAT included in it. */
  readonly vat: Money
  /** What bookings drew from the credit, whose VAT was paid with the plan; negative when given back. */
  readonly onCredit: Money
  readonly at: Instant
  /** The month of its statement, "2026-11", in the market's time zone. */
  readonly month: string
}

/** Lines that belong together: of account, credit, and ledger. The ledger's entries add up to zero. */
export interface AccountMovement {
  readonly entry: AccountEntry
  readonly credit: readonly CreditEntry[]
  readonly ledger: readonly LedgerEntry[]
}

/** The common fields of all movements. */
interface Movement {
  readonly id: string
  readonly companyId: string
  readonly at: Instant
  readonly month: string
}

interface BookedOnAccount extends Movement {
  readonly reference: string
  readonly costCentre: string | null
  readonly amount: Money
  readonly vatPercent: number
}

/** A booking, or the extra cost of its change: first from the credit that ends soonest, the rest on account. */
export function chargeOf(
  { reference, costCentre, amount, vatPercent, ...same }: BookedOnAccount,
  lots: readonly CreditLot[],
): AccountMovement {
  const { currency } = amount
  const { draws, rest } = drawFrom(lots, amount.minor, same.at)
  const onAccount = money(rest, currency)
  const onCredit = money(amount.minor - rest, currency)
  const vat = vatWithin(onAccount, vatPercent)
  return {
    entry: { ...same, kind: "booking", for: reference, costCentre, onAccount, vat, onCredit },
    credit: draws.map(({ lot, minor }, index) => ({
      id: `${same.id}-credit-${index + 1}`,
      companyId: same.companyId,
      at: same.at,
      kind: "draw",
      lotId: lot.id,
      minor: -minor,
      for: reference,
      expiresAt: null,
    })),
    ledger: used({ onAccount, onCredit, vat }),
  }
}

/**
 * A booking's share of account and credit, from all its lines. Payments are excluded: a company may name one like a
 * booking.
 */
export function shareOf(entries: readonly AccountEntry[], currency: Money["currency"]) {
  const sum = (of: "onAccount" | "onCredit") =>
    money(
      entries.reduce((all, entry) => (entry.kind === "payment" ? all : all + entry[of].minor), 0),
      currency,
    )
  return { onAccount: sum("onAccount"), onCredit: sum("onCredit") }
}

/** A refund of a booking: the last charged first, so the account before the credit. Never more than it was charged. */
export function givenBackOf(
  { reference, costCentre, amount, vatPercent, ...same }: BookedOnAccount,
  before: {
    readonly entries: readonly AccountEntry[]
    readonly drawn: readonly CreditEntry[]
    readonly lots: readonly CreditLot[]
  },
  market: MarketId,
): AccountMovement | null {
  const { currency } = amount
  const share = shareOf(before.entries, currency)
  const account = Math.min(amount.minor, share.onAccount.minor)
  const credit = Math.min(amount.minor - account, share.onCredit.minor)
  if (account + credit <= 0) return null
  const vat = vatWithin(money(account, currency), vatPercent)
  const opposite = { onAccount: money(0 - account, currency), onCredit: money(0 - credit, currency) }
  const back = { ...opposite, vat: money(0 - vat.minor, currency) }
  return {
    entry: { ...same, kind: "give-back", for: reference, costCentre, ...back },
    credit: givenBackCredit(before.drawn, before.lots, { id: same.id, minor: credit, at: same.at, market }),
    ledger: used(back),
  }
}

/**
 * A plan's period: its price on the account, VAT included, and its credit, which is worth more.
 *
 * @param from when the period begins
 */
export function purchaseMovement(
  plan: Plan,
  vatPercent: number,
  same: Movement,
  from: Instant = same.at,
): AccountMovement {
  const { price, credit } = plan
  const { currency } = price
  const vat = vatWithin(price, vatPercent)
  return {
    entry: {
      ...same,
      kind: "plan",
      for: plan.id,
      costCentre: null,
      onAccount: price,
      vat,
      onCredit: money(0, currency),
    },
    credit: [purchaseOf(plan, same.companyId, `${same.id}-credit`, same.at, from)],
    ledger: settled([
      { account: "on-account", amount: price },
      { account: "vat", amount: money(0 - vat.minor, currency) },
      { account: "credit", amount: money(0 - credit.minor, currency) },
      // The credit's value beyond its price is a discount, and reduces sales.
      { account: "sales", amount: money(credit.minor - price.minor + vat.minor, currency) },
    ]),
  }
}

/** A company's payment of its account. */
export function paymentMovement(amount: Money, known: string, same: Movement): AccountMovement {
  const none = money(0, amount.currency)
  const less = money(0 - amount.minor, amount.currency)
  return {
    entry: { ...same, kind: "payment", for: known, costCentre: null, onAccount: less, vat: none, onCredit: none },
    credit: [],
    ledger: [
      { account: "bank", amount },
      { account: "on-account", amount: less },
    ],
  }
}

/** Credit that was not used in time becomes ours. */
export const expiredLedger = ({ minor }: CreditEntry, currency: Money["currency"]): readonly LedgerEntry[] => [
  { account: "credit", amount: money(0 - minor, currency) },
  { account: "sales", amount: money(minor, currency) },
]

/** Our service, paid by credit and on account. */
const used = ({ onAccount, onCredit, vat }: Pick<AccountEntry, "onAccount" | "onCredit" | "vat">) =>
  settled([
    { account: "on-account", amount: onAccount },
    { account: "credit", amount: onCredit },
    { account: "vat", amount: money(0 - vat.minor, vat.currency) },
    { account: "sales", amount: money(vat.minor - onAccount.minor - onCredit.minor, vat.currency) },
  ])

const settled = (entries: readonly LedgerEntry[]): readonly LedgerEntry[] =>
  entries.filter(({ amount }) => amount.minor !== 0)
