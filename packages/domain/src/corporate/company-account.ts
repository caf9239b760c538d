import type { Instant } from "../calendar/zone.ts"
import type { MarketId } from "../market/market.ts"
import { type Money, money } from "../money/money.ts"
import { type LedgerEntry, vatWithin } from "../payment/ledger.ts"
import { type CreditEntry, type CreditLot, drawFrom, givenBackCredit } from "./credit.ts"
import { type Plan, purchaseOf } from "./plan.ts"

/** What a company owes on its monthly account, and up to how much it may (D43). */
export interface CompanyAccount {
  readonly owed: Money
  /** An admin sets it. Of nothing, only credit that was paid for can be used. */
  readonly limit: Money
}

/** How much more may go on the account, in minor units; nothing where it owes as much as it may, or more. */
export const roomOf = ({ owed, limit }: CompanyAccount): number => Math.max(0, limit.minor - owed.minor)

/** A line of a company's monthly account. Lines are added, never changed. */
export interface AccountEntry {
  readonly id: string
  readonly companyId: string
  readonly kind: "booking" | "give-back" | "plan" | "payment"
  /** The reference of the booking, the id of the plan, or what the payment is known by. */
  readonly for: string
  /** Of the booking; null for other lines. */
  readonly costCentre: string | null
  /** What is owed more by it, VAT included; below nothing where it is less. */
  readonly onAccount: Money
  /** What of the VAT is in it. */
  readonly vat: Money
  /** What its bookings drew on the credit, whose VAT came with the plan; below nothing where it was given back. */
  readonly onCredit: Money
  readonly at: Instant
  /** The month of its statement, "2026-11", where the company is. */
  readonly month: string
}

/** Lines that belong together: of the account, of the credit, and of the ledger, which come to nothing. */
export interface AccountMovement {
  readonly entry: AccountEntry
  readonly credit: readonly CreditEntry[]
  readonly ledger: readonly LedgerEntry[]
}

/** What is the same of every movement. */
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

/** A booking, or what it costs more after a change: credit first, what ends soonest before, and the rest on account. */
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

/** What of a booking is on the account and on the credit, by all its lines. A company may pay under any name, also its. */
export function shareOf(entries: readonly AccountEntry[], currency: Money["currency"]) {
  const sum = (of: "onAccount" | "onCredit") =>
    money(
      entries.reduce((all, entry) => (entry.kind === "payment" ? all : all + entry[of].minor), 0),
      currency,
    )
  return { onAccount: sum("onAccount"), onCredit: sum("onCredit") }
}

/** What goes back of a booking: what came last first, so the account before the credit. Never more than it took. */
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
 * A plan's period: its price on the account, VAT included, and its credit, worth more than that.
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
      // What the credit is worth more than it costs is a discount: less of sales.
      { account: "sales", amount: money(credit.minor - price.minor + vat.minor, currency) },
    ]),
  }
}

/** What a company has paid of its account. */
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

/** Credit that nobody used in time: it is ours. */
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
