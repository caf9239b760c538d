import { add, isSameMoney, type Money, money, subtract } from "../money/money.ts"
import type { DeliveryCommand } from "./delivery-command.ts"

/** The money of a booking: its price, payments and refunds. */
export interface Till {
  readonly due: Money
  readonly paid: Money
  readonly refunded: Money
  /** The refunded part that had been paid beyond the price, and so is not due again (D37). */
  readonly corrected: Money
}

export type TillRefusal =
  | { readonly kind: "already-paid" }
  /** Only the amount due can be settled; a person looks at any other amount. */
  | { readonly kind: "another-amount"; readonly due: Money }
  | { readonly kind: "refund-exceeds-payment"; readonly left: Money }

export const emptyTill = (due: Money): Till => ({
  due,
  paid: money(0, due.currency),
  refunded: money(0, due.currency),
  corrected: money(0, due.currency),
})

/** What is still to be paid; negative while more was paid than it costs. Other refunds make nothing due again. */
export const outstanding = ({ due, paid, corrected }: Till): Money => add(subtract(due, paid), corrected)

/** The till as it counts: a booking made with a sandbox key costs nothing, so nothing is due of it. */
export const tillThatCounts = ({ isSandbox }: { readonly isSandbox: boolean }, till: Till): Till =>
  isSandbox ? { ...till, due: subtract(till.paid, till.corrected) } : till

/** A refund: the part that was paid beyond the price is a correction (D37), the rest is goodwill. */
export function refundOf(till: Till, amount: Money): Extract<DeliveryCommand, { readonly type: "refund" }> {
  const beyond = money(Math.min(amount.minor, 0 - outstanding(till).minor), amount.currency)
  if (beyond.minor <= 0) return { type: "refund", amount }
  return { type: "refund", amount, corrects: beyond.minor === amount.minor || beyond }
}

/** What can still be refunded. */
export const refundable = ({ paid, refunded }: Till): Money => subtract(paid, refunded)

/** Payment is independent of the booking's state (D45): these commands move money in any state. */
export const aboutMoney: ReadonlySet<DeliveryCommand["type"]> = new Set(["settle", "takeCash", "refund"])

/** Why a command cannot move money, or null; also null for a command that is not about money. */
export function tillRefusal(till: Till, command: DeliveryCommand): TillRefusal | null {
  switch (command.type) {
    case "settle":
    case "takeCash": {
      const due = outstanding(till)
      if (due.minor <= 0) return { kind: "already-paid" }
      return isSameMoney(command.amount, due) ? null : { kind: "another-amount", due }
    }
    case "refund": {
      const { amount, corrects = true } = command
      const left = refundable(till)
      const isLeft = isSomeOf(amount, left) && (corrects === true || isSomeOf(corrects, amount))
      return isLeft ? null : { kind: "refund-exceeds-payment", left }
    }
    default:
      return null
  }
}

/** Whether an amount is a part of another, or all of it: whole minor units above zero. */
const isSomeOf = ({ minor, currency }: Money, whole: Money): boolean =>
  currency === whole.currency && Number.isSafeInteger(minor) && minor > 0 && minor <= whole.minor

export function tillAfter(till: Till, command: DeliveryCommand): Till {
  switch (command.type) {
    case "settle":
    case "takeCash":
      return { ...till, paid: add(till.paid, command.amount) }
    case "refund":
      return {
        ...till,
        refunded: add(till.refunded, command.amount),
        corrected: command.corrects
          ? add(till.corrected, command.corrects === true ? command.amount : command.corrects)
          : till.corrected,
      }
    default:
      return till
  }
}
