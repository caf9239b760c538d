import type { Instant } from "../calendar/zone.ts"
import { add, type Money, money, roundHalfUp, subtract } from "../money/money.ts"
import type { GatewayId } from "./gateway-codes.ts"

/** Where money is, or whose it is. */
export type LedgerAccount =
  /** What a gateway holds for us. */
  | `gateway:${GatewayId}`
  /** What the desk has in cash. */
  | "cash"
  /** What companies paid of their monthly accounts. */
  | "bank"
  /** What companies owe us on their monthly accounts (D43). */
  | "on-account"
  /** What companies have bought in advance and not used yet: ours to carry, at its full worth. */
  | "credit"
  /** What a driver took in cash and has not handed over. */
  | `cash-with:${string}`
  /** What was missing, or too much, when a driver's cash was counted. */
  | "cash-difference"
  | "sales"
  | "vat"
  /** Money that came otherwise than we asked for: somebody's, and not ours to keep. */
  | "suspense"

export interface LedgerEntry {
  readonly account: LedgerAccount
  /** Above nothing where the account grows, below where it shrinks; what others own is written below nothing. */
  readonly amount: Money
}

/** A movement of money, in double entry: its entries come to nothing. */
export interface LedgerTransaction {
  /** Of the charge or the refund that it books: booked once. */
  readonly id: string
  /** The merchant reference at the gateway; the booking's for cash; the company for its account. */
  readonly source: string
  readonly at: Instant
  readonly entries: readonly LedgerEntry[]
}

/** What an account had before a span of time, and what came and went in it, in minor units. */
export interface AccountTurnover {
  readonly account: string
  readonly before: number
  readonly came: number
  /** Below nothing. */
  readonly went: number
}

/** The tax that is in an amount, by the rate of its booking (D17), rounded half up. */
export const vatWithin = (amount: Money, percent: number): Money =>
  money(amount.minor - roundHalfUp((amount.minor * 10_000) / (10_000 + Math.round(percent * 100))), amount.currency)

/** Money that came for a booking: `from` grows by it, sales and tax owe it. */
export function moneyCame(from: LedgerAccount, amount: Money, vatPercent: number): readonly LedgerEntry[] {
  const vat = vatWithin(amount, vatPercent)
  return [
    { account: from, amount },
    { account: "sales", amount: opposite(subtract(amount, vat)) },
    { account: "vat", amount: opposite(vat) },
  ]
}

/** Money that was not asked for, or not as much. */
export const moneyInDoubt = (from: LedgerAccount, amount: Money): readonly LedgerEntry[] => [
  { account: from, amount },
  { account: "suspense", amount: opposite(amount) },
]

/** The same the other way round, for what goes back. */
export const reversed = (entries: readonly LedgerEntry[]): readonly LedgerEntry[] =>
  entries.map(({ account, amount }) => ({ account, amount: opposite(amount) }))

/** What the entries come to; nothing, of any transaction. */
export const balance = ([first, ...rest]: readonly LedgerEntry[]): number =>
  first ? add(first.amount, ...rest.map(({ amount }) => amount)).minor : 0

const opposite = ({ minor, currency }: Money): Money => money(0 - minor, currency)
