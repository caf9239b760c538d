import type { Instant } from "../calendar/zone.ts"
import { add, type Money, money, roundHalfUp, subtract } from "../money/money.ts"
import type { GatewayId } from "./attempt/gateway-codes.ts"

/** Where money is, or whose it is. */
export type LedgerAccount =
  /** Money that a gateway holds for us. */
  | `gateway:${GatewayId}`
  /** The desk's cash. */
  | "cash"
  /** Payments of companies' monthly accounts. */
  | "bank"
  /** What companies owe us on their monthly accounts (D43). */
  | "on-account"
  /** Credit that companies have bought and not used yet: our liability, at its full value. */
  | "credit"
  /** Cash that a driver took and has not handed over. */
  | `cash-with:${string}`
  /** What was missing or in excess when a driver's cash was counted. */
  | "cash-difference"
  | "sales"
  | "vat"
  /** Money that does not match what we asked for: somebody else's, and not ours to keep. */
  | "suspense"

export interface LedgerEntry {
  readonly account: LedgerAccount
  /** Positive where the account grows, negative where it shrinks; what others own is negative. */
  readonly amount: Money
}

/** A movement of money, in double entry: its entries add up to zero. */
export interface LedgerTransaction {
  /** The id of the charge or refund that it books, so that it is booked once. */
  readonly id: string
  /** The gateway's merchant reference; for cash the booking's; for its account the company. */
  readonly source: string
  readonly at: Instant
  readonly entries: readonly LedgerEntry[]
}

/** An account's balance before a time span, and its movements in it, in minor units. */
export interface AccountTurnover {
  readonly account: string
  readonly before: number
  readonly came: number
  /** Negative. */
  readonly went: number
}

/** The tax included in an amount, by its booking's rate (D17), rounded half up. */
export const vatWithin = (amount: Money, percent: number): Money =>
  money(amount.minor - roundHalfUp((amount.minor * 10_000) / (10_000 + Math.round(percent * 100))), amount.currency)

/** The entries for money received for a booking: `from` grows, sales and tax are credited. */
export function moneyCame(from: LedgerAccount, amount: Money, vatPercent: number): readonly LedgerEntry[] {
  const vat = vatWithin(amount, vatPercent)
  return [
    { account: from, amount },
    { account: "sales", amount: opposite(subtract(amount, vat)) },
    { account: "vat", amount: opposite(vat) },
  ]
}

/** The entries for money that was not requested, or not in this amount. */
export const moneyInDoubt = (from: LedgerAccount, amount: Money): readonly LedgerEntry[] => [
  { account: from, amount },
  { account: "suspense", amount: opposite(amount) },
]

/** The reversed entries, for refunds. */
export const reversed = (entries: readonly LedgerEntry[]): readonly LedgerEntry[] =>
  entries.map(({ account, amount }) => ({ account, amount: opposite(amount) }))

/** The sum of the entries; zero for any transaction. */
export const balance = ([first, ...rest]: readonly LedgerEntry[]): number =>
  first ? add(first.amount, ...rest.map(({ amount }) => amount)).minor : 0

const opposite = ({ minor, currency }: Money): Money => money(0 - minor, currency)
