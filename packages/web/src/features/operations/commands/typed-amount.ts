import type { Money } from "@mersal/domain/money/money"

/** What is wrong with an amount that is to be given back. */
export type AmountFault = "unreadable" | "too-high"

/**
 * An amount as it is typed, in minor units of the currency of the most that may be given: "5", "12.5" and "12,50" are
 * read, nothing below a minor unit and nothing above the most.
 */
export function typedAmount(typed: string, most: Money): { readonly minor: number } | { readonly fault: AmountFault } {
  const [, whole, cents = ""] = /^\s*(\d{1,7})(?:[.,](\d{1,2}))?\s*$/.exec(typed) ?? []
  const minor = whole === undefined ? 0 : Number(whole) * 100 + Number(cents.padEnd(2, "0"))
  if (minor <= 0) return { fault: "unreadable" }
  return minor > most.minor ? { fault: "too-high" } : { minor }
}
