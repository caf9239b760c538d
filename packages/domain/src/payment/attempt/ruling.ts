import type { Money } from "../../money/money.ts"

/** How a person ends a review: the money pays the booking, is refunded, or does not exist. */
export const rulings = ["settle", "refund", "void"] as const

export type Ruling = (typeof rulings)[number]

/** The result of a ruling. */
export type RulingOutcome =
  | { readonly kind: "settled" }
  /** The gateway refunded part or all without us: our books follow it. */
  | { readonly kind: "given-back-there"; readonly amount: Money }
  | { readonly kind: "giving-back"; readonly amount: Money }
  | { readonly kind: "letting-go" }
  | { readonly kind: "none-charged" }
