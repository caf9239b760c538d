import type { Instant } from "../calendar/zone.ts"
import type { Currency } from "../market/market.ts"
import { type Money, money } from "../money/money.ts"
import type { LedgerEntry } from "./ledger.ts"

/** Cash that a driver gave to the desk: counted there, and booked at once. */
export interface CashHandover {
  /** Made by whoever sends it: one that is sent twice is one. */
  readonly id: string
  readonly driver: string
  /** What was counted. */
  readonly amount: Money
  /** What he should have had beyond it; below nothing where he gave more. Nothing where the rest stays with him. */
  readonly difference: Money
  /** Why there is a difference; empty without one. */
  readonly reason: string
  /** Who took it. */
  readonly takenBy: string
  readonly at: Instant
}

export const longestReason = 200

/** 9,999,999.99: more is a slip of the hand. */
export const mostHandedOver = 999_999_999

export interface CountedCash {
  readonly minor: number
  /** With a reason the driver's account is settled, whatever was counted; without one he keeps what is missing. */
  readonly reason: string
}

export type HandoverRefusal =
  /** Nothing was counted that is an amount, or nothing and there is no difference to settle. */
  | { readonly kind: "nothing-handed-over" }
  /** More was counted than he took, and nobody says why. */
  | { readonly kind: "more-than-held"; readonly held: Money }

/** What a count comes to, held against what the books say a driver has. */
export function judgeHandover(
  held: Money,
  { minor, reason }: CountedCash,
): Pick<CashHandover, "amount" | "difference" | "reason"> | HandoverRefusal {
  if (!Number.isSafeInteger(minor) || minor < 0) return { kind: "nothing-handed-over" }
  const amount = money(minor, held.currency)
  const missing = held.minor - minor
  const difference = money(reason === "" ? 0 : missing, held.currency)
  if (reason === "" && missing < 0) return { kind: "more-than-held", held }
  if (minor === 0 && difference.minor === 0) return { kind: "nothing-handed-over" }
  return { amount, difference, reason: difference.minor === 0 ? "" : reason }
}

/** From the driver to the desk, and what is missing or too much to an account of its own. */
export const handoverEntries = ({
  driver,
  amount,
  difference,
}: Pick<CashHandover, "driver" | "amount" | "difference">): readonly LedgerEntry[] => [
  { account: `cash-with:${driver}`, amount: money(0 - amount.minor - difference.minor, amount.currency) },
  ...(amount.minor === 0 ? [] : [{ account: "cash", amount } as const]),
  ...(difference.minor === 0 ? [] : [{ account: "cash-difference", amount: difference } as const]),
]

/** What a driver's account holds, or the desk's, on a day: what he had, what came, what went. */
export interface CashAccount {
  /** Null for the desk. */
  readonly driver: string | null
  readonly currency: Currency
  readonly before: number
  readonly came: number
  /** Below nothing. */
  readonly went: number
}

/** Somebody who may hand cash over. */
export interface CashGiver {
  readonly id: string
  readonly name: string
  /** Whether he drives here no more. */
  readonly isGone: boolean
}

/** Whoever drives, and whoever drove here once and still has some of it, in the order in which they are given. */
export const cashGivers = (
  everybody: readonly { readonly id: string; readonly name: string; readonly isActive: boolean }[],
  accounts: readonly CashAccount[],
): readonly CashGiver[] =>
  everybody
    .filter(({ id, isActive }) => isActive || accounts.some((own) => own.driver === id && heldIn(own) !== 0))
    .map(({ id, name, isActive }) => ({ id, name, isGone: !isActive }))

export const heldIn = ({ before, came, went }: Omit<CashAccount, "driver" | "currency">): number => before + came + went
