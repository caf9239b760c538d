import type { MarketId } from "../../market/market.ts"
import type { PaymentMethod } from "../payment-method.ts"

/** The card form of the gateway with the hosted page, and Qatar's (section 5; D29). */
export type CardFormVariant = "hosted" | "qatar"

/** The form of a payment method in a market; null for cash and the debit card, which need no card fields. */
export const cardFormOf = (method: PaymentMethod, market: MarketId): CardFormVariant | null =>
  method !== "card" ? null : market === "QA" ? "qatar" : "hosted"
