import type { Instant } from "../calendar/zone.ts"
import type { Currency } from "../market/market.ts"
import { type Money, money } from "../money/money.ts"
import type { LedgerEntry } from "./ledger.ts"

/** Cash that a driver gave to the desk, counted there and booked at once. */
export interface CashHandover {
  /** Made by the sender; sent twice, it is booked once. */
  readonly id: string
  readonly driver: string
  /** The counted amount. */
  readonly amount: Money
  /** What he should have had in addition; negative if he gave more. Zero if the rest stays with him. */
  readonly difference: Money
  /** The reason for the difference; empty without one. */
  readonly reason: string
  /** Who received it. */
  readonly takenBy: string
  readonly at: Instant
}

export const longestReason = 200

/** 9,999,999.99: more is a typing error. */
export const mostHandedOver = 999_999_999

export interface CountedCash {
  readonly minor: number
  /** With a reason the driver's account is settled, whatever was counted; without one he still owes what is missing. */
  readonly reason: string
}

export type HandoverRefusal =
  /** The count is no valid amount, or it is zero without a difference to settle. */
  | { readonly kind: "nothing-handed-over" }
  /** The count exceeds what he took, and no reason was given. */
  | { readonly kind: "more-than-held"; readonly held: Money }

/** The result of a count, compared with what the books say a driver has. */
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

/** The entries from the driver to the desk; a difference goes to its own account. */
export const handoverEntries = ({
  driver,
  amount,
  difference,
}: Pick<CashHandover, "driver" | "amount" | "difference">): readonly LedgerEntry[] => [
  { account: `cash-with:${driver}`, amount: money(0 - amount.minor - difference.minor, amount.currency) },
  ...(amount.minor === 0 ? [] : [{ account: "cash", amount } as const]),
  ...(difference.minor === 0 ? [] : [{ account: "cash-difference", amount: difference } as const]),
]

/** The account of a driver or the desk on a day: balance before, received, given. */
export interface CashAccount {
  /** Null for the desk. */
  readonly driver: string | null
  readonly currency: Currency
  readonly before: number
  readonly came: number
  /** Negative. */
  readonly went: number
}

/** Somebody who may hand cash over. */
export interface CashGiver {
  readonly id: string
  readonly name: string
  /** Whether he no longer drives here. */
  readonly isGone: boolean
}

/** Present drivers, and former ones who still have cash, in the order given. */
export const cashGivers = (
  everybody: readonly { readonly id: string; readonly name: string; readonly isActive: boolean }[],
  accounts: readonly CashAccount[],
): readonly CashGiver[] =>
  everybody
    .filter(({ id, isActive }) => isActive || accounts.some((own) => own.driver === id && heldIn(own) !== 0))
    .map(({ id, name, isActive }) => ({ id, name, isGone: !isActive }))

export const heldIn = ({ before, came, went }: Omit<CashAccount, "driver" | "currency">): number => before + came + went
