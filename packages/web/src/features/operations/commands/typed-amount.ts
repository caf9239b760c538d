import type { Money } from "@mersal/domain/money/money"

/** The fault of an amount to refund. */
export type AmountFault = "unreadable" | "too-high"

/**
 * A typed amount in minor units of the limit's currency: "5", "12.5" and "12,50" are read. Fractions of a minor unit
 * and amounts above the limit are faults.
 */
export function typedAmount(typed: string, most: Money): { readonly minor: number } | { readonly fault: AmountFault } {
  const [, whole, cents = ""] = /^\s*(\d{1,7})(?:[.,](\d{1,2}))?\s*$/.exec(typed) ?? []
  const minor = whole === undefined ? 0 : Number(whole) * 100 + Number(cents.padEnd(2, "0"))
  if (minor <= 0) return { fault: "unreadable" }
  return minor > most.minor ? { fault: "too-high" } : { minor }
}
