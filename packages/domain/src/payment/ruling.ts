import type { Money } from "../money/money.ts"

/** How a person ends a review: the money pays the booking, goes back, or there is none. */
export const rulings = ["settle", "refund", "void"] as const

export type Ruling = (typeof rulings)[number]

/** What follows from a ruling. */
export type RulingOutcome =
  | { readonly kind: "settled" }
  /** The gateway gave part or all back without us: our books follow it. */
  | { readonly kind: "given-back-there"; readonly amount: Money }
  | { readonly kind: "giving-back"; readonly amount: Money }
  | { readonly kind: "letting-go" }
  | { readonly kind: "none-charged" }
