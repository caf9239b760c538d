import { type Money, negated } from "../money/money.ts"
import type { DocumentKind } from "./payment-document.ts"

/** What a document adds to what was paid for: a credit note takes away, though its own amount is positive. */
export const signedAmount = ({ kind, amount }: { readonly kind: DocumentKind; readonly amount: Money }): Money =>
  kind === "credit-note" ? negated(amount) : amount
